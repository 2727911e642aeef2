-- The media library of a site. `stored` has its original in the media store; `remote` is only an address so far.
CREATE TABLE media (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id text NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  file_name text NOT NULL DEFAULT '',
  mime text NOT NULL DEFAULT '',
  bytes bigint NOT NULL DEFAULT 0,
  width integer NOT NULL DEFAULT 0,
  height integer NOT NULL DEFAULT 0,
  ground text,
  alt_text text NOT NULL DEFAULT '',
  source_url text,
  storage_key text,
  failure text,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX media_by_source ON media (site_id, source_url) WHERE source_url IS NOT NULL;
