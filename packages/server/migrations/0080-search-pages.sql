-- A page of search results is one statement that reads search documents alone. They say whether visitors see the product,
-- and their words are compared without the marks of Arabic and Hebrew, too; emoji are words.
ALTER TABLE search_documents ADD COLUMN visible boolean NOT NULL DEFAULT TRUE;
UPDATE search_documents d SET visible = FALSE
  FROM products p WHERE p.site_id = d.site_id AND p.id = d.product_id AND NOT p.visible;
ALTER TABLE search_documents ALTER COLUMN visible DROP DEFAULT;

CREATE OR REPLACE FUNCTION search_fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN octet_length(value) = length(value) THEN lower(value) ELSE
    regexp_replace(
      regexp_replace(translate(lower(normalize(value, NFKD)), U&'\2018\2019\02BC', ''''''''),
        U&'[\0300-\036F\0591-\05BD\05BF\05C1\05C2\05C4\05C5\05C7\0610-\061A\0640\064B-\065F\0670\06D6-\06DC]', '', 'g'),
      U&'([\3041-\30FF\3400-\9FFF])', ' \1 ', 'g') END
$function$;

CREATE FUNCTION search_signs(value text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN octet_length(value) = length(value) THEN '' ELSE
    (SELECT COALESCE(string_agg(DISTINCT found[1], ' '), '')::tsvector
       FROM regexp_matches(value, U&'[\+01F000-\+01FAFF\2600-\27BF\2B00-\2BFF]', 'g') AS found) END
$function$;

DROP FUNCTION build_search_documents(uuid, uuid[], regconfig);
CREATE FUNCTION build_search_documents(site uuid, wanted uuid[], language regconfig)
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
              array_to_string(p.public_tags, ' '), p.subtitle) AS names,
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

CREATE OR REPLACE FUNCTION index_products(sites uuid[], products uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  own record;
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  FOR own IN SELECT site, array_agg(DISTINCT product) AS products
               FROM unnest(sites, products) AS touched (site, product) GROUP BY site ORDER BY site LOOP
    INSERT INTO search_documents (site_id, index_id, product_id, numeric_id, vector, visible_vector, visible)
    SELECT own.site, i.id, d.product_id, d.numeric_id, d.vector, d.visible_vector, d.visible
      FROM search_indexes i
     CROSS JOIN LATERAL build_search_documents(own.site, own.products, i.language::regconfig) d
     WHERE i.site_id = own.site
     ORDER BY i.id, d.product_id
    ON CONFLICT (site_id, product_id, index_id) DO UPDATE
       SET vector = excluded.vector, visible_vector = excluded.visible_vector, visible = excluded.visible;
    PERFORM add_search_words(own.site, i.id, own.products) FROM search_indexes i WHERE i.site_id = own.site;
  END LOOP;
END $function$;

CREATE FUNCTION set_documents_visible(sites uuid[], products uuid[], seen boolean[])
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE search_documents d SET visible = changed.seen
    FROM unnest(sites, products, seen) AS changed (site_id, id, seen)
   WHERE d.site_id = changed.site_id AND d.product_id = changed.id AND d.visible <> changed.seen
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
    WHERE (a.name, a.subtitle, a.description, a.manage_variants, a.brand_id, a.ribbon_id, a.modifiers, a.public_tags, a.private_tags)
          IS DISTINCT FROM
          (g.name, g.subtitle, g.description, g.manage_variants, g.brand_id, g.ribbon_id, g.modifiers, g.public_tags, g.private_tags);
  PERFORM set_documents_visible(array_agg(a.site_id), array_agg(a.id), array_agg(a.visible))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE a.visible <> g.visible HAVING count(*) > 0;
  RETURN NULL;
END $function$;

-- The best visible products for the first of these questions that finds any, and how many there are. A question is a
-- list of terms with their alternatives, as `search_query` has it. What the caller knows of it in the language of the
-- index saves building it again. The plan depends on nothing that the parameters say, so that it is made once.
CREATE FUNCTION search_matches(site uuid, questions jsonb, known_language text, known text[], page_limit integer,
                               page_offset integer)
 RETURNS TABLE (ids text[], total integer, language text, queries text[])
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO force_generic_plan
 SET enable_seqscan TO off
AS $function$
DECLARE
  used uuid;
  query tsquery;
BEGIN
  SELECT i.id, i.language INTO used, language FROM search_indexes i WHERE i.site_id = site AND i.is_current;
  ids := '{}';
  total := 0;
  IF used IS NULL THEN RETURN NEXT; RETURN; END IF;
  FOR at IN 1 .. jsonb_array_length(questions) LOOP
    query := CASE WHEN known_language = language AND known[at] IS NOT NULL THEN known[at]::tsquery
             ELSE search_query(language::regconfig, questions -> (at - 1) -> 'terms',
                               (questions -> (at - 1) ->> 'needsAll')::boolean) END;
    queries[at] := query::text;
    WITH fitting AS MATERIALIZED (
      SELECT d.product_id, d.numeric_id,
             (ts_rank('{0.1, 0.5, 0.6, 1}', COALESCE(d.visible_vector, d.vector), query) * 1000000)::int AS match
        FROM search_documents d
       WHERE d.site_id = site AND d.index_id = used AND d.vector @@ query AND d.visible
         AND (d.visible_vector IS NULL OR d.visible_vector @@ query))
    SELECT ARRAY(SELECT f.product_id::text FROM fitting f
                  ORDER BY f.match DESC, f.numeric_id DESC LIMIT page_limit OFFSET page_offset),
           (SELECT count(*) FROM fitting)
      INTO ids, total;
    EXIT WHEN total > 0;
  END LOOP;
  RETURN NEXT;
END $function$;

-- What has other letters than ASCII is indexed again, a thousand products at a time.
DELETE FROM product_name_words WHERE octet_length(word) > length(word);
DO $$
DECLARE
  last_site uuid := '00000000-0000-0000-0000-000000000000';
  last_product uuid := '00000000-0000-0000-0000-000000000000';
  sites uuid[];
  ids uuid[];
BEGIN
  LOOP
    SELECT array_agg(site_id ORDER BY site_id, id), array_agg(id ORDER BY site_id, id) INTO sites, ids
      FROM (SELECT p.site_id, p.id FROM products p
             WHERE (p.site_id, p.id) > (last_site, last_product)
               AND (octet_length(p.name) > length(p.name) OR octet_length(p.description) > length(p.description)
                 OR EXISTS (SELECT FROM search_documents d WHERE d.site_id = p.site_id AND d.product_id = p.id
                               AND octet_length(d.vector::text) > length(d.vector::text)))
             ORDER BY p.site_id, p.id LIMIT 1000) page;
    EXIT WHEN ids IS NULL;
    PERFORM index_products(sites, ids);
    last_site := sites[array_length(sites, 1)];
    last_product := ids[array_length(ids, 1)];
  END LOOP;
END $$;
