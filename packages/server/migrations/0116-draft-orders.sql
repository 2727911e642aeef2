-- Orders that merchants write, and edits of orders before they are applied. Amounts are in minor units.
CREATE TABLE draft_orders (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  revision integer NOT NULL,
  status text NOT NULL CHECK (status IN ('OPEN', 'APPLIED')),
  is_edit boolean NOT NULL,
  -- The order that it edits, or that was made of it.
  order_id uuid,
  currency text NOT NULL,
  lines jsonb NOT NULL,
  -- Discounts and fees of the order, and automatic discounts, that no longer count.
  dropped text[] NOT NULL,
  discounts jsonb NOT NULL,
  fees jsonb NOT NULL,
  delivery jsonb,
  member_id uuid,
  email text,
  buyer_name text NOT NULL,
  shipping jsonb,
  billing jsonb,
  note text NOT NULL,
  tax_exempt boolean NOT NULL,
  language text,
  reason text NOT NULL,
  extended_fields jsonb,
  -- What it came to when it was saved last.
  total_minor bigint NOT NULL,
  -- Its lines and prices when it was saved last; once it is applied it is shown so.
  priced jsonb NOT NULL,
  -- That the buyer was asked to agree, and to which total.
  proposal jsonb,
  creator jsonb NOT NULL,
  request_key text,
  request_hash bytea,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  expires_date timestamptz,
  applied_date timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, member_id) REFERENCES identities (site_id, id) ON DELETE CASCADE,
  CHECK ((request_key IS NULL) = (request_hash IS NULL)),
  CHECK ((status = 'APPLIED') = (applied_date IS NOT NULL)),
  CHECK (status <> 'APPLIED' OR order_id IS NOT NULL),
  CHECK (NOT is_edit OR order_id IS NOT NULL)
);
-- An order is edited by one draft at a time.
CREATE UNIQUE INDEX draft_orders_open ON draft_orders (site_id, order_id) WHERE status = 'OPEN' AND is_edit;
CREATE INDEX draft_orders_of_order ON draft_orders (site_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX draft_orders_of_member ON draft_orders (site_id, member_id) WHERE member_id IS NOT NULL;
CREATE INDEX draft_orders_by_date ON draft_orders (site_id, updated_date DESC, id DESC);
CREATE INDEX draft_orders_by_email ON draft_orders (site_id, lower(email)) WHERE email IS NOT NULL;
CREATE INDEX draft_orders_to_expire ON draft_orders (expires_date) WHERE status = 'OPEN' AND expires_date IS NOT NULL;
CREATE UNIQUE INDEX draft_orders_by_request ON draft_orders (site_id, request_key) WHERE request_key IS NOT NULL;

-- Money that an edited order no longer costs goes back without taking back a sale.
ALTER TABLE refunds ADD COLUMN of_balance boolean NOT NULL DEFAULT false;
