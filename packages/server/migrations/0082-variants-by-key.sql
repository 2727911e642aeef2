-- Without statistics (a new product, an installation just started) the planner may find the variants of a
-- product by its id alone, once for each of them: ten thousand times ten thousand rows. Only the primary key
-- answers a comparison that no index serves for the product.
CREATE OR REPLACE FUNCTION set_variants_in_stock(
  sites uuid[], owners uuid[], ids uuid[], stocked boolean[]
) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  UPDATE variants v SET in_stock = i.is_stocked
    FROM unnest(sites, owners, ids, stocked) AS i (site, product, variant, is_stocked)
   WHERE v.site_id = i.site AND v.id = i.variant AND v.product_id IS NOT DISTINCT FROM i.product
     AND v.in_stock <> i.is_stocked;
END $$;
