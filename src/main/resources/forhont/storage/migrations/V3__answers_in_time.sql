-- What a learner answered since a moment, and how much there was up to it, without reading the answers themselves.
create index answer_in_time on answer (learner, at);
