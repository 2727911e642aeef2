-- A job can begin at a date, such as products that are shown from Friday on.
ALTER TABLE jobs ADD COLUMN scheduled_date timestamptz;

CREATE INDEX jobs_scheduled ON jobs (scheduled_date) WHERE state = 'QUEUED' AND scheduled_date IS NOT NULL;
