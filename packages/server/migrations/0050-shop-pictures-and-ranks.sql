-- Pictures of choices that are the library's are kept by their ids, without an address: they are shown wherever
-- the shop is. An id is as hard to guess as a key, so whatever address names one is ours.
CREATE FUNCTION without_address(site uuid, picture jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT picture || jsonb_build_object('id', m.id, 'url', '') FROM media m
      WHERE m.site_id = site AND m.id = substring(picture ->> 'url' from '/media/([^/?#]+)')),
    picture)
$$;

UPDATE customization_choices
   SET image = without_address(site_id, image), display_image = without_address(site_id, display_image)
 WHERE image ->> 'url' LIKE '%/media/%' OR display_image ->> 'url' LIKE '%/media/%';
UPDATE product_choices
   SET image = without_address(site_id, image), display_image = without_address(site_id, display_image)
 WHERE image ->> 'url' LIKE '%/media/%' OR display_image ->> 'url' LIKE '%/media/%';
UPDATE products p
   SET modifiers = (
     SELECT jsonb_agg(m.modifier || jsonb_build_object('choices', (
              SELECT coalesce(jsonb_agg(c.choice || jsonb_build_object(
                       'image', without_address(p.site_id, c.choice -> 'image'),
                       'displayImage', without_address(p.site_id, c.choice -> 'displayImage')) ORDER BY c.place), '[]')
                FROM jsonb_array_elements(m.modifier -> 'choices') WITH ORDINALITY AS c (choice, place)))
              ORDER BY m.place)
       FROM jsonb_array_elements(p.modifiers) WITH ORDINALITY AS m (modifier, place))
 WHERE p.modifiers::text LIKE '%/media/%';

DROP FUNCTION without_address;

-- Ranks: what fits equally well stands in the order of its numbers. With the number beside the words the order of
-- everything found is known before any product is read.
ALTER TABLE product_search ADD COLUMN numeric_id bigint;
DROP INDEX product_search_by_word;
UPDATE product_search d SET numeric_id = p.numeric_id FROM products p WHERE p.site_id = d.site_id AND p.id = d.product_id;
ALTER TABLE product_search ALTER COLUMN numeric_id SET NOT NULL;
CREATE INDEX product_search_by_word ON product_search USING gin (index_id, words);

DROP FUNCTION search_documents(uuid, uuid[], regconfig);
CREATE FUNCTION search_documents(site uuid, wanted uuid[], language regconfig)
RETURNS TABLE (product_id uuid, numeric_id bigint, words tsvector, shown_words tsvector) LANGUAGE sql STABLE AS $$
  SELECT p.id, p.numeric_id, told.words || COALESCE(codes.known, ''),
         CASE WHEN codes.has_hidden THEN told.words || COALESCE(codes.shown, '') END
    FROM products p
   CROSS JOIN LATERAL (
     SELECT setweight(to_tsvector(language, p.name), 'A')
         || setweight(to_tsvector('simple', search_fold(p.name)), 'A')
         || setweight(to_tsvector(language, left(p.description, 100000)), 'D') AS words) told
    LEFT JOIN LATERAL (
     SELECT string_agg(code, ' ')::tsvector AS known, bool_or(NOT visible) AS has_hidden,
            (string_agg(code, ' ') FILTER (WHERE visible))::tsvector AS shown
       FROM (SELECT search_quote(lower(v.sku)) || ':1B' AS code, v.visible OR NOT p.manage_variants AS visible FROM variants v
              WHERE v.site_id = p.site_id AND v.product_id = p.id AND v.sku <> ''
              UNION ALL
             SELECT search_quote(lower(v.barcode)) || ':1C', v.visible OR NOT p.manage_variants FROM variants v
              WHERE v.site_id = p.site_id AND v.product_id = p.id AND v.barcode <> '') each_code) codes
      ON TRUE
   WHERE p.site_id = site AND p.id = ANY (wanted)
$$;

CREATE OR REPLACE FUNCTION index_products(sites uuid[], products uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own record;
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  FOR own IN SELECT site, array_agg(DISTINCT product) AS products
               FROM unnest(sites, products) AS touched (site, product) GROUP BY site ORDER BY site LOOP
    INSERT INTO product_search AS known (site_id, index_id, product_id, numeric_id, words, shown_words)
    SELECT own.site, i.id, d.product_id, d.numeric_id, d.words, d.shown_words
      FROM search_indexes i
     CROSS JOIN LATERAL search_documents(own.site, own.products, i.language::regconfig) d
     WHERE i.site_id = own.site
     ORDER BY i.id, d.product_id
    ON CONFLICT (site_id, product_id, index_id) DO UPDATE
       SET words = excluded.words, shown_words = excluded.shown_words;
    PERFORM add_search_words(own.site, i.id, own.products) FROM search_indexes i WHERE i.site_id = own.site;
  END LOOP;
END $$;

-- A word matches by its stem, by its beginning without marks, and by its beginning as it was typed. Often that is one
-- and the same: then it is looked up once, and counted once where matches are ranked.
CREATE OR REPLACE FUNCTION search_word(language regconfig, word text) RETURNS tsquery LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN stem = whole THEN beginnings ELSE stem || beginnings END
    FROM (SELECT plainto_tsquery(language, word) AS stem,
                 regexp_replace(plainto_tsquery('simple', search_fold(word))::text,
                                '''((?:[^'']|'''')+)''', '''\1'':*', 'g')::tsquery AS folded,
                 search_quote(lower(word))::tsquery AS whole,
                 (search_quote(lower(word)) || ':*')::tsquery AS begun) told
   CROSS JOIN LATERAL (SELECT CASE WHEN folded = begun THEN begun ELSE folded || begun END AS beginnings) known
$$;
