-- Product files that are fetched from an address and imported at their times.
CREATE TABLE import_schedules (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  -- The header that is sent along, sealed.
  sealed_authorization text,
  format text NOT NULL,
  -- What the columns become, by their names; of the format MAPPING.
  mapping jsonb,
  every text NOT NULL CHECK (every IN ('HOUR', 'DAY', 'WEEK')),
  time_of_day text,
  weekday integer,
  paused boolean NOT NULL DEFAULT FALSE,
  next_date timestamptz,
  -- When a run was asked for that is not over.
  queued_date timestamptz,
  failures integer NOT NULL DEFAULT 0,
  last_run jsonb,
  -- Of the last file that was imported: what tells that it is the same, and how long it was.
  etag text,
  last_modified text,
  content_hash text,
  imported_rows integer,
  last_import_id uuid,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  CHECK (paused = (next_date IS NULL))
);

CREATE INDEX import_schedules_due ON import_schedules (next_date) WHERE next_date IS NOT NULL;

-- As the scheduled import was called that has fetched the file.
ALTER TABLE imports ADD COLUMN schedule_name text;
