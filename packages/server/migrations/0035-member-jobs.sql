-- What is done to many members is done by the engine that all other work on many things has.
INSERT INTO jobs (site_id, id, kind, input, state, cursor, total, succeeded, failed, failure, actor,
                  created_date, started_date, run_started_date, run_started_count, updated_date,
                  finished_date)
SELECT site_id, id, 'members.' || lower(action),
       jsonb_build_object('filter', filter)
         || CASE WHEN search IS NULL THEN '{}' ELSE jsonb_build_object('search', search) END
         || CASE WHEN content_assignee_id IS NULL THEN '{}'
                 ELSE jsonb_build_object('contentAssigneeId', content_assignee_id) END,
       state, cursor::text, total, done, failed, failure, actor, created_date, started_date,
       run_started_date, run_started_count, updated_date, finished_date
  FROM member_jobs ORDER BY created_date;

UPDATE facts SET entity = 'job', name = replace(name, 'member_job.', 'job.')
 WHERE entity = 'member_job';

DROP TABLE member_jobs;
