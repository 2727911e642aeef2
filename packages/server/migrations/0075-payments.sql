-- Ways to pay, as merchants set them up.
CREATE TABLE payment_methods (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  provider text NOT NULL CHECK (provider IN ('BANK_TRANSFER', 'CASH', 'INVOICE', 'TEST_BANK')),
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  instructions text NOT NULL DEFAULT '',
  active boolean NOT NULL,
  position integer NOT NULL,
  countries text[] NOT NULL DEFAULT '{}',
  min_total bigint,
  max_total bigint,
  due_days integer NOT NULL DEFAULT 14,
  account jsonb,
  PRIMARY KEY (site_id, id)
);

-- One attempt to pay an order, or money that was recorded by hand.
CREATE TABLE payments (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- The order in which they began.
  place bigint GENERATED ALWAYS AS IDENTITY,
  method_id uuid,
  provider text NOT NULL,
  name text NOT NULL,
  is_offline boolean NOT NULL,
  state text NOT NULL
    CHECK (state IN ('PENDING', 'IN_REVIEW', 'AUTHORIZED', 'CAPTURED', 'FAILED', 'CANCELLED', 'RELEASED')),
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  currency text NOT NULL,
  authorized_minor bigint NOT NULL DEFAULT 0,
  captured_minor bigint NOT NULL DEFAULT 0,
  refunded_minor bigint NOT NULL DEFAULT 0,
  disputed_minor bigint NOT NULL DEFAULT 0,
  reference text,
  card jsonb,
  failure text,
  step jsonb,
  return_url text,
  request_key text,
  request_hash bytea,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE,
  CHECK ((request_key IS NULL) = (request_hash IS NULL))
);
CREATE INDEX payments_of_order ON payments (site_id, order_id);
-- At most one attempt of an order is open with a provider.
CREATE UNIQUE INDEX open_payment_of_order ON payments (site_id, order_id)
  WHERE NOT is_offline AND state IN ('PENDING', 'IN_REVIEW');
CREATE UNIQUE INDEX payments_by_request ON payments (site_id, order_id, request_key) WHERE request_key IS NOT NULL;

-- What providers say, as they said it: inserted first, judged afterwards, each once.
CREATE TABLE payment_events (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  provider text NOT NULL,
  account text NOT NULL,
  event_id text NOT NULL,
  payment_id uuid NOT NULL,
  kind text NOT NULL,
  amount_minor bigint,
  currency text,
  occurred_date timestamptz NOT NULL,
  received_date timestamptz NOT NULL,
  -- Null until it is judged; why it cannot be, in `problem`.
  judged_date timestamptz,
  problem text,
  raw jsonb NOT NULL,
  PRIMARY KEY (site_id, provider, account, event_id)
);
CREATE INDEX payment_events_of_payment ON payment_events (site_id, payment_id);
CREATE INDEX payment_events_to_judge ON payment_events (received_date) WHERE judged_date IS NULL;

-- Money that goes back. It is reserved before any provider is asked; the id is the provider's idempotency key.
CREATE TABLE refunds (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  tax_minor bigint NOT NULL,
  reason text NOT NULL DEFAULT '',
  lines jsonb NOT NULL DEFAULT '[]',
  delivery_group_ids text[] NOT NULL DEFAULT '{}',
  request_key text,
  request_hash bytea,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE,
  CHECK ((request_key IS NULL) = (request_hash IS NULL))
);
CREATE INDEX refunds_of_order ON refunds (site_id, order_id);
CREATE UNIQUE INDEX refunds_by_request ON refunds (site_id, order_id, request_key) WHERE request_key IS NOT NULL;

CREATE TABLE refund_payments (
  site_id uuid NOT NULL,
  refund_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  state text NOT NULL CHECK (state IN ('RESERVED', 'SENT', 'DONE', 'FAILED')),
  is_external boolean NOT NULL,
  failure text,
  PRIMARY KEY (site_id, refund_id, payment_id),
  FOREIGN KEY (site_id, refund_id) REFERENCES refunds (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, payment_id) REFERENCES payments (site_id, id) ON DELETE CASCADE
);
CREATE INDEX refund_payments_of_payment ON refund_payments (site_id, payment_id);

-- Every shop can sell from the start.
INSERT INTO payment_methods (site_id, id, provider, name, active, position)
SELECT id, gen_random_uuid(), 'BANK_TRANSFER', 'Bank transfer', true, 0 FROM sites;
