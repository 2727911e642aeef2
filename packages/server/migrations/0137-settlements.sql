-- Files of payment providers about what they paid out.
CREATE TABLE settlements (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  provider text NOT NULL,
  format text NOT NULL,
  file_name text NOT NULL,
  -- Of the file, so that the same one is imported once.
  content_hash bytea NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  -- Lines of the file that another import has.
  repeated integer NOT NULL,
  -- Amounts by currency, and payouts.
  totals jsonb NOT NULL,
  payouts jsonb NOT NULL,
  created_date timestamptz NOT NULL,
  -- Its lines are gone then, and what it booked is taken back.
  deleted_date timestamptz,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX settlements_by_content ON settlements (site_id, content_hash) WHERE deleted_date IS NULL;
CREATE INDEX settlements_by_day ON settlements (site_id, last_day) WHERE deleted_date IS NULL;

CREATE TABLE settlement_lines (
  site_id uuid NOT NULL,
  settlement_id uuid NOT NULL,
  position integer NOT NULL,
  provider text NOT NULL,
  -- What the provider calls the line; each is imported once.
  line_key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('PAYMENT', 'REFUND', 'DISPUTE', 'FEE', 'PAYOUT', 'OTHER')),
  reference text NOT NULL,
  day date NOT NULL,
  -- What the buyer paid or got back, in the currency of the order.
  amount_minor bigint NOT NULL,
  amount_currency text NOT NULL,
  -- The same as the provider settled it.
  gross_minor bigint NOT NULL,
  fee_minor bigint NOT NULL,
  paid_out_minor bigint NOT NULL,
  currency text NOT NULL,
  payout text NOT NULL,
  match text NOT NULL CHECK (match IN ('MATCHED', 'AMOUNT_DIFFERS', 'NOT_IN_SHOP', 'NONE')),
  expected_minor bigint,
  order_id uuid,
  event_id text,
  PRIMARY KEY (site_id, settlement_id, position),
  UNIQUE (site_id, provider, line_key),
  FOREIGN KEY (site_id, settlement_id) REFERENCES settlements (site_id, id) ON DELETE CASCADE
);
CREATE INDEX settlement_lines_by_event ON settlement_lines (site_id, provider, event_id) WHERE event_id IS NOT NULL;

ALTER TABLE ledger_entries ADD COLUMN settlement_id uuid;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_settlement_fkey
  FOREIGN KEY (site_id, settlement_id) REFERENCES settlements (site_id, id) ON DELETE CASCADE;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_subject_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_subject_check
  CHECK (num_nonnulls(order_id, gift_card_id, store_credit_id, settlement_id) = 1);
CREATE INDEX ledger_entries_of_settlement ON ledger_entries (site_id, settlement_id) WHERE settlement_id IS NOT NULL;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_account_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_account_check CHECK (account IN (
  'RECEIVABLE', 'SALES', 'DISCOUNT', 'DELIVERY', 'FEES', 'TAX', 'CLEARING', 'BANK', 'PROVIDER_FEES', 'REFUNDS', 'DISPUTES',
  'GIFT_CARDS', 'GIFT_CARDS_GIVEN', 'GIFT_CARDS_EXPIRED', 'STORE_CREDIT', 'STORE_CREDIT_GIVEN', 'STORE_CREDIT_EXPIRED'));
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (
  'SALE', 'PAYMENT', 'REFUND', 'CANCELLATION', 'ISSUE', 'EXPIRY', 'PROVIDER_FEE', 'PAYOUT'));
