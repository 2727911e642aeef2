-- Sections of text beside a product's description. Shared ones have a name and any number of products; one
-- that its product owns is written with it and goes with it.
CREATE TABLE info_sections (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  unique_name text NOT NULL,
  title text NOT NULL,
  -- HTML.
  description text NOT NULL DEFAULT '',
  -- The document as it was sent, letter by letter; without one it follows from the HTML.
  document text,
  owned_by uuid,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, owned_by) REFERENCES products ON DELETE CASCADE
);
CREATE UNIQUE INDEX info_sections_name ON info_sections (site_id, lower(unique_name));
CREATE INDEX info_sections_by_creation ON info_sections (site_id, created_date DESC, id DESC)
  WHERE owned_by IS NULL;
CREATE INDEX info_sections_by_owner ON info_sections (site_id, owned_by) WHERE owned_by IS NOT NULL;

CREATE TABLE product_info_sections (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  info_section_id uuid NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (site_id, product_id, info_section_id),
  FOREIGN KEY (site_id, product_id) REFERENCES products ON DELETE CASCADE,
  FOREIGN KEY (site_id, info_section_id) REFERENCES info_sections ON DELETE CASCADE
);
CREATE INDEX product_info_sections_by_section ON product_info_sections (site_id, info_section_id);

WITH listed AS MATERIALIZED (
  SELECT p.site_id, p.id AS product_id, p.updated_date, gen_random_uuid() AS id, one.value, one.position
    FROM products p, jsonb_array_elements(p.info_sections) WITH ORDINALITY AS one (value, position)
), moved AS (
  INSERT INTO info_sections (site_id, id, unique_name, title, description, owned_by, created_date, updated_date)
  SELECT site_id, id, 'Section_' || id, COALESCE(value ->> 'title', ''), COALESCE(value ->> 'description', ''),
         product_id, updated_date, updated_date
    FROM listed
)
INSERT INTO product_info_sections (site_id, product_id, info_section_id, position)
SELECT site_id, product_id, id, position - 1 FROM listed;

ALTER TABLE products DROP COLUMN info_sections;

CREATE FUNCTION mark_products_of_info_section() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT DISTINCT s.site_id, s.product_id
             FROM changed
             JOIN product_info_sections s ON s.site_id = changed.site_id AND s.info_section_id = changed.id) touched
   HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE TRIGGER mark_updated AFTER UPDATE ON info_sections REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_products_of_info_section();
CREATE TRIGGER mark_inserted AFTER INSERT ON product_info_sections REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_product_of_rows();
CREATE TRIGGER mark_updated AFTER UPDATE ON product_info_sections REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_product_of_rows();
CREATE TRIGGER mark_deleted AFTER DELETE ON product_info_sections REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_product_of_rows();
