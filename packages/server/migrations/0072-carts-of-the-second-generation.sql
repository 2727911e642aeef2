-- What carts of the second generation of published clients have beside those of the first: there the cart is the
-- checkout, so it has a bill, a group of tax exemptions, what its creator fixed, and the order that was made of it.
ALTER TABLE carts ADD COLUMN billing jsonb;
ALTER TABLE carts ADD COLUMN tax_exempt_group_id uuid;
ALTER TABLE carts ADD COLUMN settings jsonb;
ALTER TABLE carts ADD COLUMN source jsonb;
ALTER TABLE carts ADD COLUMN order_id text;
ALTER TABLE carts ADD COLUMN ordered_date timestamptz;
ALTER TABLE carts ADD CHECK (ordered_date IS NULL OR NOT is_current);
-- How many pieces the buyer wanted, where the line has fewer because no more were left.
ALTER TABLE cart_lines ADD COLUMN requested_quantity integer;
