-- Work on everything that fits a filter. Each batch moves the cursor in the transaction that does it.
CREATE TABLE jobs (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  -- The jobs of a site are done in this order.
  number bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  input jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  -- The last item that is decided, as its kind spells it.
  cursor text,
  total integer NOT NULL,
  succeeded integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  -- The first items that failed, and why.
  errors jsonb NOT NULL DEFAULT '[]',
  failure text,
  actor jsonb NOT NULL,
  created_date timestamptz NOT NULL,
  started_date timestamptz,
  -- The pace is measured over the present run, not over the time the process was down.
  run_started_date timestamptz,
  run_started_count integer NOT NULL DEFAULT 0,
  updated_date timestamptz NOT NULL,
  finished_date timestamptz,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX jobs_by_number ON jobs (site_id, number DESC);
CREATE INDEX jobs_unfinished ON jobs (site_id, number) WHERE state IN ('QUEUED', 'RUNNING');
