-- Changes that are still to be sent to a search engine beside PostgreSQL. Nothing is noted while none is in use.
CREATE TABLE search_engines (
  address text PRIMARY KEY,
  created_date timestamptz NOT NULL,
  -- Until then one process alone tells it changes, in their order.
  busy_until timestamptz
);

-- Of a product, or of all products of a site where it is null.
CREATE TABLE search_changes (
  site_id uuid NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  product_id uuid,
  PRIMARY KEY (site_id, seq)
);

CREATE FUNCTION note_search_changes(site uuid, products uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO search_changes (site_id, product_id)
  SELECT site, product FROM unnest(products) AS product WHERE EXISTS (SELECT FROM search_engines)
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
    PERFORM note_search_changes(own.site, own.products);
  END LOOP;
END $function$;

CREATE OR REPLACE FUNCTION delete_search_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM search_documents s USING gone g WHERE s.site_id = g.site_id AND s.product_id = g.id;
  PERFORM delete_name_words(array_agg(site_id), array_agg(id), array_agg(name)) FROM gone HAVING count(*) > 0;
  PERFORM note_search_changes(site_id, array_agg(id)) FROM gone GROUP BY site_id;
  RETURN NULL;
END $function$;

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
  PERFORM note_search_changes(a.site_id, array_agg(a.id))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE a.visible <> g.visible GROUP BY a.site_id;
  RETURN NULL;
END $function$;
