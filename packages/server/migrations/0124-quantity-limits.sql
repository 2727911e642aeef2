-- How many pieces of a product somebody may buy; null: as many as wanted.
ALTER TABLE products ADD COLUMN quantity_limits jsonb;
