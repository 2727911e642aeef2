-- The import that last made or changed a product. Whoever imports says which one that is for the
-- length of a transaction; other changes leave it as it is.
ALTER TABLE products ADD COLUMN import_id uuid
  DEFAULT NULLIF(current_setting('vitrine.import_id', TRUE), '')::uuid;
