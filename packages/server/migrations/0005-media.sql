-- The media library of a site. `stored` has its original in the media store; `remote` is only an address
-- so far; `failed` is an address that could not be fetched yet and will be tried again.
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
  fetch_attempts integer NOT NULL DEFAULT 0,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
-- Picture addresses name no site; an id is a secret of 128 bits and belongs to one site.
CREATE UNIQUE INDEX media_by_id ON media (id);
CREATE UNIQUE INDEX media_by_source ON media (site_id, source_url) WHERE source_url IS NOT NULL;
CREATE INDEX media_by_creation ON media (site_id, created_date DESC, id);
