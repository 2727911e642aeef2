-- Whether buying the product issues a gift card; null: no.
ALTER TABLE products ADD COLUMN is_gift_card boolean;

ALTER TABLE order_lines DROP CONSTRAINT order_lines_kind_check;
ALTER TABLE order_lines ADD CONSTRAINT order_lines_kind_check CHECK (kind IN ('PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'CUSTOM'));

-- The piece of an order that a gift card was issued for: each gives one.
ALTER TABLE gift_cards ADD COLUMN order_id uuid;
ALTER TABLE gift_cards ADD COLUMN order_line_id uuid;
ALTER TABLE gift_cards ADD COLUMN order_piece integer;
-- When it was taken back with its sale.
ALTER TABLE gift_cards ADD COLUMN cancelled_date timestamptz;
ALTER TABLE gift_cards ADD CONSTRAINT gift_cards_order_check
  CHECK (num_nonnulls(order_id, order_line_id, order_piece) IN (0, 3));
CREATE UNIQUE INDEX gift_cards_of_order ON gift_cards (site_id, order_id, order_line_id, order_piece)
  WHERE order_id IS NOT NULL;
ALTER TABLE gift_cards DROP CONSTRAINT gift_cards_origin_check;
ALTER TABLE gift_cards ADD CONSTRAINT gift_cards_origin_check CHECK (origin IN ('SOLD', 'GIVEN', 'ORDER'));

-- What is taken off a card because its sale was taken back, and comes on it again because that failed.
ALTER TABLE gift_card_movements DROP CONSTRAINT gift_card_movements_kind_check;
ALTER TABLE gift_card_movements ADD CONSTRAINT gift_card_movements_kind_check
  CHECK (kind IN ('ISSUED', 'REDEEMED', 'RETURNED', 'CANCELLED', 'RESTORED'));
ALTER TABLE gift_card_movements DROP CONSTRAINT gift_card_movements_check;
ALTER TABLE gift_card_movements DROP CONSTRAINT gift_card_movements_check1;
ALTER TABLE gift_card_movements ADD CONSTRAINT gift_card_movements_amount_check
  CHECK ((amount_minor < 0) = (kind IN ('REDEEMED', 'CANCELLED')) AND amount_minor <> 0);
ALTER TABLE gift_card_movements ADD CONSTRAINT gift_card_movements_payment_check
  CHECK ((payment_id IS NOT NULL) = (kind IN ('REDEEMED', 'RETURNED')));
