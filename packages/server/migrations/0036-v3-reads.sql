-- The latest items of stock are found without looking at all of them. An item is as old as its product
-- unless it is elsewhere, or was put back after it had been taken away: those are dated by themselves.
ALTER TABLE inventory_items DISABLE TRIGGER USER;
ALTER TABLE inventory_items ADD COLUMN own_date boolean NOT NULL DEFAULT false;
UPDATE inventory_items i SET own_date = TRUE FROM products p
 WHERE p.site_id = i.site_id AND p.id = i.product_id
   AND (i.location_id <> i.site_id OR i.created_date <> p.created_date);
ALTER TABLE inventory_items ENABLE TRIGGER USER;

CREATE FUNCTION date_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.own_date := NEW.location_id <> NEW.site_id OR NEW.created_date IS DISTINCT FROM (
    SELECT p.created_date FROM products p WHERE p.site_id = NEW.site_id AND p.id = NEW.product_id);
  RETURN NEW;
END $$;
-- Stock that comes with its new product is as old as that.
CREATE TRIGGER date_inserted BEFORE INSERT ON inventory_items
  FOR EACH ROW WHEN (NOT is_counted()) EXECUTE FUNCTION date_stock();
CREATE TRIGGER date_updated BEFORE UPDATE OF created_date ON inventory_items
  FOR EACH ROW WHEN (NEW.created_date <> OLD.created_date) EXECUTE FUNCTION date_stock();

CREATE INDEX inventory_items_by_own_date ON inventory_items (site_id, created_date, id) WHERE own_date;
CREATE INDEX products_by_creation ON products (site_id, created_date, numeric_id);

-- What visitors pay at least for one of the variants they see; where they see none, it comes last.
CREATE FUNCTION lowest_shown_price(lowest numeric, shown jsonb, several boolean) RETURNS numeric
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT COALESCE(CASE WHEN shown IS NULL OR NOT several THEN lowest
                       ELSE (shown -> 'price' ->> 'min')::numeric END, 'Infinity')
$$;
CREATE INDEX products_by_shown_price
  ON products (site_id, lowest_shown_price(min_price, shown_ranges, manage_variants), numeric_id)
  INCLUDE (id) WHERE visible;

-- By how much the counter of orders ahead moved.
ALTER TABLE inventory_changes ADD COLUMN preordered integer NOT NULL DEFAULT 0;
