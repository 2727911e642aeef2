-- Files that are sold. Their bytes are kept apart from pictures and have no public address.
CREATE TABLE digital_files (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  file_name text NOT NULL,
  file_type text NOT NULL,
  bytes bigint NOT NULL,
  storage_key text NOT NULL,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
-- Copies of a site share the bytes.
CREATE INDEX digital_files_by_storage ON digital_files (storage_key);
CREATE INDEX digital_files_by_creation ON digital_files (created_date);

-- What delivers which file: a variant, or the product as a whole where there is none.
CREATE TABLE product_files (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid,
  file_id uuid NOT NULL,
  CONSTRAINT product_files_place UNIQUE NULLS NOT DISTINCT (site_id, product_id, variant_id),
  FOREIGN KEY (site_id, product_id) REFERENCES products ON DELETE CASCADE,
  FOREIGN KEY (site_id, product_id, variant_id) REFERENCES variants ON DELETE CASCADE,
  FOREIGN KEY (site_id, file_id) REFERENCES digital_files
);
CREATE INDEX product_files_by_file ON product_files (site_id, file_id);

-- The right of a member to the files of a product.
CREATE TABLE file_grants (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  member_id uuid NOT NULL,
  -- Null: for ever, any number.
  end_date timestamptz,
  download_limit integer,
  downloads integer NOT NULL DEFAULT 0,
  granted_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, product_id, member_id),
  FOREIGN KEY (site_id, product_id) REFERENCES products ON DELETE CASCADE,
  FOREIGN KEY (site_id, member_id) REFERENCES members ON DELETE CASCADE
);
CREATE INDEX file_grants_by_member ON file_grants (site_id, member_id, granted_date DESC);
CREATE INDEX file_grants_by_product ON file_grants (site_id, product_id, granted_date DESC, member_id);

-- Download addresses that were used: each counts once, however many parts are asked for.
CREATE TABLE file_downloads (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX file_downloads_by_end ON file_downloads (expires_date);

-- The product's own file as lists show it: id, name and type.
ALTER TABLE products ADD COLUMN digital_file jsonb;
