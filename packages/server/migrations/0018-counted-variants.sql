-- What a product tells of its variants is counted as they change, never by reading their siblings.
ALTER TABLE variants ADD COLUMN in_stock boolean NOT NULL DEFAULT true;
UPDATE variants v SET in_stock = FALSE
  FROM inventory_items i
 WHERE i.site_id = v.site_id AND i.product_id = v.product_id AND i.variant_id = v.id
   AND NOT CASE WHEN i.track_quantity THEN COALESCE(i.quantity, 0) > 0 ELSE i.in_stock END;

-- How many variants are out of stock, tracked, sold before they are there; the product's stock follows.
ALTER TABLE products
  ADD COLUMN out_of_stock_count integer NOT NULL DEFAULT 0,
  ADD COLUMN tracked_count integer NOT NULL DEFAULT 0,
  ADD COLUMN preorder_count integer NOT NULL DEFAULT 0;

-- A choice that no variant has is as available as its product.
ALTER TABLE product_choices
  DROP COLUMN in_stock, DROP COLUMN visible,
  ADD COLUMN variant_count integer NOT NULL DEFAULT 0,
  ADD COLUMN in_stock_count integer NOT NULL DEFAULT 0,
  ADD COLUMN visible_count integer NOT NULL DEFAULT 0,
  ADD COLUMN in_stock boolean NOT NULL GENERATED ALWAYS AS (variant_count = 0 OR in_stock_count > 0) STORED,
  ADD COLUMN visible boolean NOT NULL GENERATED ALWAYS AS (variant_count = 0 OR visible_count > 0) STORED;

-- The same for two choices or more that are not yet a whole variant, in the order of their ids.
CREATE TABLE choice_combinations (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  choice_ids uuid[] NOT NULL,
  variant_count integer NOT NULL,
  in_stock_count integer NOT NULL,
  visible_count integer NOT NULL,
  PRIMARY KEY (site_id, product_id, choice_ids),
  FOREIGN KEY (site_id, product_id) REFERENCES products ON DELETE CASCADE
);

-- Adds variants to the counts (n = 1) or takes them away (n = -1). Products are held first and in one
-- order, so that writers of the same counts never wait for each other in a circle. Each row is looked up
-- by its key: statistics of a small table must not lead to reading all of it.
CREATE FUNCTION count_variants(
  sites uuid[], owners uuid[], choices text[], stocked boolean[], seen boolean[], signs integer[]
) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  PERFORM FROM products p
    WHERE (p.site_id, p.id) IN (SELECT * FROM unnest(sites, owners))
    ORDER BY p.site_id, p.id FOR NO KEY UPDATE;

  UPDATE products p
     SET out_of_stock_count = p.out_of_stock_count + d.out_of_stock,
         stock_status = stock_status_of(p.variant_count, p.out_of_stock_count + d.out_of_stock)
    FROM (SELECT site, product, COALESCE(sum(n) FILTER (WHERE NOT is_stocked), 0)::int AS out_of_stock
            FROM unnest(sites, owners, stocked, signs) AS v (site, product, is_stocked, n)
           GROUP BY site, product) d
   WHERE p.site_id = d.site AND p.id = d.product
     AND (d.out_of_stock <> 0
       OR p.stock_status <> stock_status_of(p.variant_count, p.out_of_stock_count));

  UPDATE product_choices c
     SET variant_count = c.variant_count + d.variants, in_stock_count = c.in_stock_count + d.in_stock,
         visible_count = c.visible_count + d.visible
    FROM (SELECT site, product, choice, sum(n)::int AS variants,
                 COALESCE(sum(n) FILTER (WHERE is_stocked), 0)::int AS in_stock,
                 COALESCE(sum(n) FILTER (WHERE is_seen), 0)::int AS visible
            FROM unnest(sites, owners, choices, stocked, seen, signs)
                   AS v (site, product, choice_ids, is_stocked, is_seen, n),
                 unnest(choice_ids::uuid[]) AS choice
           GROUP BY site, product, choice) d
   WHERE c.site_id = d.site AND c.product_id = d.product AND c.id = d.choice
     AND (d.variants, d.in_stock, d.visible) <> (0, 0, 0);

  INSERT INTO choice_combinations AS c
         (site_id, product_id, choice_ids, variant_count, in_stock_count, visible_count)
  SELECT site, product, part, sum(n), COALESCE(sum(n) FILTER (WHERE is_stocked), 0),
         COALESCE(sum(n) FILTER (WHERE is_seen), 0)
    FROM unnest(sites, owners, choices, stocked, seen, signs)
           AS v (site, product, choice_ids, is_stocked, is_seen, n),
         choice_parts(choice_ids::uuid[]) AS part
   GROUP BY site, product, part
  HAVING (sum(n), COALESCE(sum(n) FILTER (WHERE is_stocked), 0), COALESCE(sum(n) FILTER (WHERE is_seen), 0))
         <> (0, 0, 0)
   ORDER BY site, product, part
  ON CONFLICT (site_id, product_id, choice_ids) DO UPDATE
     SET variant_count = c.variant_count + excluded.variant_count,
         in_stock_count = c.in_stock_count + excluded.in_stock_count,
         visible_count = c.visible_count + excluded.visible_count;
END $$;

CREATE FUNCTION stock_status_of(variants integer, out_of_stock integer) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN out_of_stock <= 0 THEN 'IN_STOCK' WHEN out_of_stock >= variants THEN 'OUT_OF_STOCK'
              ELSE 'PARTIALLY_OUT_OF_STOCK' END
$$;

-- Every combination of two or more of these choices, the whole aside; at most six choices make 57.
CREATE FUNCTION choice_parts(choices uuid[]) RETURNS SETOF uuid[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(id ORDER BY id)
    FROM generate_series(1, (1 << cardinality(choices)) - 2) AS mask,
         unnest(choices) WITH ORDINALITY AS c (id, place)
   WHERE cardinality(choices) > 2 AND mask >> (place::int - 1) & 1 = 1
   GROUP BY mask HAVING count(*) > 1
$$;

CREATE FUNCTION follow_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM count_variants(array_agg(site_id), array_agg(product_id), array_agg(choice_ids::text),
                           array_agg(in_stock), array_agg(visible), array_agg(1)) FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM count_variants(array_agg(site_id), array_agg(product_id), array_agg(choice_ids::text),
                           array_agg(in_stock), array_agg(visible), array_agg(-1)) FROM gone;
    DELETE FROM choice_combinations c
     WHERE c.variant_count <= 0 AND (c.site_id, c.product_id) IN (SELECT site_id, product_id FROM gone);
  ELSE
    PERFORM count_variants(array_agg(site_id), array_agg(product_id), array_agg(choice_ids::text),
                           array_agg(in_stock), array_agg(visible), array_agg(sign))
       FROM (SELECT *, -1 AS sign
               FROM (SELECT site_id, product_id, choice_ids, in_stock, visible FROM gone
                     EXCEPT ALL
                     SELECT site_id, product_id, choice_ids, in_stock, visible FROM added) lost
              UNION ALL
             SELECT *, 1
               FROM (SELECT site_id, product_id, choice_ids, in_stock, visible FROM added
                     EXCEPT ALL
                     SELECT site_id, product_id, choice_ids, in_stock, visible FROM gone) won) moved;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER follow_inserted AFTER INSERT ON variants REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION follow_variants();
CREATE TRIGGER follow_updated AFTER UPDATE ON variants REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION follow_variants();
CREATE TRIGGER follow_deleted AFTER DELETE ON variants REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION follow_variants();

-- Adds rows of stock to what their products tell (n = 1) or takes them away (n = -1).
CREATE FUNCTION count_stock(
  sites uuid[], owners uuid[], tracking boolean[], quantities bigint[], preordered boolean[],
  moments timestamptz[], signs integer[]
) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  PERFORM FROM products p
    WHERE (p.site_id, p.id) IN (SELECT * FROM unnest(sites, owners))
    ORDER BY p.site_id, p.id FOR NO KEY UPDATE;
  UPDATE products p
     SET tracked_count = p.tracked_count + d.tracked, preorder_count = p.preorder_count + d.preorder,
         stock_tracked = p.tracked_count + d.tracked > 0, preorder = p.preorder_count + d.preorder > 0,
         stock_quantity = CASE WHEN p.tracked_count + d.tracked > 0
                               THEN COALESCE(p.stock_quantity, 0) + d.quantity END,
         stock_updated_date = COALESCE(d.moment, p.stock_updated_date)
    FROM (SELECT site, product, COALESCE(sum(n) FILTER (WHERE is_tracked), 0)::int AS tracked,
                 COALESCE(sum(n) FILTER (WHERE is_preordered), 0)::int AS preorder,
                 COALESCE(sum(n * quantity) FILTER (WHERE is_tracked), 0)::bigint AS quantity,
                 max(moment) FILTER (WHERE n > 0) AS moment
            FROM unnest(sites, owners, tracking, quantities, preordered, moments, signs)
                   AS i (site, product, is_tracked, quantity, is_preordered, moment, n)
           GROUP BY site, product) d
   WHERE p.site_id = d.site AND p.id = d.product
     AND (d.moment IS NOT NULL OR (d.tracked, d.preorder, d.quantity) <> (0, 0, 0));
END $$;

CREATE FUNCTION stock_variants(
  sites uuid[], owners uuid[], ids uuid[], stocked boolean[]
) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  UPDATE variants v SET in_stock = i.is_stocked
    FROM unnest(sites, owners, ids, stocked) AS i (site, product, variant, is_stocked)
   WHERE v.site_id = i.site AND v.product_id = i.product AND v.id = i.variant
     AND v.in_stock <> i.is_stocked;
END $$;

CREATE FUNCTION follow_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM count_stock(array_agg(site_id), array_agg(product_id), array_agg(track_quantity),
                        array_agg(quantity), array_agg(preorder_enabled), array_agg(updated_date),
                        array_agg(1)) FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM count_stock(array_agg(site_id), array_agg(product_id), array_agg(track_quantity),
                        array_agg(quantity), array_agg(preorder_enabled), array_agg(updated_date),
                        array_agg(-1)) FROM gone;
    RETURN NULL;
  ELSE
    PERFORM count_stock(array_agg(site_id), array_agg(product_id), array_agg(track_quantity),
                        array_agg(quantity), array_agg(preorder_enabled), array_agg(updated_date),
                        array_agg(sign))
       FROM (SELECT site_id, product_id, track_quantity, quantity, preorder_enabled, updated_date, -1 AS sign
               FROM gone
              UNION ALL
             SELECT site_id, product_id, track_quantity, quantity, preorder_enabled, updated_date, 1
               FROM added) moved;
  END IF;
  PERFORM stock_variants(array_agg(site_id), array_agg(product_id), array_agg(variant_id), array_agg(
            CASE WHEN track_quantity THEN COALESCE(quantity, 0) > 0 ELSE in_stock END)) FROM added;
  RETURN NULL;
END $$;

CREATE TRIGGER follow_inserted AFTER INSERT ON inventory_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION follow_stock();
CREATE TRIGGER follow_updated AFTER UPDATE ON inventory_items REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION follow_stock();
CREATE TRIGGER follow_deleted AFTER DELETE ON inventory_items REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION follow_stock();

-- What there is already, counted once.
SELECT count_variants(array_agg(site_id), array_agg(product_id), array_agg(choice_ids::text),
                      array_agg(in_stock), array_agg(visible), array_agg(1)) FROM variants;
UPDATE products p
   SET tracked_count = i.tracked, preorder_count = i.preorder
  FROM (SELECT site_id, product_id, (count(*) FILTER (WHERE track_quantity))::int AS tracked,
               (count(*) FILTER (WHERE preorder_enabled))::int AS preorder
          FROM inventory_items GROUP BY site_id, product_id) i
 WHERE p.site_id = i.site_id AND p.id = i.product_id;

-- Both ends of a range without reading what lies between. A product's only variant needs no order.
CREATE INDEX variants_by_list_price ON variants (site_id, product_id, list_price) WHERE NOT is_default;
CREATE INDEX variants_by_paid_price ON variants (site_id, product_id, LEAST(list_price, sale_price))
  WHERE NOT is_default;
CREATE INDEX variants_by_cost ON variants (site_id, product_id, cost) WHERE NOT is_default AND cost IS NOT NULL;
CREATE INDEX variants_by_weight ON variants (site_id, product_id, weight)
  WHERE NOT is_default AND weight IS NOT NULL;

-- Variants by a choice they share with few of many siblings.
CREATE INDEX variants_by_choice ON variants USING gin (choice_ids) WHERE cardinality(choice_ids) > 1;

-- Pages of large catalogs: the order and the id together, so that rows are read only for the page itself.
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX products_by_name_part ON products USING gin (site_id, name gin_trgm_ops);
DROP INDEX products_by_name, products_by_price, products_by_lowest_price, products_by_visible;
CREATE INDEX products_by_name ON products (site_id, name, numeric_id) INCLUDE (id, visible);
CREATE INDEX products_by_price ON products (site_id, base_price, numeric_id) INCLUDE (id, visible);
CREATE INDEX products_by_lowest_price ON products (site_id, min_price, numeric_id) INCLUDE (id, visible);
CREATE INDEX products_by_visible ON products (site_id, visible, numeric_id) INCLUDE (id);
CREATE INDEX products_by_number ON products (site_id, numeric_id) INCLUDE (id);
-- Choices by their names across products: few have a rare one.
CREATE INDEX product_choices_by_description ON product_choices (site_id, description, product_id, option_id);

-- Members of a collection carry what they are listed by.
ALTER TABLE collection_products
  ADD COLUMN numeric_id bigint, ADD COLUMN price numeric(14, 4), ADD COLUMN paid_price numeric(14, 4),
  ADD COLUMN visible boolean;
UPDATE collection_products cp
   SET numeric_id = p.numeric_id, price = p.base_price, paid_price = p.min_price, visible = p.visible
  FROM products p WHERE p.site_id = cp.site_id AND p.id = cp.product_id;
ALTER TABLE collection_products
  ALTER COLUMN numeric_id SET NOT NULL, ALTER COLUMN price SET NOT NULL,
  ALTER COLUMN paid_price SET NOT NULL, ALTER COLUMN visible SET NOT NULL;
CREATE INDEX collection_products_by_number ON collection_products (site_id, collection_id, numeric_id)
  INCLUDE (product_id, visible);
CREATE INDEX collection_products_by_price ON collection_products (site_id, collection_id, price, numeric_id)
  INCLUDE (product_id, visible);
CREATE INDEX collection_products_by_paid_price
  ON collection_products (site_id, collection_id, paid_price, numeric_id) INCLUDE (product_id, visible);

-- How many products a site has, so that nobody counts a million rows.
CREATE TABLE catalog_totals (
  site_id uuid PRIMARY KEY REFERENCES sites ON DELETE CASCADE,
  product_count bigint NOT NULL,
  visible_product_count bigint NOT NULL
);
INSERT INTO catalog_totals
SELECT site_id, count(*), count(*) FILTER (WHERE visible) FROM products GROUP BY site_id;

CREATE FUNCTION follow_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO catalog_totals AS t
    SELECT site_id, count(*), count(*) FILTER (WHERE visible) FROM added GROUP BY site_id
    ON CONFLICT (site_id) DO UPDATE
       SET product_count = t.product_count + excluded.product_count,
           visible_product_count = t.visible_product_count + excluded.visible_product_count;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE catalog_totals t
       SET product_count = t.product_count - g.products,
           visible_product_count = t.visible_product_count - g.visible
      FROM (SELECT site_id, count(*) AS products, count(*) FILTER (WHERE visible) AS visible
              FROM gone GROUP BY site_id) g
     WHERE t.site_id = g.site_id;
  ELSE
    UPDATE collection_products cp
       SET price = a.base_price, paid_price = a.min_price, visible = a.visible
      FROM (SELECT site_id, id, base_price, min_price, visible FROM added
            EXCEPT
            SELECT site_id, id, base_price, min_price, visible FROM gone) a
     WHERE cp.site_id = a.site_id AND cp.product_id = a.id;
    UPDATE catalog_totals t SET visible_product_count = t.visible_product_count + d.visible
      FROM (SELECT site_id, sum(sign) AS visible
              FROM (SELECT site_id, 1 AS sign FROM added WHERE visible
                    UNION ALL
                    SELECT site_id, -1 FROM gone WHERE visible) moved
             GROUP BY site_id) d
     WHERE t.site_id = d.site_id AND d.visible <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER follow_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION follow_products();
CREATE TRIGGER follow_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION follow_products();
CREATE TRIGGER follow_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION follow_products();

-- How many products a collection has, those that visitors see apart.
CREATE FUNCTION count_members(sites uuid[], owners uuid[], seen boolean[], signs integer[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  PERFORM FROM collections c
    WHERE (c.site_id, c.id) IN (SELECT * FROM unnest(sites, owners))
    ORDER BY c.site_id, c.id FOR NO KEY UPDATE;
  UPDATE collections c
     SET product_count = c.product_count + d.products,
         visible_product_count = c.visible_product_count + d.visible
    FROM (SELECT site, collection, sum(n)::int AS products,
                 COALESCE(sum(n) FILTER (WHERE is_seen), 0)::int AS visible
            FROM unnest(sites, owners, seen, signs) AS m (site, collection, is_seen, n)
           GROUP BY site, collection) d
   WHERE c.site_id = d.site AND c.id = d.collection AND (d.products, d.visible) <> (0, 0);
END $$;

CREATE FUNCTION follow_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM count_members(array_agg(site_id), array_agg(collection_id), array_agg(visible), array_agg(1))
       FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM count_members(array_agg(site_id), array_agg(collection_id), array_agg(visible), array_agg(-1))
       FROM gone;
  ELSE
    PERFORM count_members(array_agg(site_id), array_agg(collection_id), array_agg(visible), array_agg(sign))
       FROM (SELECT *, -1 AS sign
               FROM (SELECT site_id, collection_id, visible FROM gone
                     EXCEPT ALL SELECT site_id, collection_id, visible FROM added) lost
              UNION ALL
             SELECT *, 1
               FROM (SELECT site_id, collection_id, visible FROM added
                     EXCEPT ALL SELECT site_id, collection_id, visible FROM gone) won) moved;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER follow_inserted AFTER INSERT ON collection_products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION follow_members();
CREATE TRIGGER follow_updated AFTER UPDATE ON collection_products
  REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION follow_members();
CREATE TRIGGER follow_deleted AFTER DELETE ON collection_products REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION follow_members();
