-- Files that were deleted or replaced: the file stays for a time, so that this can be undone.
CREATE TABLE deleted_media (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id text NOT NULL,
  -- Null once the file is gone.
  storage_key text,
  -- The file that is shown in its place.
  replaced_by text,
  deleted_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX deleted_media_by_id ON deleted_media (id) WHERE replaced_by IS NOT NULL;
CREATE INDEX deleted_media_by_date ON deleted_media (deleted_date) WHERE storage_key IS NOT NULL;
CREATE INDEX deleted_media_by_file ON deleted_media (storage_key) WHERE storage_key IS NOT NULL;
