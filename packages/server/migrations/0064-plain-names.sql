-- Names that an engineer of PostgreSQL and commerce would search for. Rows stay as they are: tables, columns,
-- indexes, constraints, functions and triggers are renamed, and functions are made to mention the new names.

ALTER TABLE answered_captchas RENAME TO used_captcha_challenges;
ALTER TABLE app_codes RENAME TO app_authorization_codes;
ALTER TABLE attempts RENAME TO attempt_counters;
ALTER TABLE foreign_passwords RENAME TO dummy_password_hashes;
ALTER TABLE history_undone RENAME TO undone_facts;
ALTER TABLE product_marks RENAME TO product_invalidations;
ALTER TABLE product_search RENAME TO search_documents;
ALTER TABLE product_texts RENAME TO rendered_products;
ALTER TABLE provider_sign_ins RENAME TO oauth_states;
ALTER TABLE search_names RENAME TO product_name_words;
ALTER TABLE staff_sign_ins RENAME TO staff_sign_in_flows;
ALTER TABLE waiting_links RENAME TO pending_links;

ALTER TABLE approvals RENAME COLUMN asked_by TO requested_by;
ALTER TABLE sign_in_flows RENAME COLUMN asked_by TO requested_by;
ALTER TABLE dummy_password_hashes RENAME COLUMN decoy TO dummy_hash;
ALTER TABLE inventory_items RENAME COLUMN own_date TO has_own_date;
ALTER TABLE products RENAME COLUMN shown_ranges TO visible_ranges;
ALTER TABLE rendered_products RENAME COLUMN edition TO cache_version;
ALTER TABLE rendered_products RENAME COLUMN form TO renderer;
ALTER TABLE search_documents RENAME COLUMN shown_words TO visible_vector;
ALTER TABLE search_documents RENAME COLUMN words TO vector;
ALTER TABLE webhook_deliveries RENAME COLUMN is_asked TO is_requested;

ALTER INDEX attempts_by_age RENAME TO attempt_counters_by_window;
ALTER INDEX collections_by_place RENAME TO collections_by_position;
ALTER INDEX history_undone_by RENAME TO undone_facts_by_group;
ALTER INDEX inventory_items_elsewhere RENAME TO inventory_items_by_location;
ALTER INDEX members_open RENAME TO members_public;
ALTER INDEX members_words RENAME TO members_by_text;
ALTER INDEX product_search_by_word RENAME TO search_documents_by_vector;
ALTER INDEX products_by_name_part RENAME TO products_by_name_trigram;
ALTER INDEX products_by_shown_price RENAME TO products_by_visible_price;
ALTER INDEX provider_sign_ins_by_end RENAME TO oauth_states_by_expiry;
ALTER INDEX provider_sign_ins_by_identity RENAME TO oauth_states_by_identity;
ALTER INDEX provider_sign_ins_by_provider RENAME TO oauth_states_by_provider;
ALTER INDEX search_words_by_part RENAME TO search_words_by_trigram;
ALTER INDEX staff_sign_ins_by_expiry RENAME TO staff_sign_in_flows_by_expiry;
ALTER INDEX staff_sign_ins_by_staff RENAME TO staff_sign_in_flows_by_staff;
ALTER INDEX waiting_links_by_end RENAME TO pending_links_by_expiry;
ALTER INDEX waiting_links_by_identity RENAME TO pending_links_by_identity;
ALTER INDEX waiting_links_by_provider RENAME TO pending_links_by_provider;
ALTER INDEX webhook_deliveries_log RENAME TO webhook_deliveries_by_webhook;
ALTER INDEX webhook_deliveries_old RENAME TO webhook_deliveries_by_creation;
ALTER TABLE product_files RENAME CONSTRAINT product_files_place TO product_files_site_id_product_id_variant_id_key;

-- Constraints bear the names of their tables; PostgreSQL 18 has named ones for NOT NULL, with the column's.
DO $$
DECLARE
  names CONSTANT text[][] := ARRAY[
    ['answered_captchas', 'used_captcha_challenges'],
    ['app_codes', 'app_authorization_codes'],
    ['attempts', 'attempt_counters'],
    ['foreign_passwords', 'dummy_password_hashes'],
    ['history_undone', 'undone_facts'],
    ['product_marks', 'product_invalidations'],
    ['product_search', 'search_documents'],
    ['product_texts', 'rendered_products'],
    ['provider_sign_ins', 'oauth_states'],
    ['search_names', 'product_name_words'],
    ['staff_sign_ins', 'staff_sign_in_flows'],
    ['waiting_links', 'pending_links']];
  pair text[];
  own record;
BEGIN
  FOREACH pair SLICE 1 IN ARRAY names LOOP
    FOR own IN SELECT conname AS name FROM pg_constraint
                WHERE conrelid = pair[2]::regclass AND contype <> 'n' AND starts_with(conname, pair[1] || '_') LOOP
      EXECUTE format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', pair[2], own.name,
                     pair[2] || substr(own.name, length(pair[1]) + 1));
    END LOOP;
  END LOOP;
  FOR own IN SELECT c.relname AS "table", k.conname AS name, c.relname || '_' || a.attname || '_not_null' AS wanted
               FROM pg_constraint k
               JOIN pg_class c ON c.oid = k.conrelid
               JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
              WHERE k.contype = 'n'
                AND (c.relname = ANY (names[:][2:2]) OR a.attname IN ('has_own_date', 'is_requested'))
                AND k.conname <> c.relname || '_' || a.attname || '_not_null' LOOP
    EXECUTE format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', own."table", own.name, own.wanted);
  END LOOP;
END $$;

DROP FUNCTION search_documents(uuid, uuid[], regconfig);

-- Functions know each other, tables and settings by name: their bodies are written again.
DO $$
DECLARE
  functions CONSTANT text[][] := ARRAY[
    ['choice_parts', 'choice_subsets'],
    ['count_members', 'add_collection_counts'],
    ['count_stock', 'add_stock_totals'],
    ['count_variants', 'add_variant_counts'],
    ['date_stock', 'set_own_date'],
    ['follow_members', 'update_collection_counts'],
    ['follow_products', 'update_product_counts'],
    ['follow_stock', 'update_stock_totals'],
    ['follow_variants', 'update_variant_counts'],
    ['forget_ledgers', 'delete_ledgers'],
    ['forget_names', 'delete_name_words'],
    ['forget_products', 'delete_rendered_products'],
    ['forget_searched', 'delete_search_documents'],
    ['index_added_parts', 'index_products_of_inserted_rows'],
    ['index_changed_sections', 'index_products_of_info_sections'],
    ['index_deleted_parts', 'index_products_of_deleted_rows'],
    ['index_product_itself', 'index_updated_products'],
    ['index_renamed_choices', 'index_products_of_choices'],
    ['index_renamed_options', 'index_products_of_options'],
    ['index_variants', 'index_products_of_variants'],
    ['is_counted', 'is_precalculated'],
    ['leave_main_category', 'detach_main_category'],
    ['list_changed_choices', 'update_choice_products_of_choices'],
    ['list_choices', 'update_choice_products'],
    ['list_gone_choices', 'delete_choice_products'],
    ['list_new_choices', 'insert_choice_products'],
    ['list_renamed_options', 'update_choice_products_of_options'],
    ['list_shown_choices', 'update_choice_products_visibility'],
    ['lowest_shown_price', 'lowest_visible_price'],
    ['mark_product_itself', 'invalidate_updated_products'],
    ['mark_product_of_rows', 'invalidate_products_of_rows'],
    ['mark_products', 'invalidate_products'],
    ['mark_products_of_brand', 'invalidate_products_of_brands'],
    ['mark_products_of_info_section', 'invalidate_products_of_info_sections'],
    ['mark_products_of_media', 'invalidate_products_of_media'],
    ['mark_products_of_ribbon', 'invalidate_products_of_ribbons'],
    ['near_search_words', 'similar_search_words'],
    ['search_is_filler', 'search_is_stop_word'],
    ['search_word', 'search_word_query'],
    ['shown_ranges_of', 'visible_ranges_of'],
    ['stock_variants', 'set_variants_in_stock'],
    ['take_product_numbers', 'reserve_product_numbers']];
  mentioned CONSTANT text[][] := ARRAY[
    ['search_documents', 'build_search_documents'], ['product_search', 'search_documents'],
    ['product_texts', 'rendered_products'], ['product_marks', 'product_invalidations'],
    ['search_names', 'product_name_words'], ['own_date', 'has_own_date'],
    ['vitrine\.counted', 'vitrine.precalculated']];
  pair text[];
  own record;
  body text;
BEGIN
  FOREACH pair SLICE 1 IN ARRAY functions LOOP
    EXECUTE format('ALTER FUNCTION %I RENAME TO %I', pair[1], pair[2]);
  END LOOP;
  FOR own IN SELECT pg_get_functiondef(p.oid) AS body FROM pg_proc p
              WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'
                AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e') LOOP
    body := own.body;
    FOREACH pair SLICE 1 IN ARRAY functions || mentioned LOOP
      body := regexp_replace(body, '\m' || pair[1] || '\M', pair[2], 'g');
    END LOOP;
    IF body <> own.body THEN EXECUTE body; END IF;
  END LOOP;
END $$;
CREATE OR REPLACE FUNCTION invalidate_products(sites uuid[], products uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH added AS (
    INSERT INTO product_invalidations (site_id, product_id, tx)
    SELECT site, product, pg_current_xact_id() FROM unnest(sites, products) AS touched (site, product)
    ON CONFLICT DO NOTHING
    RETURNING site_id, product_id
  ), earlier AS (
    SELECT i.site_id, i.product_id, i.tx
      FROM added JOIN product_invalidations i USING (site_id, product_id)
     WHERE i.tx <> pg_current_xact_id() FOR UPDATE OF i SKIP LOCKED
  )
  DELETE FROM product_invalidations i USING earlier e
   WHERE i.site_id = e.site_id AND i.product_id = e.product_id AND i.tx = e.tx;
  -- PostgreSQL sends equal notifications of a transaction once.
  PERFORM pg_notify('vitrine_facts', site || ' public') FROM (SELECT DISTINCT unnest(sites) AS site) changed;
END $$;

CREATE OR REPLACE FUNCTION delete_rendered_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM rendered_products r USING changed c WHERE r.site_id = c.site_id AND r.product_id = c.id;
  DELETE FROM product_invalidations i USING changed c WHERE i.site_id = c.site_id AND i.product_id = c.id;
  PERFORM pg_notify('vitrine_facts', site_id || ' public') FROM (SELECT DISTINCT site_id FROM changed) sites;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION add_search_words(site uuid, index_id uuid, wanted uuid[]) RETURNS void LANGUAGE sql AS $$
  WITH named AS MATERIALIZED (
    SELECT p.id, p.name_key,
           unnest(tsvector_to_array(to_tsvector('simple', search_fold(p.name)))) AS word
      FROM products p WHERE p.site_id = site AND p.id = ANY (wanted)
  ), listed AS (
    INSERT INTO product_name_words (site_id, word, product_id)
    SELECT site, word, id FROM named
     WHERE length(word) <= 40 AND NOT starts_with(name_key, word) ORDER BY word, id
    ON CONFLICT DO NOTHING
  )
  INSERT INTO search_words (site_id, index_id, word, tx)
  SELECT site, $2, word, pg_current_xact_id()
    FROM (SELECT DISTINCT word FROM named) n
   WHERE length(word) BETWEEN 3 AND 40
     AND (SELECT w.tx FROM search_words w
           WHERE w.site_id = site AND w.index_id = $2 AND w.word = n.word LIMIT 1) IS NULL
   ORDER BY word
  ON CONFLICT DO NOTHING
$$;

CREATE OR REPLACE FUNCTION search_word_query(language regconfig, word text) RETURNS tsquery LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN stem = whole THEN prefixes ELSE stem || prefixes END
    FROM (SELECT plainto_tsquery(language, word) AS stem,
                 regexp_replace(plainto_tsquery('simple', search_fold(word))::text,
                                '''((?:[^'']|'''')+)''', '''\1'':*', 'g')::tsquery AS folded_prefix,
                 search_quote(lower(word))::tsquery AS whole,
                 (search_quote(lower(word)) || ':*')::tsquery AS prefix) queries
   CROSS JOIN LATERAL (SELECT CASE WHEN folded_prefix = prefix THEN prefix
                                   ELSE folded_prefix || prefix END AS prefixes) alternatives
$$;

CREATE FUNCTION build_search_documents(site uuid, wanted uuid[], language regconfig)
RETURNS TABLE (product_id uuid, numeric_id bigint, vector tsvector, visible_vector tsvector) LANGUAGE sql STABLE AS $$
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
              THEN vectors.public || COALESCE(codes.visible_vector, '') END
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
              array_to_string(p.public_tags, ' ')) AS names,
            array_to_string(p.private_tags, ' ') AS private_names,
            (SELECT string_agg(s.vector, ' ')::tsvector
               FROM product_info_sections ps JOIN sections s ON s.id = ps.info_section_id
              WHERE ps.site_id = p.site_id AND ps.product_id = p.id AND ps.position < 12) AS sections) texts
   CROSS JOIN LATERAL (
     SELECT setweight(to_tsvector(language, p.name), 'A')
         || setweight(to_tsvector('simple', search_fold(p.name)), 'A')
         || setweight(to_tsvector(language, left(p.description, 100000)), 'D')
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
$$;

CREATE OR REPLACE FUNCTION index_products(sites uuid[], products uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own record;
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  FOR own IN SELECT site, array_agg(DISTINCT product) AS products
               FROM unnest(sites, products) AS touched (site, product) GROUP BY site ORDER BY site LOOP
    INSERT INTO search_documents (site_id, index_id, product_id, numeric_id, vector, visible_vector)
    SELECT own.site, i.id, d.product_id, d.numeric_id, d.vector, d.visible_vector
      FROM search_indexes i
     CROSS JOIN LATERAL build_search_documents(own.site, own.products, i.language::regconfig) d
     WHERE i.site_id = own.site
     ORDER BY i.id, d.product_id
    ON CONFLICT (site_id, product_id, index_id) DO UPDATE
       SET vector = excluded.vector, visible_vector = excluded.visible_vector;
    PERFORM add_search_words(own.site, i.id, own.products) FROM search_indexes i WHERE i.site_id = own.site;
  END LOOP;
END $$;

-- PostgreSQL runs the triggers of a statement by name: the new names sort as the old ones did.
DO $$
DECLARE
  names CONSTANT text[][] := ARRAY[
    ['^(date)_', 'set_own_date_on_'], ['^(follow)_', 'count_on_'], ['^(index)_', 'index_documents_on_'],
    ['^(list)_', 'index_products_by_choice_on_'], ['^(mark)_', 'invalidate_on_'],
    ['_on_inserted$', '_on_insert'], ['_on_updated$', '_on_update'], ['_on_deleted$', '_on_delete'],
    ['^forget_deleted$', 'delete_rendered_products'], ['^forget_searched$', 'delete_search_documents'],
    ['^forget_ledgers$', 'delete_ledgers'], ['^leave_main$', 'detach_main_category']];
  pair text[];
  own record;
  new_name text;
BEGIN
  FOR own IN SELECT t.tgname::text AS name, c.relname AS "table" FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
              WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace LOOP
    new_name := own.name;
    FOREACH pair SLICE 1 IN ARRAY names LOOP
      new_name := regexp_replace(new_name, pair[1], pair[2]);
    END LOOP;
    IF new_name <> own.name THEN
      EXECUTE format('ALTER TRIGGER %I ON %I RENAME TO %I', own.name, own."table", new_name);
    END IF;
  END LOOP;
END $$;

-- Why there is each trigger, for docs/triggers.md.
DO $$
DECLARE
  reasons CONSTANT text[][] := ARRAY[
    ['brands', 'invalidate', 'Products are rendered with the name of their brand.'],
    ['choice_media', 'invalidate', 'Products are rendered with the pictures of their choices.'],
    ['collection_products', 'count', 'Collections store how many products they have, and how many visible ones.'],
    ['collection_products', 'detach_main_category', 'A product has no main category that it is not in.'],
    ['collection_products', 'invalidate', 'Products are rendered with their collections.'],
    ['info_sections', 'index_documents', 'Products are found by the text of the sections that are their own.'],
    ['info_sections', 'invalidate', 'Products are rendered with their info sections.'],
    ['inventory_items', 'count', 'Products store totals of stock and preorder; variants store whether they are in stock.'],
    ['inventory_items', 'invalidate', 'Products are rendered with their stock.'],
    ['inventory_items', 'set_own_date', 'Items as old as their product are found by its date; this tells the others.'],
    ['media', 'invalidate', 'Products are rendered with size, state and poster of their media.'],
    ['product_choices', 'index_documents', 'Products are found by the descriptions of their choices.'],
    ['product_choices', 'index_products_by_choice', 'Filters by choice read choice_products.'],
    ['product_choices', 'invalidate', 'Products are rendered with their choices.'],
    ['product_info_sections', 'index_documents', 'Products are found by the text of their info sections.'],
    ['product_info_sections', 'invalidate', 'Products are rendered with their info sections.'],
    ['product_media', 'invalidate', 'Products are rendered with their gallery.'],
    ['product_options', 'index_documents', 'Products are found by the names of their options.'],
    ['product_options', 'index_products_by_choice', 'Filters by choice read choice_products, by the name of the option.'],
    ['product_options', 'invalidate', 'Products are rendered with their options.'],
    ['product_ribbons', 'index_documents', 'Products are found by the names of their ribbons.'],
    ['product_ribbons', 'invalidate', 'Products are rendered with their ribbons.'],
    ['products', 'count', 'Sites store how many products they have; collection_products has copies of price and visibility to sort by.'],
    ['products', 'delete_rendered_products', 'Rendered products and invalidations have no foreign key to products, which each write would check.'],
    ['products', 'delete_search_documents', 'Search documents and words of names have no foreign key to products, which each write would check.'],
    ['products', 'index_documents', 'Products are found by their name, description, tags and modifiers.'],
    ['products', 'index_products_by_choice', 'choice_products has a copy of the visibility.'],
    ['products', 'invalidate', 'A changed product is rendered again.'],
    ['ribbons', 'invalidate', 'Products are rendered with the names of their ribbons.'],
    ['sites', 'add_default_location', 'Every site has a location, whose id is its own.'],
    ['sites', 'add_search_index', 'Every site has a search index in the language of its locale.'],
    ['sites', 'delete_ledgers', 'Facts and stock changes have no foreign key to sites, which each new row would check.'],
    ['variants', 'count', 'Products, choices and combinations of choices store how many variants they have, in stock and visible.'],
    ['variants', 'index_documents', 'Products are found by SKU and barcode of their variants.'],
    ['variants', 'invalidate', 'Products are rendered with their variants.']];
  reason text[];
  own record;
BEGIN
  FOREACH reason SLICE 1 IN ARRAY reasons LOOP
    FOR own IN SELECT tgname AS name FROM pg_trigger
                WHERE tgrelid = reason[1]::regclass AND NOT tgisinternal
                  AND tgname ~ ('^' || reason[2] || '(_on_(insert|update|delete))?$') LOOP
      EXECUTE format('COMMENT ON TRIGGER %I ON %I IS %L', own.name, reason[1], reason[3]);
    END LOOP;
  END LOOP;
END $$;
