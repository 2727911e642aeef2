-- Names as they are searched: without regard to case, and ordered by bytes, so that a beginning is one range.
ALTER TABLE products
  ADD COLUMN name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (lower(name)) STORED;
DROP INDEX products_by_name_part;
CREATE INDEX products_by_name_part ON products USING gin (site_id, name_key gin_trgm_ops);
CREATE INDEX products_by_name_key ON products (site_id, name_key, numeric_id) INCLUDE (id, visible);

-- Which products offer a choice, in the order in which lists show them. It follows from options, choices
-- and products, and is written by nobody but the triggers below.
CREATE TABLE choice_products (
  site_id uuid NOT NULL,
  -- The option by its name, in lower case.
  option_name text NOT NULL,
  choice text NOT NULL,
  numeric_id bigint NOT NULL,
  product_id uuid NOT NULL,
  visible boolean NOT NULL,
  PRIMARY KEY (site_id, option_name, choice, numeric_id) INCLUDE (product_id, visible)
);
CREATE INDEX choice_products_by_product ON choice_products (site_id, product_id, option_name, choice);
DROP INDEX product_choices_by_description;

INSERT INTO choice_products
SELECT DISTINCT c.site_id, lower(o.name), c.description, p.numeric_id, p.id, p.visible
  FROM product_choices c
  JOIN product_options o ON o.site_id = c.site_id AND o.product_id = c.product_id AND o.id = c.option_id
  JOIN products p ON p.site_id = c.site_id AND p.id = c.product_id;

-- Adds what products offer, and takes away what they offer no longer. Rows are looked up by their keys:
-- statistics of a small table must not lead to reading all of it.
CREATE FUNCTION list_choices(sites uuid[], owners uuid[])
RETURNS void LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  DELETE FROM choice_products l
   USING (SELECT DISTINCT * FROM unnest(sites, owners)) AS t (site, product)
   WHERE l.site_id = t.site AND l.product_id = t.product
     AND NOT EXISTS (SELECT FROM product_options o
                       JOIN product_choices c
                         ON c.site_id = o.site_id AND c.product_id = o.product_id AND c.option_id = o.id
                      WHERE o.site_id = t.site AND o.product_id = t.product
                        AND lower(o.name) = l.option_name AND c.description = l.choice);
  INSERT INTO choice_products (site_id, option_name, choice, numeric_id, product_id, visible)
  SELECT DISTINCT c.site_id, lower(o.name), c.description, p.numeric_id, p.id, p.visible
    FROM (SELECT DISTINCT * FROM unnest(sites, owners)) AS t (site, product)
    JOIN products p ON p.site_id = t.site AND p.id = t.product
    JOIN product_options o ON o.site_id = t.site AND o.product_id = t.product
    JOIN product_choices c ON c.site_id = t.site AND c.product_id = t.product AND c.option_id = o.id
  ON CONFLICT DO NOTHING;
END $$;

CREATE FUNCTION list_new_choices() RETURNS trigger
LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  INSERT INTO choice_products (site_id, option_name, choice, numeric_id, product_id, visible)
  SELECT c.site_id, lower(o.name), c.description, p.numeric_id, p.id, p.visible
    FROM added c
    JOIN product_options o ON o.site_id = c.site_id AND o.product_id = c.product_id AND o.id = c.option_id
    JOIN products p ON p.site_id = c.site_id AND p.id = c.product_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE FUNCTION list_gone_choices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_choices(array_agg(site_id), array_agg(product_id)) FROM gone;
  RETURN NULL;
END $$;

CREATE FUNCTION list_changed_choices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_choices(array_agg(site_id), array_agg(product_id))
     FROM (SELECT site_id, product_id, id, option_id, description FROM gone
           EXCEPT
           SELECT site_id, product_id, id, option_id, description FROM added) changed;
  RETURN NULL;
END $$;

CREATE FUNCTION list_renamed_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_choices(array_agg(site_id), array_agg(product_id))
     FROM (SELECT site_id, product_id, id, name FROM gone
           EXCEPT
           SELECT site_id, product_id, id, name FROM added) changed;
  RETURN NULL;
END $$;

CREATE FUNCTION list_shown_choices() RETURNS trigger
LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  UPDATE choice_products l SET visible = a.visible
    FROM (SELECT site_id, id, visible FROM added EXCEPT SELECT site_id, id, visible FROM gone) a
   WHERE l.site_id = a.site_id AND l.product_id = a.id;
  RETURN NULL;
END $$;

CREATE TRIGGER list_inserted AFTER INSERT ON product_choices REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_new_choices();
CREATE TRIGGER list_updated AFTER UPDATE ON product_choices
  REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_changed_choices();
CREATE TRIGGER list_deleted AFTER DELETE ON product_choices REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION list_gone_choices();
CREATE TRIGGER list_updated AFTER UPDATE ON product_options
  REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_renamed_options();
CREATE TRIGGER list_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_shown_choices();
