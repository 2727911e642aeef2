-- Stock that somebody is about to buy. It is taken from the quantity when it is held, and added again when the hold
-- is released or has expired; a sale deletes the hold and leaves the quantity. A holder is a cart, a checkout or an order.
CREATE TABLE stock_holds (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  holder_id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  quantity bigint NOT NULL CHECK (quantity >= 0),
  preordered integer NOT NULL CHECK (preordered >= 0),
  created_date timestamptz NOT NULL,
  expires_date timestamptz,
  PRIMARY KEY (site_id, holder_id, product_id, variant_id, location_id),
  CHECK (quantity + preordered > 0)
);
CREATE INDEX stock_holds_by_item ON stock_holds (site_id, product_id, variant_id, location_id, expires_date);
CREATE INDEX stock_holds_by_expiry ON stock_holds (expires_date) WHERE expires_date IS NOT NULL;
