-- Every word that the page of a product shows finds it: its brand, ribbons, options and choices, modifiers, tags and
-- info sections, too. These words have no places, so that a search in the name or the description alone does not find
-- them; what merchants write for themselves, its private tags, finds it for them only. An index entry is bounded: of
-- the description 100,000 letters, of the first 12 info sections 16,000 letters each.
CREATE OR REPLACE FUNCTION search_documents(site uuid, wanted uuid[], language regconfig)
RETURNS TABLE (product_id uuid, numeric_id bigint, words tsvector, shown_words tsvector) LANGUAGE sql STABLE AS $$
  -- A section that products share is taken apart once.
  WITH section_words AS MATERIALIZED (
    SELECT s.id, strip(to_tsvector(language, s.title || ' ' || left(s.description, 16000)))::text AS words
      FROM info_sections s
     WHERE s.site_id = site
       AND s.id IN (SELECT ps.info_section_id FROM product_info_sections ps
                     WHERE ps.site_id = site AND ps.product_id = ANY (wanted))
  )
  SELECT p.id, p.numeric_id,
         told.words || COALESCE(codes.known, '') || told.private_words,
         CASE WHEN codes.has_hidden OR p.private_tags <> '{}' THEN told.words || COALESCE(codes.shown, '') END
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
            (SELECT string_agg(w.words, ' ')::tsvector
               FROM product_info_sections ps JOIN section_words w ON w.id = ps.info_section_id
              WHERE ps.site_id = p.site_id AND ps.product_id = p.id AND ps.position < 12) AS sections) said
   CROSS JOIN LATERAL (
     SELECT setweight(to_tsvector(language, p.name), 'A')
         || setweight(to_tsvector('simple', search_fold(p.name)), 'A')
         || setweight(to_tsvector(language, left(p.description, 100000)), 'D')
         || strip(to_tsvector(language, said.names) || to_tsvector('simple', search_fold(said.names)))
         || COALESCE(said.sections, '') AS words,
            strip(to_tsvector(language, said.private_names)
               || to_tsvector('simple', search_fold(said.private_names))) AS private_words) told
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

CREATE OR REPLACE FUNCTION index_product_itself() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_names(array_agg(g.site_id), array_agg(g.id), array_agg(g.name))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE a.name IS DISTINCT FROM g.name HAVING count(*) > 0;
  PERFORM index_products(array_agg(a.site_id), array_agg(a.id))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE (a.name, a.description, a.manage_variants, a.brand_id, a.ribbon_id, a.modifiers, a.public_tags, a.private_tags)
          IS DISTINCT FROM
          (g.name, g.description, g.manage_variants, g.brand_id, g.ribbon_id, g.modifiers, g.public_tags, g.private_tags);
  RETURN NULL;
END $$;

-- Parts of a product. A new product is written once, when its variants come; one that is deleted has gone before.
CREATE FUNCTION index_added_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT DISTINCT a.site_id, a.product_id FROM added a
            WHERE EXISTS (SELECT FROM product_search s
                           WHERE s.site_id = a.site_id AND s.product_id = a.product_id)) touched;
  RETURN NULL;
END $$;

CREATE FUNCTION index_deleted_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT DISTINCT g.site_id, g.product_id FROM gone g
             JOIN products p ON p.site_id = g.site_id AND p.id = g.product_id) touched;
  RETURN NULL;
END $$;

CREATE FUNCTION index_renamed_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT DISTINCT a.site_id, a.product_id FROM added a
             JOIN gone g ON g.site_id = a.site_id AND g.product_id = a.product_id AND g.id = a.id
            WHERE a.name <> g.name) touched;
  RETURN NULL;
END $$;

CREATE FUNCTION index_renamed_choices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT DISTINCT a.site_id, a.product_id FROM added a
             JOIN gone g ON g.site_id = a.site_id AND g.product_id = a.product_id AND g.id = a.id
            WHERE a.description <> g.description) touched;
  RETURN NULL;
END $$;

-- A section that belongs to one product. Shared ones, brands and ribbons may have any number of products: those are
-- written by `features/search`, in a job if there are many.
CREATE FUNCTION index_changed_sections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(array_agg(site_id), array_agg(owned_by))
     FROM (SELECT DISTINCT a.site_id, a.owned_by FROM added a
             JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
            WHERE a.owned_by IS NOT NULL AND (a.title, a.description) <> (g.title, g.description)) touched;
  RETURN NULL;
END $$;

CREATE TRIGGER index_inserted AFTER INSERT ON product_options REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT WHEN (NOT is_counted()) EXECUTE FUNCTION index_added_parts();
CREATE TRIGGER index_inserted AFTER INSERT ON product_choices REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT WHEN (NOT is_counted()) EXECUTE FUNCTION index_added_parts();
CREATE TRIGGER index_inserted AFTER INSERT ON product_info_sections REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT WHEN (NOT is_counted()) EXECUTE FUNCTION index_added_parts();
CREATE TRIGGER index_inserted AFTER INSERT ON product_ribbons REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT WHEN (NOT is_counted()) EXECUTE FUNCTION index_added_parts();
CREATE TRIGGER index_deleted AFTER DELETE ON product_options REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION index_deleted_parts();
CREATE TRIGGER index_deleted AFTER DELETE ON product_choices REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION index_deleted_parts();
CREATE TRIGGER index_deleted AFTER DELETE ON product_info_sections REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION index_deleted_parts();
CREATE TRIGGER index_deleted AFTER DELETE ON product_ribbons REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION index_deleted_parts();
CREATE TRIGGER index_updated AFTER UPDATE ON product_options REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION index_renamed_options();
CREATE TRIGGER index_updated AFTER UPDATE ON product_choices REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION index_renamed_choices();
CREATE TRIGGER index_updated AFTER UPDATE ON info_sections REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION index_changed_sections();

-- What there is already, a thousand products at a time.
DO $$
DECLARE
  last_site uuid := '00000000-0000-0000-0000-000000000000';
  last_product uuid := '00000000-0000-0000-0000-000000000000';
  sites uuid[];
  ids uuid[];
BEGIN
  LOOP
    SELECT array_agg(site_id ORDER BY site_id, id), array_agg(id ORDER BY site_id, id) INTO sites, ids
      FROM (SELECT site_id, id FROM products WHERE (site_id, id) > (last_site, last_product)
             ORDER BY site_id, id LIMIT 1000) page;
    EXIT WHEN ids IS NULL;
    PERFORM index_products(sites, ids);
    last_site := sites[array_length(sites, 1)];
    last_product := ids[array_length(ids, 1)];
  END LOOP;
END $$;
