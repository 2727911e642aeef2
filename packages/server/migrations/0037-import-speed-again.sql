-- Whoever says how new products are counted also says which choices they offer.
DROP TRIGGER list_inserted ON product_choices;
CREATE TRIGGER list_inserted AFTER INSERT ON product_choices REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT WHEN (NOT is_counted()) EXECUTE FUNCTION list_new_choices();

-- What was and what is are written once and read whole: taking them apart for the quicker look at a single
-- field took longer than all else about writing them.
DROP INDEX facts_of_stock;
ALTER TABLE facts
  ALTER COLUMN before TYPE json USING before::json,
  ALTER COLUMN after TYPE json USING after::json;
CREATE INDEX facts_of_stock ON facts (site_id, (COALESCE(after, before) ->> 'productId'), seq)
  WHERE entity = 'inventory_item';

-- Most names are plain: there is nothing to take apart in them.
CREATE OR REPLACE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(value) = length(value) THEN lower(value) ELSE
    regexp_replace(
      regexp_replace(lower(normalize(value, NFKD)), U&'[\0300-\036F]', '', 'g'),
      U&'([\3041-\30FF\3400-\9FFF])', ' \1 ', 'g') END
$$;
