-- Amounts keep the text they were given: 10, 10.5 and 10.00 are told as they came. Those that are there
-- get the decimals of their site's currency, as they were told until now.
CREATE FUNCTION told_amount(site uuid, amount numeric) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT round(amount, greatest(min_scale(amount), CASE
    WHEN currency = ANY('{AFN,ALL,BIF,CLP,COP,DJF,GNF,HUF,IDR,IQD,IRR,ISK,JPY,KMF,KPW,KRW,LAK,LBP}') THEN 0
    WHEN currency = ANY('{MGA,MMK,PKR,PYG,RWF,SLL,SOS,SYP,UGX,VND,VUV,XAF,XOF,XPF,YER}') THEN 0
    WHEN currency = ANY('{BHD,JOD,KWD,LYD,OMR,TND}') THEN 3
    ELSE 2 END))
    FROM (SELECT COALESCE((SELECT s.settings ->> 'currency' FROM sites s WHERE s.id = site), '')) AS of (currency)
$$;

ALTER TABLE products
  ALTER COLUMN base_price TYPE numeric USING told_amount(site_id, base_price),
  ALTER COLUMN base_cost TYPE numeric USING told_amount(site_id, base_cost),
  ALTER COLUMN min_price TYPE numeric USING told_amount(site_id, min_price),
  ALTER COLUMN max_price TYPE numeric USING told_amount(site_id, max_price),
  ALTER COLUMN min_list_price TYPE numeric USING told_amount(site_id, min_list_price),
  ALTER COLUMN max_list_price TYPE numeric USING told_amount(site_id, max_list_price),
  ALTER COLUMN min_cost TYPE numeric USING told_amount(site_id, min_cost),
  ALTER COLUMN max_cost TYPE numeric USING told_amount(site_id, max_cost);
ALTER TABLE variants
  ALTER COLUMN list_price TYPE numeric USING told_amount(site_id, list_price),
  ALTER COLUMN sale_price TYPE numeric USING told_amount(site_id, sale_price),
  ALTER COLUMN cost TYPE numeric USING told_amount(site_id, cost);

CREATE OR REPLACE FUNCTION range_of(low numeric, high numeric) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN low IS NOT NULL THEN jsonb_build_object('min', low::text, 'max', high::text) END
$$;

CREATE OR REPLACE FUNCTION shown_ranges_of(site uuid, product uuid, variants integer, hidden integer)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN hidden > 0 THEN jsonb_build_object(
    'variantCount', variants - hidden,
    'price', range_of(
      (SELECT min(LEAST(v.list_price, v.sale_price)) FROM variants v
        WHERE v.site_id = site AND v.product_id = product AND v.visible),
      (SELECT max(LEAST(v.list_price, v.sale_price)) FROM variants v
        WHERE v.site_id = site AND v.product_id = product AND v.visible)),
    'listPrice', range_of(
      (SELECT min(v.list_price) FROM variants v
        WHERE v.site_id = site AND v.product_id = product AND v.visible),
      (SELECT max(v.list_price) FROM variants v
        WHERE v.site_id = site AND v.product_id = product AND v.visible)),
    'weight', range_of(
      (SELECT trim_scale(min(v.weight)) FROM variants v
        WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.weight IS NOT NULL),
      (SELECT trim_scale(max(v.weight)) FROM variants v
        WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.weight IS NOT NULL))) END
$$;

UPDATE products p
   SET shown_ranges = p.shown_ranges || (
     SELECT COALESCE(jsonb_object_agg(name, range_of(
              told_amount(p.site_id, (p.shown_ranges #>> ARRAY[name, 'min'])::numeric),
              told_amount(p.site_id, (p.shown_ranges #>> ARRAY[name, 'max'])::numeric))), '{}')
       FROM unnest('{price,listPrice}'::text[]) AS name)
 WHERE p.shown_ranges IS NOT NULL;
DROP FUNCTION told_amount(uuid, numeric);

-- Whether a site hides collections at all is asked with every list that visitors read.
CREATE INDEX collections_hidden ON collections (site_id) WHERE NOT visible;
