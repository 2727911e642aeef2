-- What the second way of speaking about products adds to the one catalog.
ALTER TABLE products
  ADD COLUMN visible_in_pos boolean NOT NULL DEFAULT true,
  -- Lines the buyer fills in and choices that make no variant of their own.
  ADD COLUMN modifiers jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN subscriptions jsonb,
  ADD COLUMN public_tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN private_tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN extended_fields jsonb,
  ADD COLUMN main_category_id uuid,
  ADD COLUMN tax_group_id uuid,
  ADD COLUMN purchase_eligibility jsonb,
  ADD COLUMN delivery jsonb NOT NULL DEFAULT '{"fulfillerId": null, "shippingGroupId": null, "deliveryProfileId": null}',
  -- Rich content as it was sent, letter by letter; without one it follows from the HTML.
  ADD COLUMN description_document text,
  -- What the variants span that visitors see; null while they see all of them.
  ADD COLUMN shown_ranges jsonb;

UPDATE products
   SET modifiers = (
         SELECT jsonb_agg(jsonb_build_object(
                  'id', gen_random_uuid(), 'key', field->>'title', 'name', field->>'title',
                  'isShared', FALSE, 'renderType', 'FREE_TEXT', 'mandatory', field->'mandatory',
                  'freeText', jsonb_build_object(
                    'title', field->>'title', 'key', field->>'title', 'minCharCount', 0,
                    'maxCharCount', field->'maxLength', 'addedPrice', '0'),
                  'choices', '[]'::jsonb) ORDER BY place)
           FROM jsonb_array_elements(custom_text_fields) WITH ORDINALITY AS f (field, place))
 WHERE custom_text_fields <> '[]';
ALTER TABLE products DROP COLUMN custom_text_fields;
UPDATE products SET visible_in_pos = FALSE WHERE product_type = 'digital';

-- What carts name options and choices by; empty: their names.
ALTER TABLE product_options
  ADD COLUMN key text NOT NULL DEFAULT '',
  -- Whether the id is that of a customization that products share.
  ADD COLUMN is_shared boolean NOT NULL DEFAULT false;
ALTER TABLE product_choices
  ADD COLUMN key text NOT NULL DEFAULT '',
  ADD COLUMN choice_type text NOT NULL DEFAULT 'CHOICE_TEXT',
  ADD COLUMN color_codes text[] NOT NULL DEFAULT '{}',
  ADD COLUMN image jsonb,
  ADD COLUMN display_image jsonb;
UPDATE product_choices c SET choice_type = 'ONE_COLOR'
  FROM product_options o
 WHERE o.site_id = c.site_id AND o.product_id = c.product_id AND o.id = c.option_id
   AND o.option_type = 'color';
-- Two shared customizations may have one name as long as they look different.
DROP INDEX product_options_name;
CREATE INDEX product_options_name ON product_options (site_id, product_id, lower(name));
CREATE INDEX product_options_by_id ON product_options (site_id, id) WHERE is_shared;

ALTER TABLE variants
  -- What one piece holds, where it is not what the product says.
  ADD COLUMN unit jsonb;
-- Variants may change places among each other in one statement.
ALTER TABLE variants
  DROP CONSTRAINT variants_choices,
  ADD CONSTRAINT variants_choices UNIQUE (site_id, product_id, choice_ids) DEFERRABLE;
CREATE INDEX variants_by_barcode ON variants (site_id, barcode) WHERE barcode IS NOT NULL;
-- The cheapest variant that a visitor sees.
CREATE INDEX variants_by_shown_price
  ON variants (site_id, product_id, LEAST(list_price, sale_price), position) WHERE visible;

-- Both ends of what visitors see, without reading what lies between.
CREATE INDEX variants_by_shown_list_price ON variants (site_id, product_id, list_price) WHERE visible;
CREATE INDEX variants_by_shown_weight ON variants (site_id, product_id, weight)
  WHERE visible AND weight IS NOT NULL;

-- A product that leaves its main category has none.
CREATE FUNCTION leave_main_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products p SET main_category_id = NULL
    FROM gone g
   WHERE p.site_id = g.site_id AND p.id = g.product_id AND p.main_category_id = g.collection_id;
  RETURN NULL;
END $$;
CREATE TRIGGER leave_main AFTER DELETE ON collection_products REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION leave_main_category();

-- Ribbons beside the first one.
CREATE TABLE product_ribbons (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  ribbon_id uuid NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (site_id, product_id, ribbon_id),
  FOREIGN KEY (site_id, product_id) REFERENCES products ON DELETE CASCADE,
  FOREIGN KEY (site_id, ribbon_id) REFERENCES ribbons ON DELETE CASCADE
);
CREATE INDEX product_ribbons_by_ribbon ON product_ribbons (site_id, ribbon_id);

CREATE TRIGGER mark_inserted AFTER INSERT ON product_ribbons REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_product_of_rows();
CREATE TRIGGER mark_updated AFTER UPDATE ON product_ribbons REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_product_of_rows();
CREATE TRIGGER mark_deleted AFTER DELETE ON product_ribbons REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_product_of_rows();

CREATE OR REPLACE FUNCTION mark_products_of_ribbon() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT p.site_id, p.id AS product_id
             FROM changed JOIN products p ON p.site_id = changed.site_id AND p.ribbon_id = changed.id
            UNION
           SELECT r.site_id, r.product_id
             FROM changed
             JOIN product_ribbons r ON r.site_id = changed.site_id AND r.ribbon_id = changed.id) touched
   HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION range_of(low numeric, high numeric) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN low IS NOT NULL THEN
    jsonb_build_object('min', trim_scale(low)::text, 'max', trim_scale(high)::text) END
$$;

-- What the visible variants of a product span that hides so many of them.
CREATE FUNCTION shown_ranges_of(site uuid, product uuid, variants integer, hidden integer) RETURNS jsonb
LANGUAGE sql STABLE AS $$
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
      (SELECT min(v.weight) FROM variants v
        WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.weight IS NOT NULL),
      (SELECT max(v.weight) FROM variants v
        WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.weight IS NOT NULL))) END
$$;

UPDATE products p SET shown_ranges = shown_ranges_of(p.site_id, p.id, p.variant_count, h.hidden)
  FROM (SELECT site_id, product_id, count(*)::int AS hidden FROM variants
         WHERE NOT visible GROUP BY site_id, product_id) h
 WHERE h.site_id = p.site_id AND h.product_id = p.id;
