-- Fields that the merchant defines. A deleted one keeps its key, so that its values come back with it and with nothing else.
CREATE TABLE custom_fields (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  owner text NOT NULL CHECK (owner IN ('PRODUCT')),
  key text NOT NULL CHECK (key ~ '^[a-z][a-z0-9_]{0,49}$'),
  name text NOT NULL,
  description text NOT NULL,
  type text NOT NULL,
  choices jsonb NOT NULL,
  required boolean NOT NULL,
  min_length integer,
  max_length integer,
  -- Of a number or a day.
  minimum text,
  maximum text,
  mask text,
  shown boolean NOT NULL,
  filterable boolean NOT NULL,
  searchable boolean NOT NULL,
  position integer NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  deleted_date timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, owner, key)
);

-- Values by key. Numbers and days are texts.
ALTER TABLE products ADD COLUMN custom_fields jsonb NOT NULL DEFAULT '{}';
CREATE INDEX products_custom_fields ON products USING gin (custom_fields jsonb_path_ops) WHERE custom_fields <> '{}';

-- The texts of fields by which shoppers may find their owner.
CREATE FUNCTION custom_field_words(site uuid, kind text, fields jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT CASE WHEN fields <> '{}' THEN (
    SELECT string_agg(CASE jsonb_typeof(fields -> f.key)
                      WHEN 'array' THEN (SELECT string_agg(one, ' ') FROM jsonb_array_elements_text(fields -> f.key) AS one)
                      ELSE fields ->> f.key END, ' ' ORDER BY f.position)
      FROM custom_fields f
     WHERE f.site_id = site AND f.owner = kind AND f.searchable AND f.shown AND f.deleted_date IS NULL
       AND fields ? f.key) END
$function$;

CREATE OR REPLACE FUNCTION build_search_documents(site uuid, wanted uuid[], language regconfig)
 RETURNS TABLE(product_id uuid, numeric_id bigint, vector tsvector, visible_vector tsvector, visible boolean)
 LANGUAGE sql
 STABLE
AS $function$
  -- A section that several products share is parsed once.
  WITH sections AS MATERIALIZED (
    SELECT s.id, strip(to_tsvector(language, s.title || ' ' || left(s.description, 16000)))::text AS vector
      FROM info_sections s
     WHERE s.site_id = site
       AND s.id IN (SELECT ps.info_section_id FROM product_info_sections ps
                     WHERE ps.site_id = site AND ps.product_id = ANY (wanted))
  )
  SELECT p.id, p.numeric_id,
         vectors.public || COALESCE(codes.vector, '') || vectors.private,
         CASE WHEN codes.has_hidden OR p.private_tags <> '{}'
              THEN vectors.public || COALESCE(codes.visible_vector, '') END,
         p.visible
    FROM products p
   CROSS JOIN LATERAL (
     SELECT concat_ws(' ',
              (SELECT b.name FROM brands b WHERE b.site_id = p.site_id AND b.id = p.brand_id),
              (SELECT r.name FROM ribbons r WHERE r.site_id = p.site_id AND r.id = p.ribbon_id),
              (SELECT string_agg(r.name, ' ') FROM product_ribbons pr
                 JOIN ribbons r ON r.site_id = pr.site_id AND r.id = pr.ribbon_id
                WHERE pr.site_id = p.site_id AND pr.product_id = p.id),
              (SELECT string_agg(o.name, ' ') FROM product_options o
                WHERE o.site_id = p.site_id AND o.product_id = p.id),
              (SELECT string_agg(c.description, ' ') FROM product_choices c
                WHERE c.site_id = p.site_id AND c.product_id = p.id),
              (SELECT string_agg(concat_ws(' ', m ->> 'name',
                        (SELECT string_agg(c ->> 'name', ' ')
                           FROM jsonb_array_elements(COALESCE(NULLIF(m -> 'choices', 'null'), '[]')) AS c)), ' ')
                 FROM jsonb_array_elements(p.modifiers) AS m),
              array_to_string(p.public_tags, ' '), p.subtitle,
              custom_field_words(p.site_id, 'PRODUCT', p.custom_fields),
              (SELECT string_agg(DISTINCT up.name, ' ') FROM collection_products cp
                 JOIN collections c ON c.site_id = cp.site_id AND c.id = cp.collection_id
                 JOIN collections up ON up.site_id = c.site_id AND up.id = ANY (c.ancestor_ids || c.id)
                WHERE cp.site_id = p.site_id AND cp.product_id = p.id AND c.visible AND up.visible)) AS names,
            array_to_string(p.private_tags, ' ') AS private_names,
            (SELECT string_agg(s.vector, ' ')::tsvector
               FROM product_info_sections ps JOIN sections s ON s.id = ps.info_section_id
              WHERE ps.site_id = p.site_id AND ps.product_id = p.id AND ps.position < 12) AS sections) texts
   CROSS JOIN LATERAL (
     SELECT setweight(to_tsvector(language, p.name), 'A')
         || setweight(to_tsvector('simple', search_fold(p.name)), 'A')
         || setweight(to_tsvector(language, left(p.description, 100000)), 'D')
         -- Only what has other letters than ASCII reads differently when it is folded.
         || CASE WHEN octet_length(p.description) > length(p.description)
                 THEN setweight(to_tsvector('simple', search_fold(left(p.description, 100000))), 'D')
                      || search_signs(left(p.description, 100000)) ELSE '' END
         || CASE WHEN octet_length(p.name || texts.names) > length(p.name || texts.names)
                 THEN search_signs(p.name || ' ' || texts.names) ELSE '' END
         || strip(to_tsvector(language, texts.names) || to_tsvector('simple', search_fold(texts.names)))
         || COALESCE(texts.sections, '') AS public,
            strip(to_tsvector(language, texts.private_names)
               || to_tsvector('simple', search_fold(texts.private_names))) AS private) vectors
    LEFT JOIN LATERAL (
     SELECT string_agg(code, ' ')::tsvector AS vector, bool_or(NOT visible) AS has_hidden,
            (string_agg(code, ' ') FILTER (WHERE visible))::tsvector AS visible_vector
       FROM (SELECT search_quote(lower(v.sku)) || ':1B' AS code, v.visible OR NOT p.manage_variants AS visible
               FROM variants v WHERE v.site_id = p.site_id AND v.product_id = p.id AND v.sku <> ''
              UNION ALL
             SELECT search_quote(lower(v.barcode)) || ':1C', v.visible OR NOT p.manage_variants
               FROM variants v WHERE v.site_id = p.site_id AND v.product_id = p.id AND v.barcode <> '') each_code) codes
      ON TRUE
   WHERE p.site_id = site AND p.id = ANY (wanted)
$function$;

CREATE OR REPLACE FUNCTION index_updated_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM delete_name_words(array_agg(g.site_id), array_agg(g.id), array_agg(g.name))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE a.name IS DISTINCT FROM g.name HAVING count(*) > 0;
  PERFORM index_products(array_agg(a.site_id), array_agg(a.id))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE (a.name, a.subtitle, a.description, a.manage_variants, a.brand_id, a.ribbon_id, a.modifiers, a.public_tags, a.private_tags, a.custom_fields)
          IS DISTINCT FROM
          (g.name, g.subtitle, g.description, g.manage_variants, g.brand_id, g.ribbon_id, g.modifiers, g.public_tags, g.private_tags, g.custom_fields);
  PERFORM set_documents_visible(array_agg(a.site_id), array_agg(a.id), array_agg(a.visible))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE a.visible <> g.visible HAVING count(*) > 0;
  PERFORM note_search_changes(a.site_id, array_agg(a.id))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE a.visible <> g.visible GROUP BY a.site_id;
  RETURN NULL;
END $function$;

CREATE FUNCTION index_products_of_custom_fields()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM index_products(array_agg(p.site_id), array_agg(p.id))
     FROM (SELECT a.site_id, array_agg(a.key) AS keys FROM added a
             JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
            WHERE a.owner = 'PRODUCT'
              AND (a.searchable AND a.shown AND a.deleted_date IS NULL)
                  <> (g.searchable AND g.shown AND g.deleted_date IS NULL)
            GROUP BY a.site_id) touched
     JOIN products p ON p.site_id = touched.site_id AND p.custom_fields <> '{}' AND p.custom_fields ?| touched.keys;
  RETURN NULL;
END $function$;
CREATE TRIGGER index_documents_on_update AFTER UPDATE ON custom_fields
  REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_custom_fields();
COMMENT ON TRIGGER index_documents_on_update ON custom_fields IS
  'Products are found by the text of the custom fields that are searchable and shown.';
