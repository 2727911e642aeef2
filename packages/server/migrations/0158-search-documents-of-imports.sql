-- The names of collections are put together once for each collection, not for each product in it, and variants are read
-- once for their codes: both took half of the time that an import waits for its search documents.
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
  ), members AS MATERIALIZED (
    SELECT cp.product_id, cp.collection_id FROM collection_products cp
     WHERE cp.site_id = site AND cp.product_id = ANY (wanted)
     UNION
    SELECT g.product_id, g.collection_id
      FROM jsonb_to_recordset(COALESCE(NULLIF(current_setting('vitrine.new_members', TRUE), ''), '[]')::jsonb)
           AS g (product_id uuid, collection_id uuid)
  ), named AS MATERIALIZED (
    SELECT c.id, string_agg(up.name, ' ') AS names
      FROM collections c
      JOIN collections up ON up.site_id = site AND up.id = ANY (c.ancestor_ids || c.id)
     WHERE c.site_id = site AND c.visible AND up.visible AND c.id IN (SELECT m.collection_id FROM members m)
     GROUP BY c.id
  ), collected AS MATERIALIZED (
    SELECT m.product_id, string_agg(n.names, ' ') AS names
      FROM members m JOIN named n ON n.id = m.collection_id GROUP BY m.product_id
  )
  SELECT p.id, p.numeric_id,
         vectors.public || COALESCE(codes.vector, '') || vectors.private,
         CASE WHEN codes.has_hidden OR p.private_tags <> '{}'
              THEN vectors.public || COALESCE(codes.visible_vector, '') END,
         p.visible
    FROM products p
    LEFT JOIN collected ON collected.product_id = p.id
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
              CASE WHEN p.custom_fields <> '{}' THEN custom_field_words(p.site_id, 'PRODUCT', p.custom_fields) END,
              collected.names) AS names,
            array_to_string(p.private_tags, ' ') AS private_names,
            (SELECT string_agg(s.vector, ' ')::tsvector
               FROM product_info_sections ps JOIN sections s ON s.id = ps.info_section_id
              WHERE ps.site_id = p.site_id AND ps.product_id = p.id AND ps.position < 12) AS sections
     OFFSET 0) texts
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
            CASE WHEN p.private_tags = '{}' THEN ''
                 ELSE strip(to_tsvector(language, texts.private_names)
                         || to_tsvector('simple', search_fold(texts.private_names))) END AS private
     OFFSET 0) vectors
    LEFT JOIN LATERAL (
     SELECT string_agg(code, ' ')::tsvector AS vector, bool_or(NOT visible) AS has_hidden,
            (string_agg(code, ' ') FILTER (WHERE visible))::tsvector AS visible_vector
       FROM (SELECT concat_ws(' ', CASE WHEN v.sku <> '' THEN search_quote(lower(v.sku)) || ':1B' END,
                                   CASE WHEN v.barcode <> '' THEN search_quote(lower(v.barcode)) || ':1C' END) AS code,
                    v.visible OR NOT p.manage_variants AS visible
               FROM variants v
              WHERE v.site_id = p.site_id AND v.product_id = p.id AND (v.sku <> '' OR v.barcode <> '')) each_code) codes
      ON TRUE
   WHERE p.site_id = site AND p.id = ANY (wanted)
$function$;
