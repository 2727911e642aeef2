-- A deleted brand stays on the products that have it, and its name is free again.
ALTER TABLE brands ADD COLUMN deleted_date timestamptz;
DROP INDEX brands_name;
CREATE UNIQUE INDEX brands_name ON brands (site_id, lower(name)) WHERE deleted_date IS NULL;
CREATE INDEX brands_by_creation ON brands (site_id, created_date DESC, id DESC);
CREATE INDEX ribbons_by_creation ON ribbons (site_id, created_date DESC, id DESC);
