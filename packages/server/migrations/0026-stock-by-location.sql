-- Stock by location. The default location of a site has the site's own id, so that every row tells by
-- itself whether it is the one that products speak of. Locations are never removed.
CREATE TABLE locations (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  name text NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX locations_name ON locations (site_id, lower(name));

CREATE FUNCTION add_default_location() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO locations (site_id, id, name, created_date, updated_date)
  VALUES (NEW.id, NEW.id, 'Main location', NEW.created_date, NEW.created_date);
  RETURN NULL;
END $$;
CREATE TRIGGER add_default_location AFTER INSERT ON sites
  FOR EACH ROW EXECUTE FUNCTION add_default_location();
INSERT INTO locations (site_id, id, name, created_date, updated_date)
SELECT id, id, 'Main location', created_date, created_date FROM sites;

-- The id of a variant's stock at a location follows from the three, so that it is the same before and
-- after there is a row.
CREATE FUNCTION inventory_item_id(product uuid, variant uuid, location uuid) RETURNS uuid
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT md5(product::text || variant::text || location::text)::uuid
$$;

-- What can still be ordered ahead: what was sold below zero counts as well.
CREATE FUNCTION preorder_left(quantity bigint, most integer, counter integer) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT GREATEST(0, COALESCE(most, 100000) - counter - GREATEST(0, -COALESCE(quantity, 0)))
$$;
CREATE FUNCTION availability_of(
  tracked boolean, quantity bigint, said boolean, preorder boolean, most integer, counter integer
) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN CASE WHEN tracked THEN COALESCE(quantity, 0) > 0 ELSE said END THEN 'IN_STOCK'
              WHEN preorder AND (NOT tracked OR preorder_left(quantity, most, counter) > 0) THEN 'PREORDER'
              ELSE 'OUT_OF_STOCK' END
$$;

-- A variant without a row is in stock and not tracked at the default location, and not there at others.
-- A row that is absent says that there is no item at the default location: out of stock.
ALTER TABLE inventory_items DISABLE TRIGGER USER;
ALTER TABLE inventory_items
  DROP COLUMN id,
  ADD COLUMN location_id uuid,
  ADD COLUMN absent boolean NOT NULL DEFAULT false,
  ADD COLUMN preorder_counter integer NOT NULL DEFAULT 0,
  ADD COLUMN extended_fields jsonb,
  ADD COLUMN created_date timestamptz;
UPDATE inventory_items SET location_id = site_id, created_date = updated_date;
ALTER TABLE inventory_items
  ALTER COLUMN location_id SET NOT NULL,
  ALTER COLUMN created_date SET NOT NULL,
  ADD COLUMN id uuid NOT NULL GENERATED ALWAYS AS (inventory_item_id(product_id, variant_id, location_id)) STORED,
  ADD COLUMN availability text NOT NULL GENERATED ALWAYS AS (
    availability_of(track_quantity, quantity, in_stock, preorder_enabled, preorder_limit, preorder_counter)) STORED,
  DROP CONSTRAINT inventory_items_pkey,
  ADD PRIMARY KEY (site_id, product_id, variant_id, location_id);
ALTER TABLE inventory_items ADD CONSTRAINT inventory_items_id UNIQUE (site_id, id);
ALTER TABLE inventory_items ENABLE TRIGGER USER;
CREATE INDEX inventory_items_elsewhere ON inventory_items (site_id, location_id) WHERE location_id <> site_id;
-- Variants by their own id, and by that of their stock at the default location, with a row or without.
CREATE INDEX variants_by_own_id ON variants (site_id, id);
CREATE INDEX variants_by_stock ON variants (site_id, inventory_item_id(product_id, id, site_id));

ALTER TABLE inventory_changes ADD COLUMN location_id uuid;
UPDATE inventory_changes SET location_id = site_id;
ALTER TABLE inventory_changes ALTER COLUMN location_id SET NOT NULL;

-- How many variants take orders ahead, and how many could be ordered ahead now.
ALTER TABLE products ADD COLUMN preorderable_count integer NOT NULL DEFAULT 0;
UPDATE products p SET preorderable_count = i.preorderable
  FROM (SELECT site_id, product_id, count(*)::int AS preorderable FROM inventory_items
         WHERE availability = 'PREORDER' GROUP BY site_id, product_id) i
 WHERE p.site_id = i.site_id AND p.id = i.product_id;
ALTER TABLE products
  ADD COLUMN preorder_status text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN preorder_count <= 0 THEN 'DISABLED' WHEN preorder_count >= variant_count THEN 'ENABLED'
         ELSE 'PARTIALLY_ENABLED' END) STORED,
  ADD COLUMN preorder_availability text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN preorderable_count <= 0 THEN 'NO_VARIANTS' WHEN preorderable_count >= variant_count
         THEN 'ALL_VARIANTS' ELSE 'SOME_VARIANTS' END) STORED;

-- Only rows at the default location count for what products tell.
DROP FUNCTION count_stock(uuid[], uuid[], boolean[], bigint[], boolean[], timestamptz[], integer[]);
CREATE FUNCTION count_stock(
  sites uuid[], owners uuid[], tracking boolean[], quantities bigint[], preordered boolean[],
  states text[], moments timestamptz[], signs integer[]
) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  PERFORM FROM products p
    WHERE (p.site_id, p.id) IN (SELECT * FROM unnest(sites, owners))
    ORDER BY p.site_id, p.id FOR NO KEY UPDATE;
  UPDATE products p
     SET tracked_count = p.tracked_count + d.tracked, preorder_count = p.preorder_count + d.preorder,
         preorderable_count = p.preorderable_count + d.preorderable,
         stock_tracked = p.tracked_count + d.tracked > 0, preorder = p.preorder_count + d.preorder > 0,
         stock_quantity = CASE WHEN p.tracked_count + d.tracked > 0
                               THEN COALESCE(p.stock_quantity, 0) + d.quantity END,
         stock_updated_date = COALESCE(d.moment, p.stock_updated_date)
    FROM (SELECT site, product, COALESCE(sum(n) FILTER (WHERE is_tracked), 0)::int AS tracked,
                 COALESCE(sum(n) FILTER (WHERE is_preordered), 0)::int AS preorder,
                 COALESCE(sum(n) FILTER (WHERE state = 'PREORDER'), 0)::int AS preorderable,
                 COALESCE(sum(n * quantity) FILTER (WHERE is_tracked), 0)::bigint AS quantity,
                 max(moment) FILTER (WHERE n > 0) AS moment
            FROM unnest(sites, owners, tracking, quantities, preordered, states, moments, signs)
                   AS i (site, product, is_tracked, quantity, is_preordered, state, moment, n)
           GROUP BY site, product) d
   WHERE p.site_id = d.site AND p.id = d.product
     AND (d.moment IS NOT NULL OR (d.tracked, d.preorder, d.preorderable, d.quantity) <> (0, 0, 0, 0));
END $$;

CREATE OR REPLACE FUNCTION follow_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM count_stock(array_agg(site_id), array_agg(product_id), array_agg(track_quantity),
                        array_agg(quantity), array_agg(preorder_enabled), array_agg(availability),
                        array_agg(updated_date), array_agg(1)) FROM added WHERE location_id = site_id;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM count_stock(array_agg(site_id), array_agg(product_id), array_agg(track_quantity),
                        array_agg(quantity), array_agg(preorder_enabled), array_agg(availability),
                        array_agg(updated_date), array_agg(-1)) FROM gone WHERE location_id = site_id;
    RETURN NULL;
  ELSE
    PERFORM count_stock(array_agg(site_id), array_agg(product_id), array_agg(track_quantity),
                        array_agg(quantity), array_agg(preorder_enabled), array_agg(availability),
                        array_agg(updated_date), array_agg(sign))
       FROM (SELECT *, -1 AS sign FROM gone UNION ALL SELECT *, 1 FROM added) moved
      WHERE location_id = site_id;
  END IF;
  PERFORM stock_variants(array_agg(site_id), array_agg(product_id), array_agg(variant_id),
                         array_agg(availability = 'IN_STOCK')) FROM added WHERE location_id = site_id;
  RETURN NULL;
END $$;
