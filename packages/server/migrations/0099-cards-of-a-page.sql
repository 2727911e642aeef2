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
