-- Pieces of paid orders of the last 90 days, for lists that have what sells best first.
ALTER TABLE products ADD COLUMN units_sold integer NOT NULL DEFAULT 0;

CREATE INDEX products_by_units_sold ON products (site_id, units_sold, numeric_id) INCLUDE (id) WHERE visible;
