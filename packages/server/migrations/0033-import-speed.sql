-- Every index of a table is written for every row of an import: two that answer alike become one. What
-- visitors see is a part of the key, so that both ends of either side are one look each.
DROP INDEX variants_by_list_price, variants_by_shown_list_price, variants_by_paid_price,
           variants_by_shown_price, variants_by_weight, variants_by_shown_weight;
CREATE INDEX variants_by_list_price ON variants (site_id, product_id, visible, list_price);
CREATE INDEX variants_by_paid_price
  ON variants (site_id, product_id, visible, LEAST(list_price, sale_price), position);
CREATE INDEX variants_by_weight ON variants (site_id, product_id, visible, weight)
  WHERE weight IS NOT NULL;
-- A product has some hundreds of choices at most, which its primary key finds.
DROP INDEX product_choices_by_option;

-- Each word is looked up by itself: a plan for a table that was small when it was last measured would read
-- all words of the site for each.
CREATE OR REPLACE FUNCTION add_search_words(site uuid, index_id uuid, wanted uuid[]) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO search_words (site_id, index_id, word, tx)
  SELECT site, $2, word, pg_current_xact_id()
    FROM (SELECT DISTINCT unnest(tsvector_to_array(to_tsvector('simple', search_fold(p.name)))) AS word
            FROM products p WHERE p.site_id = site AND p.id = ANY (wanted)) named
   WHERE length(word) BETWEEN 3 AND 40
     AND (SELECT w.tx FROM search_words w
           WHERE w.site_id = site AND w.index_id = $2 AND w.word = named.word LIMIT 1) IS NULL
   ORDER BY word
  ON CONFLICT DO NOTHING
$$;

-- One index keeps numbers apart and finds products by them.
ALTER TABLE products
  DROP CONSTRAINT products_numeric_id,
  ADD CONSTRAINT products_numeric_id UNIQUE (site_id, numeric_id) INCLUDE (id);
DROP INDEX products_by_number;

-- The two ledgers only ever grow, by rows of sites whose other rows are written with them: asking for the
-- site again for each row says nothing new. They go with their site all the same.
ALTER TABLE facts DROP CONSTRAINT facts_site_id_fkey;
ALTER TABLE inventory_changes DROP CONSTRAINT inventory_changes_site_id_fkey;
CREATE FUNCTION forget_ledgers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM facts f USING gone g WHERE f.site_id = g.id;
  DELETE FROM inventory_changes c USING gone g WHERE c.site_id = g.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_ledgers AFTER DELETE ON sites REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_ledgers();
