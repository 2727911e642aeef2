/** The one statement of a page of products, for bare `pg` to send: the total, the ids in order, their texts. */
export const pageStatement = (site: string, { total, ids }: { total: string; ids: string }) => `
  SELECT counted.total, page.rank, page.id, t.body, pg_current_snapshot()::text
    FROM (${total}) counted
    LEFT JOIN (SELECT listed.*, row_number() OVER () AS rank FROM (${ids}) listed) page ON TRUE
    LEFT JOIN LATERAL (SELECT t.body FROM rendered_products t
                        WHERE t.site_id = '${site}' AND t.product_id = page.id AND t.renderer = 'v1 listed'
                          AND NOT EXISTS (SELECT FROM product_invalidations m
                                           WHERE m.site_id = '${site}' AND m.product_id = page.id
                                             AND NOT pg_visible_in_snapshot(m.tx, t.snapshot))
                        LIMIT 1) t ON TRUE
   ORDER BY page.rank`
