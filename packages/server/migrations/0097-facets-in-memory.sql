-- Processes that search in memory count facets there, so that they have to learn of changed prices and types as well; a
-- search engine does not.
CREATE FUNCTION note_document_changes(site uuid, products uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO search_document_changes (site_id, tx, product_id)
  SELECT site, pg_current_xact_id(), product FROM unnest(products) AS product
   WHERE EXISTS (SELECT FROM search_readers r WHERE r.site_id = site AND r.until > now())
  ON CONFLICT DO NOTHING
$function$;

CREATE OR REPLACE FUNCTION note_search_changes(site uuid, products uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO search_changes (site_id, product_id)
  SELECT site, product FROM unnest(products) AS product WHERE EXISTS (SELECT FROM search_engines);
  SELECT note_document_changes(site, products)
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
  -- Facets in memory are counted from these.
  PERFORM note_document_changes(a.site_id, array_agg(a.id))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE (a.product_type, a.min_price, a.max_price, a.min_list_price, a.max_list_price, a.visible_ranges)
          IS DISTINCT FROM
          (g.product_type, g.min_price, g.max_price, g.min_list_price, g.max_list_price, g.visible_ranges)
    GROUP BY a.site_id;
  RETURN NULL;
END $function$;

-- Pages of found products ask this each time; its plan is made once for each connection.
CREATE FUNCTION rendered_products_among(site uuid, wanted uuid[], by_renderer text, version text, max_variants integer,
                                        sees_hidden boolean)
 RETURNS TABLE(id uuid, stamp uuid, snapshot text, hides boolean)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  any_hidden CONSTANT boolean := EXISTS (SELECT FROM collections c WHERE c.site_id = site AND NOT c.visible);
BEGIN
  RETURN QUERY
  SELECT page.id, t.stamp, pg_current_snapshot()::text, any_hidden
    FROM products page
    LEFT JOIN LATERAL (
      SELECT r.stamp FROM rendered_products r
       WHERE r.site_id = site AND r.product_id = page.id AND r.renderer = by_renderer AND r.cache_version = version
         AND NOT EXISTS (SELECT FROM product_invalidations m
                          WHERE m.site_id = site AND m.product_id = page.id
                            AND NOT pg_visible_in_snapshot(m.tx, r.snapshot))
       LIMIT 1) t ON TRUE
   WHERE page.site_id = site AND page.id = ANY(wanted) AND page.variant_count <= max_variants
     AND (page.visible OR sees_hidden);
END $function$;
