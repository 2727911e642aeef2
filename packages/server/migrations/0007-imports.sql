-- An import reads a stored file product by product. entries_done counts the products of the file that
-- are decided, in the file's order, and moves in the transaction that decides them: an import that was
-- cut off goes on behind it.
CREATE TABLE imports (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  file_name text NOT NULL,
  storage_key text NOT NULL,
  bytes bigint NOT NULL,
  state text NOT NULL,
  rows_total integer,
  rows_done integer NOT NULL DEFAULT 0,
  rows_failed integer NOT NULL DEFAULT 0,
  entries_done integer NOT NULL DEFAULT 0,
  products_created integer NOT NULL DEFAULT 0,
  products_updated integer NOT NULL DEFAULT 0,
  products_unchanged integer NOT NULL DEFAULT 0,
  failure text,
  actor jsonb NOT NULL,
  created_date timestamptz NOT NULL,
  started_date timestamptz,
  -- The pace is measured over the present run, not over the time the process was down.
  run_started_date timestamptz,
  run_started_rows integer NOT NULL DEFAULT 0,
  updated_date timestamptz NOT NULL,
  finished_date timestamptz,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX imports_by_creation ON imports (site_id, created_date DESC);
CREATE INDEX imports_unfinished ON imports (created_date) WHERE state IN ('QUEUED', 'RUNNING');

CREATE TABLE import_reports (
  site_id uuid NOT NULL,
  import_id uuid NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  line integer NOT NULL,
  column_name text,
  handle text,
  severity text NOT NULL,
  message text NOT NULL,
  PRIMARY KEY (site_id, import_id, seq),
  FOREIGN KEY (site_id, import_id) REFERENCES imports ON DELETE CASCADE
);
