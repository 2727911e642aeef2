-- An order is what somebody has bought, as it was then. Amounts are in minor units of its currency.
CREATE TABLE orders (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  number bigint NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  state text NOT NULL
    CHECK (state IN ('AWAITING_PAYMENT', 'IN_REVIEW', 'PLACED', 'CANCELLED', 'REJECTED', 'EXPIRED')),
  payment_state text NOT NULL
    CHECK (payment_state IN ('UNPAID', 'PENDING', 'IN_REVIEW', 'AUTHORIZED', 'DECLINED', 'CANCELLED', 'PARTLY_PAID',
                             'PAID', 'OVERPAID', 'PARTLY_REFUNDED', 'REFUNDED', 'DISPUTED')),
  fulfillment_state text NOT NULL CHECK (fulfillment_state IN ('NONE', 'PART', 'ALL')),
  channel text NOT NULL,
  visitor_id uuid,
  member_id uuid,
  email text,
  buyer_name text NOT NULL DEFAULT '',
  checkout_id uuid,
  cart_id uuid,
  purchase_flow_id uuid,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  prices_include_tax boolean NOT NULL,
  total_minor bigint NOT NULL CHECK (total_minor >= 0),
  totals jsonb NOT NULL,
  discounts jsonb NOT NULL DEFAULT '[]',
  delivery jsonb NOT NULL DEFAULT '[]',
  taxes jsonb NOT NULL DEFAULT '[]',
  shipping jsonb,
  billing jsonb,
  note text NOT NULL DEFAULT '',
  gift_message text NOT NULL DEFAULT '',
  custom_fields jsonb NOT NULL DEFAULT '[]',
  consents jsonb NOT NULL DEFAULT '[]',
  language text NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  archived boolean NOT NULL DEFAULT false,
  seen boolean NOT NULL DEFAULT false,
  creator jsonb NOT NULL,
  pay_until_date timestamptz,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  placed_date timestamptz,
  PRIMARY KEY (site_id, id),
  CHECK ((state = 'PLACED') <= (placed_date IS NOT NULL))
);
CREATE UNIQUE INDEX orders_by_number ON orders (site_id, number);
-- One checkout gives at most one order that is not given up.
CREATE UNIQUE INDEX orders_by_checkout ON orders (site_id, checkout_id)
  WHERE checkout_id IS NOT NULL AND state IN ('AWAITING_PAYMENT', 'IN_REVIEW', 'PLACED');
CREATE INDEX orders_by_date ON orders (site_id, created_date DESC, id DESC);
CREATE INDEX orders_of_member ON orders (site_id, member_id, created_date DESC) WHERE member_id IS NOT NULL;
CREATE INDEX orders_of_visitor ON orders (site_id, visitor_id) WHERE visitor_id IS NOT NULL;
CREATE INDEX orders_by_email ON orders (site_id, lower(email));
CREATE INDEX orders_to_pay ON orders (pay_until_date) WHERE pay_until_date IS NOT NULL;

-- The number of the next order. A number is taken in a statement of its own before the order is written, so that orders
-- do not wait for each other; the number of an order that comes to nothing is left out.
CREATE TABLE order_counters (
  site_id uuid PRIMARY KEY REFERENCES sites (id) ON DELETE CASCADE,
  next_number bigint NOT NULL
);

CREATE TABLE order_lines (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  id uuid NOT NULL,
  position integer NOT NULL,
  product_id uuid,
  variant_id uuid,
  reference jsonb,
  name text NOT NULL,
  description_lines jsonb NOT NULL DEFAULT '[]',
  image jsonb,
  sku text,
  kind text NOT NULL CHECK (kind IN ('PHYSICAL', 'DIGITAL', 'CUSTOM')),
  shippable boolean NOT NULL,
  weight numeric,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- What the pieces cost, as the price engine says.
  price jsonb NOT NULL,
  -- What was taken from stock, and from it counted as preordered.
  taken integer NOT NULL DEFAULT 0,
  preordered integer NOT NULL DEFAULT 0,
  restocked integer NOT NULL DEFAULT 0,
  refunded integer NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, order_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE,
  CHECK (refunded BETWEEN 0 AND quantity),
  CHECK (restocked BETWEEN 0 AND taken),
  CHECK (preordered BETWEEN 0 AND taken)
);
CREATE INDEX order_lines_by_product ON order_lines (site_id, product_id, order_id) WHERE product_id IS NOT NULL;

-- What the price was computed from: with it every total is computed again to the cent.
CREATE TABLE order_prices (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  engine_version text NOT NULL,
  snapshot_hash text NOT NULL,
  snapshot jsonb NOT NULL,
  trace jsonb NOT NULL,
  PRIMARY KEY (site_id, order_id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
);

CREATE TABLE order_activities (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  -- The order in which they happened.
  place bigint GENERATED ALWAYS AS IDENTITY,
  actor jsonb NOT NULL,
  content jsonb NOT NULL DEFAULT '{}',
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, order_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
);

-- Double entry for the money of orders: the entries of a group add up to zero. Entries are added and never changed.
CREATE TABLE ledger_entries (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  group_id uuid NOT NULL,
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('SALE', 'PAYMENT', 'REFUND', 'CANCELLATION')),
  account text NOT NULL
    CHECK (account IN ('RECEIVABLE', 'SALES', 'DISCOUNT', 'DELIVERY', 'FEES', 'TAX', 'CLEARING', 'REFUNDS', 'DISPUTES')),
  detail text NOT NULL DEFAULT '',
  amount_minor bigint NOT NULL CHECK (amount_minor <> 0),
  currency text NOT NULL,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, group_id, position),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
);
CREATE INDEX ledger_entries_of_order ON ledger_entries (site_id, order_id);
CREATE INDEX ledger_entries_by_date ON ledger_entries (site_id, created_date);

CREATE FUNCTION check_ledger_group() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sum_minor numeric;
  currencies integer;
BEGIN
  SELECT sum(amount_minor), count(DISTINCT currency) INTO sum_minor, currencies
    FROM ledger_entries WHERE site_id = NEW.site_id AND group_id = NEW.group_id;
  IF sum_minor <> 0 OR currencies <> 1 THEN
    RAISE EXCEPTION 'ledger group % adds up to % in % currencies', NEW.group_id, sum_minor, currencies
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_group_balances AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.position = 0) EXECUTE FUNCTION check_ledger_group();
COMMENT ON TRIGGER ledger_group_balances ON ledger_entries IS
  'No transaction can commit a group of entries that does not add up to zero.';

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of the ledger do not change' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
COMMENT ON TRIGGER ledger_entries_stay ON ledger_entries IS
  'Money is corrected by further entries; nothing rewrites what was booked.';

CREATE FUNCTION check_order_total() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booked numeric;
BEGIN
  SELECT COALESCE(sum(amount_minor), 0) INTO booked FROM ledger_entries
   WHERE site_id = NEW.site_id AND order_id = NEW.id AND kind = 'SALE' AND account = 'RECEIVABLE';
  IF booked <> NEW.total_minor THEN
    RAISE EXCEPTION 'order % costs %, but % is booked', NEW.id, NEW.total_minor, booked
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER order_total_is_booked AFTER INSERT OR UPDATE OF total_minor ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_total();
COMMENT ON TRIGGER order_total_is_booked ON orders IS
  'The total on the order is the only second copy of what the ledger says; they cannot differ.';

ALTER TABLE checkouts ADD COLUMN order_id uuid;
