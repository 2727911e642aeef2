-- Pieces of an order on their way back, by agreement or because the buyer withdraws from the contract.
CREATE TABLE returns (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  number bigint NOT NULL,
  order_id uuid NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  kind text NOT NULL CHECK (kind IN ('RETURN', 'WITHDRAWAL')),
  -- Follows from the events.
  state text NOT NULL
    CHECK (state IN ('REQUESTED', 'AGREED', 'DECLINED', 'CANCELLED', 'RECEIVED', 'INSPECTED', 'SETTLED')),
  -- Asked for after the last day.
  late boolean NOT NULL DEFAULT false,
  -- How it ended; amounts in minor units of the order's currency.
  settlement jsonb,
  -- The call that has made it.
  request_key text,
  request_hash bytea,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE,
  CHECK ((state = 'SETTLED') = (settlement IS NOT NULL))
);
CREATE UNIQUE INDEX returns_by_number ON returns (site_id, number);
CREATE INDEX returns_of_order ON returns (site_id, order_id, number);
CREATE INDEX returns_by_date ON returns (site_id, created_date DESC, id DESC);
CREATE UNIQUE INDEX returns_by_request ON returns (site_id, order_id, request_key) WHERE request_key IS NOT NULL;

CREATE TABLE return_lines (
  site_id uuid NOT NULL,
  return_id uuid NOT NULL,
  line_id uuid NOT NULL,
  position integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  reason text NOT NULL DEFAULT '',
  comment text NOT NULL DEFAULT '',
  -- Pieces that are sold again, once they are inspected.
  resell integer CHECK (resell BETWEEN 0 AND quantity),
  PRIMARY KEY (site_id, return_id, line_id),
  FOREIGN KEY (site_id, return_id) REFERENCES returns (site_id, id) ON DELETE CASCADE
);

-- What happened to returns. Rows are added and never changed.
CREATE TABLE return_events (
  site_id uuid NOT NULL,
  return_id uuid NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  actor jsonb NOT NULL,
  text text NOT NULL DEFAULT '',
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, return_id, place),
  FOREIGN KEY (site_id, return_id) REFERENCES returns (site_id, id) ON DELETE CASCADE
);

CREATE TABLE return_counters (
  site_id uuid PRIMARY KEY REFERENCES sites (id) ON DELETE CASCADE,
  next_number bigint NOT NULL
);

-- What buyers have declared, word by word; also what fits no order.
CREATE TABLE withdrawals (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  order_id uuid,
  return_id uuid,
  order_number text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  statement text NOT NULL,
  -- What page and button said.
  wording text NOT NULL,
  deadline_date timestamptz,
  late boolean NOT NULL,
  request_key text,
  request_hash bytea,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, return_id) REFERENCES returns (site_id, id) ON DELETE CASCADE
);
CREATE INDEX withdrawals_of_order ON withdrawals (site_id, order_id) WHERE order_id IS NOT NULL;
CREATE UNIQUE INDEX withdrawals_of_return ON withdrawals (site_id, return_id) WHERE return_id IS NOT NULL;
CREATE INDEX withdrawals_by_date ON withdrawals (site_id, created_date DESC) WHERE return_id IS NULL;
CREATE UNIQUE INDEX withdrawals_by_request ON withdrawals (site_id, request_key) WHERE request_key IS NOT NULL;

-- A site without a row has the defaults.
CREATE TABLE return_settings (
  site_id uuid PRIMARY KEY REFERENCES sites (id) ON DELETE CASCADE,
  settings jsonb NOT NULL,
  updated_date timestamptz NOT NULL
);

-- How many pieces are in returns that were not given up.
ALTER TABLE order_lines
  ADD COLUMN returned integer NOT NULL DEFAULT 0,
  ADD CHECK (returned BETWEEN 0 AND quantity);
