-- Whoever says how new products are counted counts them as well, once behind everything that is their own:
-- until then nobody else who adds products has to wait.
DROP TRIGGER follow_inserted ON products;
CREATE TRIGGER follow_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT WHEN (NOT is_counted()) EXECUTE FUNCTION follow_products();
