-- What each answer tells of its learner: the rules and wrong rules it turned on and the themes of its item, by their ids.
alter table answer add column about varchar(4000) not null default '';
