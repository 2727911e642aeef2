ALTER TABLE products ADD COLUMN related_product_ids jsonb;

-- What is bought in one order with a product, counted from paid orders.
CREATE TABLE bought_together (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  product_id uuid NOT NULL,
  other_id uuid NOT NULL,
  order_count integer NOT NULL,
  PRIMARY KEY (site_id, product_id, other_id)
);
