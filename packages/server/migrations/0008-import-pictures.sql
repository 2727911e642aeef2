-- Which line of which import named a picture's address, so that one that cannot be fetched is reported there.
CREATE TABLE import_pictures (
  site_id uuid NOT NULL,
  import_id uuid NOT NULL,
  source_url text NOT NULL,
  line integer NOT NULL,
  column_name text NOT NULL,
  handle text NOT NULL,
  PRIMARY KEY (site_id, source_url, import_id),
  FOREIGN KEY (site_id, import_id) REFERENCES imports ON DELETE CASCADE
);
