-- Processes that search in memory have there what shoppers filter by, so that they have to learn of each change of it.
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
    WHERE (a.product_type, a.min_price, a.max_price, a.min_list_price, a.max_list_price, a.visible_ranges, a.stock_status)
          IS DISTINCT FROM
          (g.product_type, g.min_price, g.max_price, g.min_list_price, g.max_list_price, g.visible_ranges, g.stock_status)
    GROUP BY a.site_id;
  RETURN NULL;
END $function$;

-- A product with hidden variants may be sold out for visitors alone.
CREATE OR REPLACE FUNCTION index_products_of_variants()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM index_products(array_agg(site_id), array_agg(product_id))
       FROM (SELECT DISTINCT site_id, product_id FROM added) touched;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM index_products(array_agg(site_id), array_agg(product_id))
       FROM (SELECT DISTINCT site_id, product_id FROM gone WHERE sku <> '' OR barcode <> '') touched;
  ELSE
    PERFORM index_products(array_agg(site_id), array_agg(product_id))
       FROM (SELECT DISTINCT site_id, product_id
               FROM (SELECT site_id, product_id, id, sku, barcode, visible FROM added
                     EXCEPT SELECT site_id, product_id, id, sku, barcode, visible FROM gone) moved) touched;
    PERFORM note_document_changes(p.site_id, array_agg(p.id))
       FROM (SELECT DISTINCT site_id, product_id
               FROM (SELECT site_id, product_id, id, in_stock FROM added
                     EXCEPT SELECT site_id, product_id, id, in_stock FROM gone) moved) touched
       JOIN products p ON p.site_id = touched.site_id AND p.id = touched.product_id AND p.visible_ranges IS NOT NULL
      GROUP BY p.site_id;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION index_products_of_choices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM index_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT DISTINCT a.site_id, a.product_id FROM added a
             JOIN gone g ON g.site_id = a.site_id AND g.product_id = a.product_id AND g.id = a.id
            WHERE a.description <> g.description) touched;
  PERFORM note_document_changes(site_id, array_agg(product_id))
     FROM (SELECT DISTINCT a.site_id, a.product_id FROM added a
             JOIN gone g ON g.site_id = a.site_id AND g.product_id = a.product_id AND g.id = a.id
            WHERE (a.value, a.color_codes, a.visible) IS DISTINCT FROM (g.value, g.color_codes, g.visible)) touched
    GROUP BY site_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION index_products_of_options()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM index_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT DISTINCT a.site_id, a.product_id FROM added a
             JOIN gone g ON g.site_id = a.site_id AND g.product_id = a.product_id AND g.id = a.id
            WHERE a.name <> g.name) touched;
  PERFORM note_document_changes(site_id, array_agg(product_id))
     FROM (SELECT DISTINCT a.site_id, a.product_id FROM added a
             JOIN gone g ON g.site_id = a.site_id AND g.product_id = a.product_id AND g.id = a.id
            WHERE a.option_type <> g.option_type) touched
    GROUP BY site_id;
  RETURN NULL;
END $function$;

-- A custom field that shoppers filter by, or no longer, may be one of all products: their documents are read anew.
CREATE OR REPLACE FUNCTION index_products_of_custom_fields()
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
  UPDATE search_readers r SET generation = r.generation + 1
   WHERE r.site_id IN (SELECT a.site_id FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
                        WHERE a.owner = 'PRODUCT' AND (a.filterable AND a.shown) <> (g.filterable AND g.shown));
  RETURN NULL;
END $function$;
