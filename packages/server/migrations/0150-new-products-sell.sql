-- The default location is asked for once a statement: by `sends_orders` it was asked for once for each new variant.
CREATE OR REPLACE FUNCTION stop_selling_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM stock_routing r
                  WHERE NOT r.site_id = ANY (r.ships) AND r.site_id IN (SELECT site_id FROM added)) THEN
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'inventory_items' THEN
    UPDATE inventory_items i SET sells = FALSE FROM added a
     WHERE i.site_id = a.site_id AND i.product_id = a.product_id AND i.variant_id = a.variant_id
       AND i.location_id = i.site_id AND i.sells AND NOT sends_orders(i.site_id, i.site_id);
  ELSE
    PERFORM set_variants_in_stock(array_agg(site_id), array_agg(product_id), array_agg(id)) FROM added;
  END IF;
  RETURN NULL;
END $$;
