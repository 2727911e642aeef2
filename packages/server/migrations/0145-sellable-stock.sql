-- Whether the location of an item sends orders: only then shoppers are shown what lies there.
ALTER TABLE inventory_items ADD COLUMN sells boolean NOT NULL DEFAULT true;
UPDATE inventory_items SET sells = FALSE WHERE location_id <> site_id;

CREATE FUNCTION sends_orders(site uuid, location uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT COALESCE((SELECT location = ANY (r.ships) FROM stock_routing r WHERE r.site_id = site), location = site)
$$;

-- A location that is switched meanwhile waits until the new item is there, or the item waits until it is switched.
CREATE FUNCTION set_sells() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('stock_routing ' || NEW.site_id, 0));
  NEW.sells := sends_orders(NEW.site_id, NEW.location_id);
  RETURN NEW;
END $$;
CREATE TRIGGER set_sells_on_insert BEFORE INSERT ON inventory_items
  FOR EACH ROW WHEN (NEW.location_id <> NEW.site_id OR NOT is_precalculated()) EXECUTE FUNCTION set_sells();
COMMENT ON TRIGGER set_sells_on_insert ON inventory_items IS 'Items store whether their location sends orders.';

DROP FUNCTION set_variants_in_stock(uuid[], uuid[], uuid[], boolean[]);
-- A variant is in stock where one of the locations that send orders has it; without a row, the default location has it.
CREATE FUNCTION set_variants_in_stock(sites uuid[], owners uuid[], ids uuid[]) RETURNS void LANGUAGE plpgsql
  SET enable_seqscan TO 'off' SET enable_hashjoin TO 'off' SET enable_mergejoin TO 'off' AS $$
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  UPDATE variants v SET in_stock = n.is_stocked
    FROM (SELECT DISTINCT i.site, i.product, i.variant,
                 EXISTS (SELECT FROM inventory_items o
                          WHERE o.site_id = i.site AND o.product_id = i.product AND o.variant_id = i.variant
                            AND o.sells AND o.availability = 'IN_STOCK')
                 OR (NOT EXISTS (SELECT FROM inventory_items o
                                  WHERE o.site_id = i.site AND o.product_id = i.product AND o.variant_id = i.variant
                                    AND o.location_id = i.site)
                     AND sends_orders(i.site, i.site)) AS is_stocked
            FROM unnest(sites, owners, ids) AS i (site, product, variant)) n
   WHERE v.site_id = n.site AND v.id = n.variant AND v.product_id IS NOT DISTINCT FROM n.product
     AND v.in_stock <> n.is_stocked;
END $$;

-- Tracking and preorder of a product are those of its default location; its pieces those of all that send orders.
CREATE OR REPLACE FUNCTION add_stock_totals(sites uuid[], owners uuid[], tracking boolean[], quantities bigint[], preordered boolean[], states text[], moments timestamp with time zone[], signs integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  PERFORM FROM products p
    WHERE (p.site_id, p.id) IN (SELECT * FROM unnest(sites, owners))
    ORDER BY p.site_id, p.id FOR NO KEY UPDATE;
  UPDATE products p
     SET tracked_count = p.tracked_count + d.tracked, preorder_count = p.preorder_count + d.preorder,
         preorderable_count = p.preorderable_count + d.preorderable,
         stock_tracked = p.tracked_count + d.tracked > 0, preorder = p.preorder_count + d.preorder > 0,
         stock_quantity = CASE WHEN p.tracked_count + d.tracked <= 0 THEN NULL
                               WHEN p.stock_quantity IS NOT NULL THEN p.stock_quantity + d.quantity
                               ELSE (SELECT COALESCE(sum(o.quantity), 0) FROM inventory_items o
                                      WHERE o.site_id = p.site_id AND o.product_id = p.id
                                        AND o.sells AND o.track_quantity) END,
         stock_updated_date = COALESCE(d.moment, p.stock_updated_date)
    FROM (SELECT site, product, COALESCE(sum(n) FILTER (WHERE is_tracked), 0)::int AS tracked,
                 COALESCE(sum(n) FILTER (WHERE is_preordered), 0)::int AS preorder,
                 COALESCE(sum(n) FILTER (WHERE state = 'PREORDER'), 0)::int AS preorderable,
                 COALESCE(sum(n * quantity), 0)::bigint AS quantity,
                 max(moment) FILTER (WHERE n > 0) AS moment
            FROM unnest(sites, owners, tracking, quantities, preordered, states, moments, signs)
                   AS i (site, product, is_tracked, quantity, is_preordered, state, moment, n)
           GROUP BY site, product) d
   WHERE p.site_id = d.site AND p.id = d.product
     AND (d.moment IS NOT NULL OR (d.tracked, d.preorder, d.preorderable, d.quantity) <> (0, 0, 0, 0));
END $function$;

CREATE OR REPLACE FUNCTION update_stock_totals() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_stock_totals(array_agg(site_id), array_agg(product_id),
                        array_agg(track_quantity AND location_id = site_id),
                        array_agg(CASE WHEN sells AND track_quantity THEN quantity END),
                        array_agg(preorder_enabled AND location_id = site_id),
                        array_agg(CASE WHEN sells AND location_id = site_id THEN availability END),
                        array_agg(updated_date), array_agg(1))
       FROM added WHERE sells OR location_id = site_id;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_stock_totals(array_agg(site_id), array_agg(product_id),
                        array_agg(track_quantity AND location_id = site_id),
                        array_agg(CASE WHEN sells AND track_quantity THEN quantity END),
                        array_agg(preorder_enabled AND location_id = site_id),
                        array_agg(CASE WHEN sells AND location_id = site_id THEN availability END),
                        array_agg(updated_date), array_agg(-1))
       FROM gone WHERE sells OR location_id = site_id;
    -- Items of the default location are deleted with their variants only.
    PERFORM set_variants_in_stock(array_agg(site_id), array_agg(product_id), array_agg(variant_id))
       FROM gone WHERE sells AND location_id <> site_id;
    RETURN NULL;
  ELSE
    PERFORM add_stock_totals(array_agg(site_id), array_agg(product_id),
                        array_agg(track_quantity AND location_id = site_id),
                        array_agg(CASE WHEN sells AND track_quantity THEN quantity END),
                        array_agg(preorder_enabled AND location_id = site_id),
                        array_agg(CASE WHEN sells AND location_id = site_id THEN availability END),
                        array_agg(updated_date), array_agg(sign))
       FROM (SELECT *, -1 AS sign FROM gone UNION ALL SELECT *, 1 FROM added) moved
      WHERE sells OR location_id = site_id;
    PERFORM set_variants_in_stock(array_agg(site_id), array_agg(product_id), array_agg(variant_id))
       FROM gone WHERE sells AND location_id <> site_id;
  END IF;
  PERFORM set_variants_in_stock(array_agg(site_id), array_agg(product_id), array_agg(variant_id))
     FROM added WHERE sells OR location_id = site_id;
  RETURN NULL;
END $function$;

-- Products that are inserted with their counts are counted as if their default location sent orders.
CREATE FUNCTION stop_selling_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM (SELECT DISTINCT site_id FROM added) s WHERE NOT sends_orders(s.site_id, s.site_id)) THEN
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'inventory_items' THEN
    UPDATE inventory_items i SET sells = FALSE FROM added a
     WHERE i.site_id = a.site_id AND i.product_id = a.product_id AND i.variant_id = a.variant_id
       AND i.location_id = i.site_id AND i.sells AND NOT sends_orders(i.site_id, i.site_id);
  ELSE
    PERFORM set_variants_in_stock(array_agg(site_id), array_agg(product_id), array_agg(id)) FROM added;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER stop_selling_on_insert AFTER INSERT ON inventory_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT WHEN (is_precalculated()) EXECUTE FUNCTION stop_selling_new();
CREATE TRIGGER stop_selling_on_insert AFTER INSERT ON variants REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION stop_selling_new();
COMMENT ON TRIGGER stop_selling_on_insert ON inventory_items IS
  'New products are not in stock where their default location sends no orders.';
COMMENT ON TRIGGER stop_selling_on_insert ON variants IS
  'New variants are not in stock where their default location sends no orders.';

-- Switching a location changes all products that have stock there; switching the default one, all products.
CREATE FUNCTION switch_locations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_default_switched boolean := NEW.site_id = ANY (NEW.ships)
    IS DISTINCT FROM (CASE WHEN TG_OP = 'INSERT' THEN TRUE ELSE NEW.site_id = ANY (OLD.ships) END);
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('stock_routing ' || NEW.site_id, 0));
  -- Products are locked before their stock, in the order of every batch.
  PERFORM FROM products p
    WHERE p.site_id = NEW.site_id
      AND (is_default_switched OR p.id IN (
        SELECT i.product_id FROM inventory_items i
         WHERE i.site_id = NEW.site_id AND i.location_id <> i.site_id AND i.sells <> (i.location_id = ANY (NEW.ships))))
    ORDER BY p.numeric_id FOR NO KEY UPDATE;
  UPDATE inventory_items i SET sells = NOT i.sells
   WHERE i.site_id = NEW.site_id AND (is_default_switched OR i.location_id <> i.site_id)
     AND i.sells <> (i.location_id = ANY (NEW.ships));
  IF is_default_switched THEN
    PERFORM set_variants_in_stock(array_agg(v.site_id), array_agg(v.product_id), array_agg(v.id))
       FROM variants v WHERE v.site_id = NEW.site_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER switch_on_insert AFTER INSERT ON stock_routing FOR EACH ROW EXECUTE FUNCTION switch_locations();
CREATE TRIGGER switch_on_update AFTER UPDATE ON stock_routing FOR EACH ROW
  WHEN (OLD.ships <> NEW.ships) EXECUTE FUNCTION switch_locations();
COMMENT ON TRIGGER switch_on_insert ON stock_routing IS 'Items store whether their location sends orders.';
COMMENT ON TRIGGER switch_on_update ON stock_routing IS 'Items store whether their location sends orders.';

UPDATE inventory_items i SET sells = NOT i.sells
  FROM stock_routing r WHERE i.site_id = r.site_id AND i.sells <> (i.location_id = ANY (r.ships));
SELECT set_variants_in_stock(array_agg(v.site_id), array_agg(v.product_id), array_agg(v.id))
  FROM variants v JOIN stock_routing r ON r.site_id = v.site_id WHERE NOT v.site_id = ANY (r.ships);
