-- What of an order is paid after it, at the delivery or the rest after a deposit, and how each line is paid.
ALTER TABLE orders ADD COLUMN pay_later_minor bigint NOT NULL DEFAULT 0 CHECK (pay_later_minor >= 0);
ALTER TABLE order_lines ADD COLUMN payment jsonb;
