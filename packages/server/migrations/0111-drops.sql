-- Stock that many buy at once lies in buckets, so that its buyers do not wait for one row.
ALTER TABLE inventory_items ADD COLUMN is_drop boolean NOT NULL DEFAULT FALSE;

CREATE TABLE stock_buckets (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  bucket smallint NOT NULL CHECK (bucket BETWEEN 0 AND 15),
  -- What can still be taken of it.
  quantity bigint NOT NULL CHECK (quantity >= 0),
  -- What was taken of it, less what came back, since it was last booked to the item.
  taken bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, product_id, variant_id, location_id, bucket),
  FOREIGN KEY (site_id, product_id, variant_id, location_id) REFERENCES inventory_items ON DELETE CASCADE
) WITH (fillfactor = 50);

-- Buckets add up to the quantity of the item less what was taken and is not booked yet, whoever writes the item.
CREATE FUNCTION spread_stock() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  pieces bigint;
BEGIN
  IF NOT (NEW.is_drop AND NEW.track_quantity) THEN
    DELETE FROM stock_buckets b
     WHERE b.site_id = NEW.site_id AND b.product_id = NEW.product_id AND b.variant_id = NEW.variant_id
       AND b.location_id = NEW.location_id;
    RETURN NULL;
  END IF;
  PERFORM FROM stock_buckets b
    WHERE b.site_id = NEW.site_id AND b.product_id = NEW.product_id AND b.variant_id = NEW.variant_id
      AND b.location_id = NEW.location_id
    ORDER BY b.bucket FOR UPDATE;
  SELECT GREATEST(0, COALESCE(NEW.quantity, 0) - COALESCE(sum(b.taken), 0)) INTO pieces FROM stock_buckets b
   WHERE b.site_id = NEW.site_id AND b.product_id = NEW.product_id AND b.variant_id = NEW.variant_id
     AND b.location_id = NEW.location_id;
  INSERT INTO stock_buckets (site_id, product_id, variant_id, location_id, bucket, quantity)
  SELECT NEW.site_id, NEW.product_id, NEW.variant_id, NEW.location_id, n,
         pieces / 16 + CASE WHEN n < pieces % 16 THEN 1 ELSE 0 END
    FROM generate_series(0, 15) n
  ON CONFLICT (site_id, product_id, variant_id, location_id, bucket) DO UPDATE SET quantity = excluded.quantity;
  RETURN NULL;
END $function$;

CREATE TRIGGER spread_on_insert AFTER INSERT ON inventory_items FOR EACH ROW
  WHEN (NEW.is_drop) EXECUTE FUNCTION spread_stock();
CREATE TRIGGER spread_on_update AFTER UPDATE ON inventory_items FOR EACH ROW
  WHEN ((OLD.is_drop OR NEW.is_drop) AND (OLD.is_drop, OLD.track_quantity, OLD.quantity)
        IS DISTINCT FROM (NEW.is_drop, NEW.track_quantity, NEW.quantity))
  EXECUTE FUNCTION spread_stock();
COMMENT ON TRIGGER spread_on_insert ON inventory_items IS 'Stock of a drop lies in buckets, too.';
COMMENT ON TRIGGER spread_on_update ON inventory_items IS 'Buckets of a drop add up to its quantity.';
