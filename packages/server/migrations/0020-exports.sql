-- An export writes products to a file that is kept for some days. A run that was cut off begins anew:
-- the file is kept whole or not at all.
CREATE TABLE exports (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  format text NOT NULL,
  file_name text NOT NULL,
  storage_key text NOT NULL,
  -- The filter as it was asked, and products by name; null: all.
  filter jsonb,
  product_ids uuid[],
  state text NOT NULL,
  products_total integer NOT NULL,
  products_done integer NOT NULL DEFAULT 0,
  rows_done integer NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  failure text,
  actor jsonb NOT NULL,
  created_date timestamptz NOT NULL,
  started_date timestamptz,
  updated_date timestamptz NOT NULL,
  finished_date timestamptz,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX exports_by_creation ON exports (site_id, created_date DESC);
CREATE INDEX exports_unfinished ON exports (created_date) WHERE state IN ('QUEUED', 'RUNNING');
CREATE INDEX exports_by_age ON exports (created_date);

-- Who adds whole products at once knows what they tell of their variants. While that is written nothing
-- is counted again, and there are no texts of theirs to be marked.
CREATE FUNCTION is_counted() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT COALESCE(current_setting('vitrine.counted', TRUE) = 'yes', FALSE)
$$;
DROP TRIGGER follow_inserted ON variants;
CREATE TRIGGER follow_inserted AFTER INSERT ON variants REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT WHEN (NOT is_counted()) EXECUTE FUNCTION follow_variants();
DROP TRIGGER follow_inserted ON inventory_items;
CREATE TRIGGER follow_inserted AFTER INSERT ON inventory_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT WHEN (NOT is_counted()) EXECUTE FUNCTION follow_stock();
DO $$
DECLARE
  part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['variants', 'product_options', 'product_choices', 'product_media', 'choice_media',
                              'collection_products', 'inventory_items'] LOOP
    EXECUTE format('DROP TRIGGER mark_inserted ON %I', part);
    EXECUTE format('CREATE TRIGGER mark_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT WHEN (NOT is_counted()) EXECUTE FUNCTION mark_product_of_rows()', part);
  END LOOP;
END $$;
