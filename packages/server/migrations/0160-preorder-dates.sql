-- When what is ordered ahead leaves, and what the buyer of a line was promised: null, or an object with the day.
ALTER TABLE inventory_items ADD COLUMN preorder_ships_at date;
ALTER TABLE order_lines ADD COLUMN preorder jsonb;
