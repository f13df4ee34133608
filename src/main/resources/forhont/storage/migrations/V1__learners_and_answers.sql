create table learner (
    id varchar(64) not null primary key,
    since bigint not null,
    used bigint not null
);

create index learner_used on learner (used);

-- What opens a learner's data: the digest of a secret. A device keeps its own, a recovery code is printed, a move is used once.
create table pass (
    digest varchar(64) not null primary key,
    learner varchar(64) not null references learner (id) on delete cascade,
    kind varchar(10) not null,
    valid_until bigint not null
);

create index pass_learner on pass (learner);

-- Every answer given: to which item as it was shown, in which version of the content, and whether it completed the step.
create table answer (
    learner varchar(64) not null references learner (id) on delete cascade,
    item varchar(64) not null,
    given varchar(1000) not null,
    lesson varchar(100) not null,
    step varchar(100) not null,
    version varchar(64) not null,
    attempt integer not null,
    completes integer not null,
    at bigint not null,
    primary key (learner, item, given)
);

create index answer_progress on answer (learner, completes, lesson, step);

-- One row, written to find out whether writing works.
create table pulse (
    id integer not null primary key,
    at bigint not null
);

insert into pulse (id, at) values (1, 0);
