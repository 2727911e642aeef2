-- What the words of a site are searched in. A rebuild makes another index beside the current one, which
-- writers keep up as well, and takes its place when it is complete.
CREATE TABLE search_indexes (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Whose words are brought to their stems; the name of a text search configuration.
  language text NOT NULL,
  is_current boolean NOT NULL,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX search_indexes_current ON search_indexes (site_id) WHERE is_current;

-- The words of each product: A of its name, B and C the SKUs and barcodes of its variants, D of its text.
CREATE TABLE product_search (
  site_id uuid NOT NULL,
  index_id uuid NOT NULL,
  product_id uuid NOT NULL,
  words tsvector NOT NULL,
  -- Those that visitors find it by; null where that is all of them.
  shown_words tsvector,
  PRIMARY KEY (site_id, product_id, index_id)
);
CREATE INDEX product_search_by_word ON product_search USING gin (index_id, words);

-- Words of names, which mistyped ones are held against. A word may stand here for several transactions, so
-- that writers never wait for each other.
CREATE TABLE search_words (
  site_id uuid NOT NULL,
  index_id uuid NOT NULL,
  word text COLLATE "C" NOT NULL,
  tx xid8 NOT NULL,
  PRIMARY KEY (site_id, index_id, word, tx)
);
CREATE INDEX search_words_by_part ON search_words USING gin (index_id, word gin_trgm_ops);

CREATE FUNCTION search_language(locale text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT COALESCE((VALUES ('{
    "ar": "arabic", "hy": "armenian", "eu": "basque", "ca": "catalan", "da": "danish", "nl": "dutch",
    "en": "english", "fi": "finnish", "fr": "french", "de": "german", "el": "greek", "hi": "hindi",
    "hu": "hungarian", "id": "indonesian", "ga": "irish", "it": "italian", "lt": "lithuanian",
    "ne": "nepali", "no": "norwegian", "nb": "norwegian", "nn": "norwegian", "pt": "portuguese",
    "ro": "romanian", "ru": "russian", "sr": "serbian", "es": "spanish", "sv": "swedish", "ta": "tamil",
    "tr": "turkish", "yi": "yiddish"}'::jsonb)) ->> split_part(lower(locale), '-', 1), 'simple')
$$;

-- Letters without their marks and in lower case; signs that are words by themselves stand apart.
CREATE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
           regexp_replace(lower(normalize(value, NFKD)), U&'[\0300-\036F]', '', 'g'),
           U&'([\3041-\30FF\3400-\9FFF])', ' \1 ', 'g')
$$;

-- A word as it is written in queries and documents, whatever signs it has.
CREATE FUNCTION search_quote(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '''' || replace(replace(word, '\', '\\'), '''', '''''') || ''''
$$;

CREATE FUNCTION search_documents(site uuid, wanted uuid[], language regconfig)
RETURNS TABLE (product_id uuid, words tsvector, shown_words tsvector) LANGUAGE sql STABLE AS $$
  SELECT p.id, told.words || COALESCE(codes.known, ''),
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

-- The words of names that no earlier transaction has brought.
CREATE FUNCTION add_search_words(site uuid, index_id uuid, wanted uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words (site_id, index_id, word, tx)
  SELECT site, $2, word, pg_current_xact_id()
    FROM (SELECT DISTINCT unnest(tsvector_to_array(to_tsvector('simple', search_fold(p.name)))) AS word
            FROM products p WHERE p.site_id = site AND p.id = ANY (wanted)) named
   WHERE length(word) BETWEEN 3 AND 40
     AND NOT EXISTS (SELECT FROM search_words w
                      WHERE w.site_id = site AND w.index_id = $2 AND w.word = named.word)
   ORDER BY word
  ON CONFLICT DO NOTHING
$$;

-- Writes the words of products into every index of their sites. Whoever changes a product or its variants
-- holds the product, so that the last one to write has seen what the others wrote.
CREATE FUNCTION index_products(sites uuid[], products uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own record;
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  FOR own IN SELECT site, array_agg(DISTINCT product) AS products
               FROM unnest(sites, products) AS touched (site, product) GROUP BY site ORDER BY site LOOP
    INSERT INTO product_search AS known (site_id, index_id, product_id, words, shown_words)
    SELECT own.site, i.id, d.product_id, d.words, d.shown_words
      FROM search_indexes i
     CROSS JOIN LATERAL search_documents(own.site, own.products, i.language::regconfig) d
     WHERE i.site_id = own.site
     ORDER BY i.id, d.product_id
    ON CONFLICT (site_id, product_id, index_id) DO UPDATE
       SET words = excluded.words, shown_words = excluded.shown_words;
    PERFORM add_search_words(own.site, i.id, own.products) FROM search_indexes i WHERE i.site_id = own.site;
  END LOOP;
END $$;

-- Every product has a variant, and its variants come after it: a new product is written once.
CREATE FUNCTION index_variants() RETURNS trigger LANGUAGE plpgsql AS $$
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
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION index_product_itself() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(array_agg(a.site_id), array_agg(a.id))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE (a.name, a.description, a.manage_variants) IS DISTINCT FROM (g.name, g.description, g.manage_variants);
  RETURN NULL;
END $$;

CREATE FUNCTION forget_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_search s USING gone g WHERE s.site_id = g.site_id AND s.product_id = g.id;
  RETURN NULL;
END $$;

CREATE FUNCTION add_search_index() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_indexes (site_id, id, language, is_current, created_date)
  VALUES (NEW.id, gen_random_uuid(), search_language(COALESCE(NEW.settings ->> 'locale', 'en-US')), TRUE,
          NEW.created_date);
  RETURN NULL;
END $$;

-- Each term is what stands for it: the word that was typed, its synonyms, what it may be a slip of. A word
-- matches by its stem, and by its beginning. Words that say nothing count only among themselves.
CREATE FUNCTION search_query(language regconfig, terms jsonb, need_all boolean) RETURNS tsquery
LANGUAGE plpgsql STABLE AS $$
DECLARE
  term jsonb;
  whole tsquery;
  part tsquery;
  is_only_filler boolean;
BEGIN
  SELECT COALESCE(bool_and(search_is_filler(language, one ->> 0)), FALSE) INTO is_only_filler
    FROM jsonb_array_elements(terms) AS one;
  FOR term IN SELECT jsonb_array_elements(terms) LOOP
    CONTINUE WHEN NOT is_only_filler AND search_is_filler(language, term ->> 0);
    part := NULL;
    SELECT string_agg('(' || search_word(language, alternative)::text || ')', ' | ')::tsquery INTO part
      FROM jsonb_array_elements_text(term) AS alternative;
    whole := CASE WHEN whole IS NULL THEN part WHEN need_all THEN whole && part ELSE whole || part END;
  END LOOP;
  RETURN whole;
END $$;

CREATE FUNCTION search_is_filler(language regconfig, word text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT numnode(plainto_tsquery(language, word)) = 0 AND numnode(plainto_tsquery('simple', word)) > 0
$$;

CREATE FUNCTION search_word(language regconfig, word text) RETURNS tsquery LANGUAGE sql STABLE AS $$
  SELECT plainto_tsquery(language, word)
      || regexp_replace(plainto_tsquery('simple', search_fold(word))::text,
                        '''((?:[^'']|'''')+)''', '''\1'':*', 'g')::tsquery
      || (search_quote(lower(word)) || ':*')::tsquery
$$;

-- Asked once, so that the setting below is known.
SELECT similarity('a', 'b');
-- What looks like a word and is about as long, the most alike first; swapped letters share few parts.
CREATE FUNCTION near_search_words(site uuid, typed text) RETURNS text[] LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.1 AS $$
  SELECT ARRAY(SELECT word
                 FROM (SELECT DISTINCT w.word FROM search_words w
                        WHERE w.site_id = site AND w.word % typed
                          AND abs(length(w.word) - length(typed)) <= 2
                          AND w.index_id = (SELECT i.id FROM search_indexes i
                                             WHERE i.site_id = site AND i.is_current)) near
                ORDER BY similarity(word, typed) DESC, word LIMIT 100)
$$;

CREATE TRIGGER index_inserted AFTER INSERT ON variants REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION index_variants();
CREATE TRIGGER index_updated AFTER UPDATE ON variants REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION index_variants();
CREATE TRIGGER index_deleted AFTER DELETE ON variants REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION index_variants();
CREATE TRIGGER index_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION index_product_itself();
CREATE TRIGGER forget_searched AFTER DELETE ON products REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_searched();
CREATE TRIGGER add_search_index AFTER INSERT ON sites FOR EACH ROW EXECUTE FUNCTION add_search_index();

-- What there is already.
INSERT INTO search_indexes (site_id, id, language, is_current, created_date)
SELECT id, gen_random_uuid(), search_language(COALESCE(settings ->> 'locale', 'en-US')), TRUE, created_date
  FROM sites;
SELECT index_products(array_agg(site_id), array_agg(id)) FROM products;
