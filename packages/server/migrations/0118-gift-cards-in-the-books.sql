-- What a gift card was issued for; null: before this was asked, so that nothing was booked.
ALTER TABLE gift_cards ADD COLUMN origin text CHECK (origin IN ('SOLD', 'GIVEN'));
-- What of the balance was booked as income because the time is over.
ALTER TABLE gift_cards ADD COLUMN breakage_minor bigint NOT NULL DEFAULT 0 CHECK (breakage_minor >= 0);
CREATE INDEX gift_cards_to_write_off ON gift_cards (expiration_date)
  WHERE expiration_date IS NOT NULL AND origin IS NOT NULL AND balance_minor <> breakage_minor;

-- Entries are of an order, or of a gift card.
ALTER TABLE ledger_entries ALTER COLUMN order_id DROP NOT NULL;
ALTER TABLE ledger_entries ADD COLUMN gift_card_id uuid;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_gift_card_fkey
  FOREIGN KEY (site_id, gift_card_id) REFERENCES gift_cards (site_id, id) ON DELETE CASCADE;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_subject_check
  CHECK (num_nonnulls(order_id, gift_card_id) = 1);
CREATE INDEX ledger_entries_of_gift_card ON ledger_entries (site_id, gift_card_id) WHERE gift_card_id IS NOT NULL;

ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (
  'SALE', 'PAYMENT', 'REFUND', 'CANCELLATION', 'ISSUE', 'EXPIRY'));
-- Gift cards that were given away cost something; those whose time is over are income.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_account_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_account_check CHECK (account IN (
  'RECEIVABLE', 'SALES', 'DISCOUNT', 'DELIVERY', 'FEES', 'TAX', 'CLEARING', 'REFUNDS', 'DISPUTES', 'GIFT_CARDS',
  'GIFT_CARDS_GIVEN', 'GIFT_CARDS_EXPIRED'));
