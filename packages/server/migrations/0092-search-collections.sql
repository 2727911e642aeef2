-- Products are found by the names of their collections, and of those above them, as far as visitors see them.
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

-- Documents that are built anew by a job, where there are too many of them for the transaction of the change.
CREATE TABLE stale_search_documents (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  PRIMARY KEY (site_id, product_id)
);

-- Words are added to a document, whoever else adds some at the same time; in the order of ids, as every document is written.
CREATE FUNCTION add_collection_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM search_documents d
    WHERE (d.site_id, d.product_id) IN (SELECT a.site_id, a.product_id FROM added a)
    ORDER BY d.site_id, d.product_id, d.index_id FOR NO KEY UPDATE;
  WITH named AS MATERIALIZED (
    SELECT c.site_id, c.id, i.id AS index_id,
           (strip(to_tsvector(i.language::regconfig, names) || to_tsvector('simple', search_fold(names)))
            || search_signs(names))::text AS words
      FROM (SELECT c.site_id, c.id, string_agg(up.name, ' ') AS names
              FROM collections c
              JOIN collections up ON up.site_id = c.site_id AND up.id = ANY (c.ancestor_ids || c.id)
             WHERE (c.site_id, c.id) IN (SELECT a.site_id, a.collection_id FROM added a) AND c.visible AND up.visible
             GROUP BY c.site_id, c.id) c
      JOIN search_indexes i ON i.site_id = c.site_id
  ), found AS MATERIALIZED (
    SELECT a.site_id, a.product_id, n.index_id, string_agg(n.words, ' ')::tsvector AS words
      FROM added a JOIN named n ON n.site_id = a.site_id AND n.id = a.collection_id
     GROUP BY a.site_id, a.product_id, n.index_id)
  UPDATE search_documents d SET vector = d.vector || f.words, visible_vector = d.visible_vector || f.words
    FROM found f
   WHERE d.site_id = f.site_id AND d.product_id = f.product_id AND d.index_id = f.index_id;
  PERFORM note_search_changes(a.site_id, array_agg(DISTINCT a.product_id)) FROM added a GROUP BY a.site_id;
  RETURN NULL;
END $function$;

-- Builds documents anew, of products that nobody else can change meanwhile.
CREATE FUNCTION refresh_search_documents(site uuid, products uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM products p WHERE p.site_id = site AND p.id = ANY (products) ORDER BY p.id FOR NO KEY UPDATE;
  PERFORM index_products(array_agg(p.site_id), array_agg(p.id))
     FROM products p WHERE p.site_id = site AND p.id = ANY (products) HAVING count(*) > 0;
END $function$;

CREATE FUNCTION delete_collection_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (SELECT count(*) FROM gone) <= 500 THEN
    PERFORM refresh_search_documents(g.site_id, array_agg(DISTINCT g.product_id)) FROM gone g GROUP BY g.site_id;
  ELSE
    INSERT INTO stale_search_documents (site_id, product_id)
    SELECT DISTINCT g.site_id, g.product_id FROM gone g
      JOIN products p ON p.site_id = g.site_id AND p.id = g.product_id
     ORDER BY g.site_id, g.product_id
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER change_documents_on_insert AFTER INSERT ON collection_products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_collection_words();
COMMENT ON TRIGGER change_documents_on_insert ON collection_products IS
  'Products are found by the names of their collections.';
-- Before the counts, so that products are locked before collections.
CREATE TRIGGER change_documents_on_delete AFTER DELETE ON collection_products REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_collection_words();
COMMENT ON TRIGGER change_documents_on_delete ON collection_products IS
  'Products are not found by the names of collections that they have left.';

-- What there is already is built anew by a job.
INSERT INTO stale_search_documents (site_id, product_id)
SELECT DISTINCT site_id, product_id FROM collection_products;
