-- Which products have a word inside their name. A letter or two begin so many words of a large shop that only
-- a range of this list is read, the same length in any shop; words that a name begins with are found by
-- `name_key`.
CREATE TABLE search_names (
  site_id uuid NOT NULL,
  word text COLLATE "C" NOT NULL,
  product_id uuid NOT NULL,
  PRIMARY KEY (site_id, word, product_id)
);

-- Each name is taken apart once: for this list, and for the words which mistyped ones are held against.
CREATE OR REPLACE FUNCTION add_search_words(site uuid, index_id uuid, wanted uuid[]) RETURNS void
LANGUAGE sql AS $$
  WITH named AS MATERIALIZED (
    SELECT p.id, p.name_key,
           unnest(tsvector_to_array(to_tsvector('simple', search_fold(p.name)))) AS word
      FROM products p WHERE p.site_id = site AND p.id = ANY (wanted)
  ), listed AS (
    INSERT INTO search_names (site_id, word, product_id)
    SELECT site, word, id FROM named
     WHERE length(word) <= 40 AND NOT starts_with(name_key, word) ORDER BY word, id
    ON CONFLICT DO NOTHING
  )
  INSERT INTO search_words (site_id, index_id, word, tx)
  SELECT site, $2, word, pg_current_xact_id()
    FROM (SELECT DISTINCT word FROM named) told
   WHERE length(word) BETWEEN 3 AND 40
     AND (SELECT w.tx FROM search_words w
           WHERE w.site_id = site AND w.index_id = $2 AND w.word = told.word LIMIT 1) IS NULL
   ORDER BY word
  ON CONFLICT DO NOTHING
$$;

-- Takes products off the list under the names that they had. It is asked for single products: each row by its
-- key, whatever is known of how many there are.
CREATE FUNCTION forget_names(sites uuid[], products uuid[], names text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_names WHERE ctid = ANY (ARRAY(
    SELECT listed.at
      FROM unnest(sites, products, names) AS gone (site_id, id, name)
     CROSS JOIN LATERAL unnest(tsvector_to_array(to_tsvector('simple', search_fold(gone.name)))) AS had (word)
     CROSS JOIN LATERAL (SELECT n.ctid AS at FROM search_names n
                          WHERE n.site_id = gone.site_id AND n.word = had.word AND n.product_id = gone.id
                         OFFSET 0) listed))
$$;

CREATE OR REPLACE FUNCTION index_product_itself() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_names(array_agg(g.site_id), array_agg(g.id), array_agg(g.name))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE a.name IS DISTINCT FROM g.name HAVING count(*) > 0;
  PERFORM index_products(array_agg(a.site_id), array_agg(a.id))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE (a.name, a.description, a.manage_variants) IS DISTINCT FROM (g.name, g.description, g.manage_variants);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION forget_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_search s USING gone g WHERE s.site_id = g.site_id AND s.product_id = g.id;
  PERFORM forget_names(array_agg(site_id), array_agg(id), array_agg(name)) FROM gone HAVING count(*) > 0;
  RETURN NULL;
END $$;

-- What there is already.
INSERT INTO search_names (site_id, word, product_id)
SELECT p.site_id, named.word, p.id
  FROM products p
 CROSS JOIN LATERAL unnest(tsvector_to_array(to_tsvector('simple', search_fold(p.name)))) AS named (word)
 WHERE length(named.word) <= 40 AND NOT starts_with(p.name_key, named.word)
 ORDER BY 1, 2, 3
ON CONFLICT DO NOTHING;
