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
