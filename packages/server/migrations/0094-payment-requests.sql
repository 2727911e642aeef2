-- Links by which buyers pay an order, or a part of it.
CREATE TABLE payment_requests (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  order_number bigint NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  -- Empty: the number of the order.
  title text NOT NULL,
  description text NOT NULL,
  image jsonb,
  expiration_date timestamptz,
  source jsonb,
  -- One whose time is over is unpaid until a job notes it; whoever reads it sees it as expired.
  status text NOT NULL CHECK (status IN ('UNPAID', 'PAID', 'EXPIRED', 'VOIDED')),
  online_only boolean NOT NULL,
  extended_fields jsonb,
  mailed_date timestamptz,
  request_key text,
  request_hash bytea,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE,
  CHECK ((request_key IS NULL) = (request_hash IS NULL))
);
CREATE INDEX payment_requests_of_order ON payment_requests (site_id, order_id);
CREATE INDEX payment_requests_by_date ON payment_requests (site_id, created_date, id);
CREATE INDEX payment_requests_to_expire ON payment_requests (expiration_date) WHERE status = 'UNPAID';
CREATE UNIQUE INDEX payment_requests_by_request ON payment_requests (site_id, order_id, request_key)
  WHERE request_key IS NOT NULL;

-- The attempts to pay a request.
CREATE TABLE payment_request_attempts (
  site_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  request_id uuid NOT NULL,
  -- The order in which they began.
  place bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (site_id, payment_id),
  FOREIGN KEY (site_id, request_id) REFERENCES payment_requests (site_id, id) ON DELETE CASCADE
);
CREATE INDEX payment_request_attempts_of_request ON payment_request_attempts (site_id, request_id, place);
