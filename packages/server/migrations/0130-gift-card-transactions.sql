-- Gift cards that are redeemed outside of the shop, such as at a till: by a transaction in place of a payment.
ALTER TABLE gift_card_movements ADD COLUMN transaction_id uuid;
-- The order of the other system.
ALTER TABLE gift_card_movements ADD COLUMN order_reference text;
CREATE INDEX gift_card_movements_of_transaction ON gift_card_movements (site_id, transaction_id)
  WHERE transaction_id IS NOT NULL;
ALTER TABLE gift_card_movements DROP CONSTRAINT gift_card_movements_payment_check;
ALTER TABLE gift_card_movements ADD CONSTRAINT gift_card_movements_payment_check
  CHECK (num_nonnulls(payment_id, transaction_id) = (CASE WHEN kind IN ('REDEEMED', 'RETURNED') THEN 1 ELSE 0 END));
