-- The order that a part of a refund pays, in place of money: of goods in exchange, or of two orders that became one.
ALTER TABLE refund_payments ADD COLUMN to_order_id uuid;
ALTER TABLE refund_payments ADD CHECK (to_order_id IS NULL OR NOT to_store_credit);

-- What the buyer would like instead, in words.
ALTER TABLE return_lines ADD COLUMN wish text NOT NULL DEFAULT '';
