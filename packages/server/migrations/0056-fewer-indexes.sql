-- One index finds a variant by its id, with its product or alone, and one the memberships of a product, in all
-- collections or in one.
ALTER TABLE inventory_items DROP CONSTRAINT inventory_items_site_id_product_id_variant_id_fkey;
ALTER TABLE product_files DROP CONSTRAINT product_files_site_id_product_id_variant_id_fkey;
ALTER TABLE variants DROP CONSTRAINT variants_pkey;
ALTER TABLE variants ADD PRIMARY KEY (site_id, id, product_id);
ALTER TABLE inventory_items ADD FOREIGN KEY (site_id, product_id, variant_id)
  REFERENCES variants (site_id, product_id, id) ON DELETE CASCADE;
ALTER TABLE product_files ADD FOREIGN KEY (site_id, product_id, variant_id)
  REFERENCES variants (site_id, product_id, id) ON DELETE CASCADE;
DROP INDEX variants_by_own_id;

ALTER TABLE collection_products DROP CONSTRAINT collection_products_pkey;
ALTER TABLE collection_products ADD PRIMARY KEY (site_id, product_id, collection_id);
DROP INDEX collection_products_by_product;

-- Options are found by their product, which has a handful of them.
DROP INDEX product_options_name;

-- There are three reasons: the latest of all are among the latest of each.
DROP INDEX inventory_changes_by_time;
