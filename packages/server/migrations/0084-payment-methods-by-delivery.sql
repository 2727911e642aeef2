-- Cash on collection is for orders that are collected, cash on delivery for those that are sent.
ALTER TABLE payment_methods ADD COLUMN delivery text NOT NULL DEFAULT 'ANY'
  CHECK (delivery IN ('ANY', 'PICKUP', 'SHIPPING'));
