-- Invoices and credit notes: written once, never changed but for what happens to them afterwards.
CREATE TABLE invoices (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('INVOICE', 'CREDIT_NOTE')),
  -- The year of the issue date; documents are counted from 1 in each.
  year integer NOT NULL,
  sequence integer NOT NULL CHECK (sequence > 0),
  number text NOT NULL,
  issue_date date NOT NULL,
  order_id uuid NOT NULL,
  order_number bigint NOT NULL,
  buyer_name text NOT NULL,
  currency text NOT NULL,
  total_minor bigint NOT NULL,
  -- What it says, with all amounts.
  content jsonb NOT NULL,
  -- Of a credit note: its invoice, and the refund that it is for.
  corrects_id uuid,
  refund_id uuid,
  -- Of an invoice: what is credited of it. One that is credited as a whole makes place for another one.
  credited_minor bigint NOT NULL DEFAULT 0,
  is_credited boolean NOT NULL DEFAULT false,
  mailed_date timestamptz,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE,
  CHECK ((kind = 'CREDIT_NOTE') = (corrects_id IS NOT NULL))
);
CREATE UNIQUE INDEX invoices_by_sequence ON invoices (site_id, year, sequence);
CREATE UNIQUE INDEX invoices_by_number ON invoices (site_id, number);
CREATE UNIQUE INDEX invoices_of_order ON invoices (site_id, order_id)
  WHERE kind = 'INVOICE' AND NOT is_credited;
CREATE UNIQUE INDEX invoices_of_refund ON invoices (site_id, refund_id) WHERE refund_id IS NOT NULL;
CREATE INDEX invoices_by_order ON invoices (site_id, order_id, created_date);

-- The next number of a year. Its row is the last one that a transaction locks.
CREATE TABLE invoice_counters (
  site_id uuid NOT NULL,
  year integer NOT NULL,
  next_number integer NOT NULL,
  PRIMARY KEY (site_id, year)
);

CREATE TABLE invoice_settings (
  site_id uuid NOT NULL PRIMARY KEY,
  settings jsonb NOT NULL,
  updated_date timestamptz NOT NULL
);

-- Invoices of orders that applications have written and made known.
CREATE TABLE external_invoices (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  id text NOT NULL,
  app_id text NOT NULL,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, order_id, app_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
);
