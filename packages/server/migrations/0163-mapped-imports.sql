-- What the columns of a product file become, chosen before it is imported.
CREATE TABLE import_mappings (
  site_id uuid NOT NULL,
  import_id uuid NOT NULL,
  header_key text NOT NULL,
  platform text NOT NULL,
  columns jsonb NOT NULL,
  remembered boolean NOT NULL,
  PRIMARY KEY (site_id, import_id),
  FOREIGN KEY (site_id, import_id) REFERENCES imports ON DELETE CASCADE
);

-- The choices of the last file with the same header.
CREATE TABLE remembered_import_mappings (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  header_key text NOT NULL,
  platform text NOT NULL,
  choices jsonb NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, header_key)
);

-- What a dry run found, until the import is started.
CREATE TABLE import_differences (
  site_id uuid NOT NULL,
  import_id uuid NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  line integer NOT NULL,
  handle text NOT NULL,
  product_name text NOT NULL,
  kind text NOT NULL,
  field text NOT NULL,
  variant text,
  key text,
  before_text text,
  after_text text,
  PRIMARY KEY (site_id, import_id, seq),
  FOREIGN KEY (site_id, import_id) REFERENCES imports ON DELETE CASCADE
);

ALTER TABLE imports ADD COLUMN pictures_total integer NOT NULL DEFAULT 0;

CREATE INDEX imports_in_draft ON imports (created_date)
 WHERE state IN ('DRAFT', 'CHECKING', 'CHECKED');
