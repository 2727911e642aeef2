-- Everybody who has an account or has ordered. What can be counted is counted anew from orders and the ledger.
CREATE TABLE customers (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  member_id uuid,
  email text,
  name text NOT NULL DEFAULT '',
  country text,
  note text NOT NULL DEFAULT '',
  tags text[] NOT NULL DEFAULT '{}',
  orders integer NOT NULL DEFAULT 0,
  -- Minor units by currency.
  spent jsonb NOT NULL DEFAULT '{}',
  first_order_date timestamptz,
  last_order_date timestamptz,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX customers_of_member ON customers (site_id, member_id) WHERE member_id IS NOT NULL;
CREATE INDEX customers_by_last_order
  ON customers (site_id, COALESCE(last_order_date, '-infinity'::timestamptz), id);

-- Each address leads to one customer; a merged customer's addresses lead to the one it was merged into.
CREATE TABLE customer_emails (
  site_id uuid NOT NULL,
  -- In lower case.
  email text NOT NULL,
  customer_id uuid NOT NULL,
  PRIMARY KEY (site_id, email),
  FOREIGN KEY (site_id, customer_id) REFERENCES customers (site_id, id) ON DELETE CASCADE
);
CREATE INDEX customer_emails_of_customer ON customer_emails (site_id, customer_id);

CREATE TABLE customer_orders (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  PRIMARY KEY (site_id, order_id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, customer_id) REFERENCES customers (site_id, id) ON DELETE CASCADE
);
CREATE INDEX customer_orders_of_customer ON customer_orders (site_id, customer_id);

-- Members and orders that have changed since their customers were counted.
CREATE TABLE customers_due (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('MEMBER', 'ORDER')),
  id uuid NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX customers_due_in_order ON customers_due (site_id, seq);

CREATE TABLE customer_segments (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  filter jsonb NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX customer_segments_by_name ON customer_segments (site_id, lower(name));

INSERT INTO customers_due (site_id, kind, id) SELECT site_id, 'MEMBER', id FROM members;
INSERT INTO customers_due (site_id, kind, id) SELECT site_id, 'ORDER', id FROM orders;
