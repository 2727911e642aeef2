-- The carts that were touched last, as previews of discounts look at them.
CREATE INDEX carts_by_update ON carts (site_id, updated_date) WHERE kind = 'cart';
