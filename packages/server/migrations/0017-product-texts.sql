-- Products as their dialects write them: what a read sends, so that it neither joins nor encodes.
-- A text is derived; a missing one is written by the next read that wants it.
CREATE TABLE product_texts (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  -- The dialect and which of its shapes.
  form text NOT NULL,
  -- What the text depends on beside its product: the renderer, the shop's money and addresses.
  edition text NOT NULL,
  -- The changes it tells of: those that this snapshot saw.
  snapshot pg_snapshot NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (site_id, product_id, form)
);
-- Read far more often than written: up to a page it stays beside its key and is never compressed.
ALTER TABLE product_texts ALTER COLUMN body SET STORAGE EXTERNAL;
ALTER TABLE product_texts SET (toast_tuple_target = 8160);

-- Who changed a product last. A text is stale while there is a transaction here that its snapshot did
-- not see. Every transaction has a row of its own, so that writers never wait for each other here.
CREATE TABLE product_marks (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  tx xid8 NOT NULL,
  PRIMARY KEY (site_id, product_id, tx)
);

-- A later mark says all that the earlier ones said: whoever saw its transaction saw theirs. Earlier ones
-- that another writer is about to remove are left to it.
CREATE FUNCTION mark_products(sites uuid[], products uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH added AS (
    INSERT INTO product_marks (site_id, product_id, tx)
    SELECT site, product, pg_current_xact_id() FROM unnest(sites, products) AS touched (site, product)
    ON CONFLICT DO NOTHING
    RETURNING site_id, product_id
  ), earlier AS (
    SELECT m.site_id, m.product_id, m.tx
      FROM added JOIN product_marks m USING (site_id, product_id)
     WHERE m.tx <> pg_current_xact_id() FOR UPDATE OF m SKIP LOCKED
  )
  DELETE FROM product_marks m USING earlier e
   WHERE m.site_id = e.site_id AND m.product_id = e.product_id AND m.tx = e.tx;
  -- The word that facts are told with: said twice in a transaction, it is told once.
  PERFORM pg_notify('vitrine_facts', site || ' seen') FROM (SELECT DISTINCT unnest(sites) AS site) changed;
END $$;

-- For tables whose rows name their product.
CREATE FUNCTION mark_product_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT DISTINCT site_id, product_id FROM changed) touched HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION mark_product_itself() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_products(array_agg(site_id), array_agg(id)) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION mark_products_of_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_products(array_agg(p.site_id), array_agg(p.id))
     FROM changed JOIN products p ON p.site_id = changed.site_id AND p.brand_id = changed.id
   HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION mark_products_of_ribbon() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_products(array_agg(p.site_id), array_agg(p.id))
     FROM changed JOIN products p ON p.site_id = changed.site_id AND p.ribbon_id = changed.id
   HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION mark_products_of_media() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT DISTINCT m.site_id, m.product_id
             FROM changed
             JOIN product_media m ON m.site_id = changed.site_id AND m.media_id = changed.id) touched
   HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION forget_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_texts t USING changed c WHERE t.site_id = c.site_id AND t.product_id = c.id;
  DELETE FROM product_marks m USING changed c WHERE m.site_id = c.site_id AND m.product_id = c.id;
  PERFORM pg_notify('vitrine_facts', site_id || ' seen') FROM (SELECT DISTINCT site_id FROM changed) gone;
  RETURN NULL;
END $$;

-- Pictures are found by the products that show them.
CREATE INDEX product_media_by_media ON product_media (site_id, media_id);
CREATE INDEX products_by_ribbon ON products (site_id, ribbon_id) WHERE ribbon_id IS NOT NULL;

DO $$
DECLARE
  part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['variants', 'product_options', 'product_choices', 'product_media', 'choice_media',
                              'collection_products', 'inventory_items'] LOOP
    EXECUTE format('CREATE TRIGGER mark_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION mark_product_of_rows()', part);
    EXECUTE format('CREATE TRIGGER mark_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION mark_product_of_rows()', part);
    EXECUTE format('CREATE TRIGGER mark_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION mark_product_of_rows()', part);
  END LOOP;
END $$;
CREATE TRIGGER mark_updated AFTER UPDATE ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_product_itself();
CREATE TRIGGER forget_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION forget_products();
CREATE TRIGGER mark_updated AFTER UPDATE ON brands REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_products_of_brand();
CREATE TRIGGER mark_updated AFTER UPDATE ON ribbons REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_products_of_ribbon();
CREATE TRIGGER mark_updated AFTER UPDATE ON media REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_products_of_media();
