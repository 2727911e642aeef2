-- Every entry of an index is paid for by every write of its table. The first eight variants of a product are
-- simply read; only those behind them are kept in order. Most products have no more.
DROP INDEX variants_by_list_price, variants_by_paid_price, variants_by_weight, variants_by_cost;
CREATE INDEX variants_by_list_price ON variants (site_id, product_id, visible, list_price) WHERE position >= 8;
CREATE INDEX variants_by_paid_price ON variants (site_id, product_id, visible, LEAST(list_price, sale_price))
  WHERE position >= 8;
CREATE INDEX variants_by_weight ON variants (site_id, product_id, visible, weight)
  WHERE weight IS NOT NULL AND position >= 8;
CREATE INDEX variants_by_cost ON variants (site_id, product_id, visible, cost)
  WHERE cost IS NOT NULL AND position >= 8;

CREATE OR REPLACE FUNCTION shown_ranges_of(site uuid, product uuid, variants integer, hidden integer)
  RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN hidden > 0 THEN (
    SELECT jsonb_build_object(
      'variantCount', variants - hidden,
      'price', range_of(
        LEAST(min(first.paid), (SELECT min(LEAST(v.list_price, v.sale_price)) FROM variants v
          WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.position >= 8)),
        GREATEST(max(first.paid), (SELECT max(LEAST(v.list_price, v.sale_price)) FROM variants v
          WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.position >= 8))),
      'listPrice', range_of(
        LEAST(min(first.list_price), (SELECT min(v.list_price) FROM variants v
          WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.position >= 8)),
        GREATEST(max(first.list_price), (SELECT max(v.list_price) FROM variants v
          WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.position >= 8))),
      'weight', range_of(
        trim_scale(LEAST(min(first.weight), (SELECT min(v.weight) FROM variants v
          WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.position >= 8))),
        trim_scale(GREATEST(max(first.weight), (SELECT max(v.weight) FROM variants v
          WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.position >= 8)))))
      FROM (SELECT v.list_price, v.weight, LEAST(v.list_price, v.sale_price) AS paid FROM variants v
             WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.position < 8) first) END
$$;

-- Stock at the default location is found by its variant; its id follows from its primary key.
ALTER TABLE inventory_items DROP CONSTRAINT inventory_items_id;
CREATE UNIQUE INDEX inventory_items_by_id ON inventory_items (site_id, id) WHERE location_id <> site_id;

-- Only choices of customizations are asked for across products.
ALTER TABLE product_choices ADD COLUMN is_shared boolean NOT NULL DEFAULT FALSE;
UPDATE product_choices c SET is_shared = TRUE FROM product_options o
 WHERE o.site_id = c.site_id AND o.product_id = c.product_id AND o.id = c.option_id AND o.is_shared;
DROP INDEX product_choices_by_id;
CREATE INDEX product_choices_by_id ON product_choices (site_id, id) WHERE is_shared;
