-- One hash of each cost that imports have brought, with nothing of anybody in it: where time must not tell
-- who has an account, each is checked at every sign-in.
CREATE TABLE foreign_passwords (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  cost text NOT NULL,
  decoy text NOT NULL,
  PRIMARY KEY (site_id, cost)
);

-- Files of members on their way in. The job says how far it is; its batches count here what became of the
-- rows.
CREATE TABLE member_imports (
  site_id uuid NOT NULL,
  job_id uuid NOT NULL,
  file_name text NOT NULL,
  storage_key text NOT NULL,
  format text NOT NULL,
  existing text NOT NULL,
  bytes bigint NOT NULL,
  created integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, job_id),
  FOREIGN KEY (site_id, job_id) REFERENCES jobs ON DELETE CASCADE
);

-- What was wrong, never what stood there: reports are kept longer than members.
CREATE TABLE member_import_reports (
  site_id uuid NOT NULL,
  job_id uuid NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  line integer NOT NULL,
  field text,
  severity text NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (site_id, job_id, seq),
  FOREIGN KEY (site_id, job_id) REFERENCES member_imports ON DELETE CASCADE
);

-- Files of members on their way out. `bytes` are those that count: a batch that was cut off has written
-- behind them, and the next one writes over it.
CREATE TABLE member_exports (
  site_id uuid NOT NULL,
  job_id uuid NOT NULL,
  file_name text NOT NULL,
  storage_key text NOT NULL,
  format text NOT NULL,
  password_hashes boolean NOT NULL,
  bytes bigint NOT NULL DEFAULT 0,
  created_date timestamptz NOT NULL,
  -- The file is gone: its days were over, or somebody in it was erased.
  removed_date timestamptz,
  PRIMARY KEY (site_id, job_id),
  FOREIGN KEY (site_id, job_id) REFERENCES jobs ON DELETE CASCADE
);
CREATE INDEX member_exports_with_file ON member_exports (created_date) WHERE removed_date IS NULL;
