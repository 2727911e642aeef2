-- A ledger whose entries can be found and taken back.

-- Entries of one call share a batch; one that takes another back names it, which can happen once.
ALTER TABLE inventory_changes ADD COLUMN batch_id uuid;
UPDATE inventory_changes
   SET batch_id = md5(site_id::text || request_id || at::text)::uuid,
       quantity_after = COALESCE(quantity_after, 0);
ALTER TABLE inventory_changes ALTER COLUMN batch_id SET NOT NULL;
ALTER TABLE inventory_changes ALTER COLUMN quantity_after SET NOT NULL;
ALTER TABLE inventory_changes ADD COLUMN reverts bigint;
CREATE UNIQUE INDEX inventory_changes_reverts ON inventory_changes (site_id, reverts)
  WHERE reverts IS NOT NULL;

CREATE INDEX inventory_changes_by_time ON inventory_changes (site_id, at, seq);
CREATE INDEX inventory_changes_by_product ON inventory_changes (site_id, product_id, at, seq);
CREATE INDEX inventory_changes_by_variant
  ON inventory_changes (site_id, product_id, variant_id, at, seq);
CREATE INDEX inventory_changes_by_reason ON inventory_changes (site_id, reason, at, seq);
CREATE INDEX inventory_changes_by_batch ON inventory_changes (site_id, batch_id);
DROP INDEX inventory_changes_by_item;

-- Counters held against the ledger, product by product.
CREATE TABLE inventory_reconciliations (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  state text NOT NULL,
  repair text NOT NULL,
  total integer NOT NULL,
  checked integer NOT NULL DEFAULT 0,
  -- Number of the last product that is done.
  cursor bigint NOT NULL DEFAULT 0,
  found integer NOT NULL DEFAULT 0,
  repaired integer NOT NULL DEFAULT 0,
  -- The first hundred.
  differences jsonb NOT NULL DEFAULT '[]',
  failure text,
  actor jsonb NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  finished_date timestamptz,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX inventory_reconciliations_by_date
  ON inventory_reconciliations (site_id, created_date, id);
CREATE INDEX inventory_reconciliations_unfinished ON inventory_reconciliations (created_date)
  WHERE state IN ('QUEUED', 'RUNNING');
