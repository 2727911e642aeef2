-- Carts and orders with which staff try the shop: nothing that is counted, sent or booked for others knows them.
ALTER TABLE carts ADD COLUMN is_rehearsal boolean NOT NULL DEFAULT false;
DROP INDEX carts_of_member;
DROP INDEX carts_of_visitor;
CREATE UNIQUE INDEX carts_of_member ON carts (site_id, member_id, is_rehearsal)
  WHERE is_current AND member_id IS NOT NULL;
CREATE UNIQUE INDEX carts_of_visitor ON carts (site_id, visitor_id, is_rehearsal)
  WHERE is_current AND visitor_id IS NOT NULL;
CREATE INDEX carts_in_rehearsal ON carts (site_id) WHERE is_rehearsal;

ALTER TABLE orders ADD COLUMN is_rehearsal boolean NOT NULL DEFAULT false;
DROP INDEX orders_by_number;
CREATE UNIQUE INDEX orders_by_number ON orders (site_id, number, is_rehearsal) WHERE imported_date IS NULL;
CREATE INDEX orders_in_rehearsal ON orders (site_id, id) WHERE is_rehearsal;
-- Their numbers come from a counter of their own, so that those of real orders have no gap.
ALTER TABLE order_counters ADD COLUMN next_rehearsal bigint NOT NULL DEFAULT 1001;

-- Feeds to the outside pass over these facts.
ALTER TABLE facts ADD COLUMN is_rehearsal boolean NOT NULL DEFAULT false;
CREATE INDEX facts_in_rehearsal ON facts (site_id) WHERE is_rehearsal;

-- These mails are never sent.
ALTER TABLE mails ADD COLUMN is_rehearsal boolean NOT NULL DEFAULT false;
CREATE INDEX mails_in_rehearsal ON mails (site_id) WHERE is_rehearsal;

-- What the last run of the launch checklist found; rows with another run are of one that was started again.
CREATE TABLE launch_checks (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  name text NOT NULL,
  run_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('WAITING', 'PASSED', 'FAILED', 'SKIPPED')),
  -- Why it failed or was skipped, as a code.
  reason text,
  order_id uuid,
  order_number text,
  checked_date timestamptz,
  PRIMARY KEY (site_id, name)
);
