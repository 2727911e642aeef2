-- The counts of a product's combinations go with it. Its variants go after them, and must not write them anew:
-- a product with three options or more could not be deleted.
CREATE OR REPLACE FUNCTION count_variants(sites uuid[], owners uuid[], choices text[], stocked boolean[], seen boolean[], signs integer[])
RETURNS void
LANGUAGE plpgsql
SET enable_seqscan TO 'off'
SET enable_hashjoin TO 'off'
SET enable_mergejoin TO 'off'
AS $$
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  PERFORM FROM products p
    WHERE (p.site_id, p.id) IN (SELECT * FROM unnest(sites, owners))
    ORDER BY p.site_id, p.id FOR NO KEY UPDATE;

  UPDATE products p
     SET out_of_stock_count = p.out_of_stock_count + d.out_of_stock,
         stock_status = stock_status_of(p.variant_count, p.out_of_stock_count + d.out_of_stock)
    FROM (SELECT site, product, COALESCE(sum(n) FILTER (WHERE NOT is_stocked), 0)::int AS out_of_stock
            FROM unnest(sites, owners, stocked, signs) AS v (site, product, is_stocked, n)
           GROUP BY site, product) d
   WHERE p.site_id = d.site AND p.id = d.product
     AND (d.out_of_stock <> 0
       OR p.stock_status <> stock_status_of(p.variant_count, p.out_of_stock_count));

  UPDATE product_choices c
     SET variant_count = c.variant_count + d.variants, in_stock_count = c.in_stock_count + d.in_stock,
         visible_count = c.visible_count + d.visible
    FROM (SELECT site, product, choice, sum(n)::int AS variants,
                 COALESCE(sum(n) FILTER (WHERE is_stocked), 0)::int AS in_stock,
                 COALESCE(sum(n) FILTER (WHERE is_seen), 0)::int AS visible
            FROM unnest(sites, owners, choices, stocked, seen, signs)
                   AS v (site, product, choice_ids, is_stocked, is_seen, n),
                 unnest(choice_ids::uuid[]) AS choice
           GROUP BY site, product, choice) d
   WHERE c.site_id = d.site AND c.product_id = d.product AND c.id = d.choice
     AND (d.variants, d.in_stock, d.visible) <> (0, 0, 0);

  INSERT INTO choice_combinations AS c
         (site_id, product_id, choice_ids, variant_count, in_stock_count, visible_count)
  SELECT site, product, part, sum(n), COALESCE(sum(n) FILTER (WHERE is_stocked), 0),
         COALESCE(sum(n) FILTER (WHERE is_seen), 0)
    FROM unnest(sites, owners, choices, stocked, seen, signs)
           AS v (site, product, choice_ids, is_stocked, is_seen, n),
         choice_parts(choice_ids::uuid[]) AS part
   WHERE EXISTS (SELECT FROM products p WHERE p.site_id = site AND p.id = product)
   GROUP BY site, product, part
  HAVING (sum(n), COALESCE(sum(n) FILTER (WHERE is_stocked), 0), COALESCE(sum(n) FILTER (WHERE is_seen), 0))
         <> (0, 0, 0)
   ORDER BY site, product, part
  ON CONFLICT (site_id, product_id, choice_ids) DO UPDATE
     SET variant_count = c.variant_count + excluded.variant_count,
         in_stock_count = c.in_stock_count + excluded.in_stock_count,
         visible_count = c.visible_count + excluded.visible_count;
END $$;
