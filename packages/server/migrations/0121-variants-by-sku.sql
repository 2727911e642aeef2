-- SKUs are found by their beginning, and lists are sorted by them, whatever the collation of the database.
CREATE INDEX variants_by_sku_key ON variants (site_id, (lower(sku) COLLATE "C"), product_id, id);
