-- The books of the test bank: what it was asked to collect, and what became of it. No money moves.
CREATE TABLE test_bank_payments (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- The id of the payment at the shop, which is the idempotency key.
  id uuid NOT NULL,
  state text NOT NULL
    CHECK (state IN ('NEW', 'CHALLENGE', 'AUTHORIZED', 'CAPTURED', 'IN_REVIEW', 'DECLINED', 'CANCELLED', 'RELEASED')),
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  order_number text NOT NULL,
  return_url text NOT NULL,
  card text,
  events jsonb NOT NULL DEFAULT '[]',
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
