alter table learner add column note varchar(10);
