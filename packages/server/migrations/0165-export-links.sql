-- Links at which others fetch the newest export of products.
CREATE TABLE export_links (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  -- Of the token in its address, which is not stored.
  token_hash text NOT NULL,
  only_visible boolean NOT NULL,
  every text NOT NULL CHECK (every IN ('HOUR', 'DAY', 'WEEK')),
  time_of_day text,
  weekday integer,
  paused boolean NOT NULL DEFAULT FALSE,
  next_date timestamptz,
  -- The export that is served, and the one that is under way.
  export_id uuid,
  running_export_id uuid,
  failures integer NOT NULL DEFAULT 0,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, token_hash),
  CHECK (paused = (next_date IS NULL))
);

CREATE INDEX export_links_due ON export_links (next_date) WHERE next_date IS NOT NULL;
