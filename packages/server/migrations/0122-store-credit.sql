-- What members can spend in the shop, in one currency.
CREATE TABLE store_credits (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision integer NOT NULL,
  -- Null once the member was erased: what is owed stays in the books.
  member_id uuid,
  currency text NOT NULL,
  -- What the entries add up to.
  balance_minor bigint NOT NULL CHECK (balance_minor >= 0),
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX store_credits_of_member ON store_credits (site_id, member_id, currency)
  WHERE member_id IS NOT NULL;
CREATE INDEX store_credits_by_date ON store_credits (site_id, updated_date, id);

-- Credit that came or went; rows are added and never changed.
CREATE TABLE store_credit_entries (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  store_credit_id uuid NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('GIVEN', 'REFUNDED', 'SPENT', 'RETURNED', 'TAKEN_BACK', 'EXPIRED')),
  amount_minor bigint NOT NULL
    CHECK ((amount_minor < 0) = (kind IN ('SPENT', 'TAKEN_BACK', 'EXPIRED')) AND amount_minor <> 0),
  reason text NOT NULL,
  expiration_date timestamptz,
  order_id uuid,
  order_number bigint,
  -- The payment of the order that it was spent by.
  payment_id uuid,
  -- The lots that it came on, or was taken off, with their amounts.
  parts jsonb NOT NULL,
  request_key text,
  request_hash bytea,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, store_credit_id) REFERENCES store_credits (site_id, id) ON DELETE CASCADE,
  CHECK ((request_key IS NULL) = (request_hash IS NULL)),
  CHECK ((payment_id IS NOT NULL) = (kind IN ('SPENT', 'RETURNED')))
);
CREATE INDEX store_credit_entries_by_place ON store_credit_entries (site_id, store_credit_id, place);
CREATE INDEX store_credit_entries_of_payment ON store_credit_entries (site_id, payment_id)
  WHERE payment_id IS NOT NULL;
CREATE UNIQUE INDEX store_credit_entries_by_request ON store_credit_entries (site_id, request_key)
  WHERE request_key IS NOT NULL;

-- Credit that came at once, with what is left of it; the id is that of its entry.
CREATE TABLE store_credit_lots (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  store_credit_id uuid NOT NULL,
  left_minor bigint NOT NULL CHECK (left_minor >= 0),
  expiration_date timestamptz,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, store_credit_id) REFERENCES store_credits (site_id, id) ON DELETE CASCADE
);
CREATE INDEX store_credit_lots_left ON store_credit_lots (site_id, store_credit_id) WHERE left_minor > 0;
CREATE INDEX store_credit_lots_to_expire ON store_credit_lots (expiration_date)
  WHERE expiration_date IS NOT NULL AND left_minor > 0;

-- Whether a checkout is paid with the member's store credit.
ALTER TABLE carts ADD COLUMN use_store_credit boolean NOT NULL DEFAULT false;

-- What was paid back as store credit in place of money, which is a part of what was refunded.
ALTER TABLE payments ADD COLUMN credited_minor bigint NOT NULL DEFAULT 0 CHECK (credited_minor >= 0);
ALTER TABLE refund_payments ADD COLUMN to_store_credit boolean NOT NULL DEFAULT false;

-- Entries are of an order, of a gift card, or of store credit.
ALTER TABLE ledger_entries ADD COLUMN store_credit_id uuid;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_store_credit_fkey
  FOREIGN KEY (site_id, store_credit_id) REFERENCES store_credits (site_id, id) ON DELETE CASCADE;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_subject_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_subject_check
  CHECK (num_nonnulls(order_id, gift_card_id, store_credit_id) = 1);
CREATE INDEX ledger_entries_of_store_credit ON ledger_entries (site_id, store_credit_id)
  WHERE store_credit_id IS NOT NULL;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_account_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_account_check CHECK (account IN (
  'RECEIVABLE', 'SALES', 'DISCOUNT', 'DELIVERY', 'FEES', 'TAX', 'CLEARING', 'REFUNDS', 'DISPUTES', 'GIFT_CARDS',
  'GIFT_CARDS_GIVEN', 'GIFT_CARDS_EXPIRED', 'STORE_CREDIT', 'STORE_CREDIT_GIVEN', 'STORE_CREDIT_EXPIRED'));
