-- The history of the catalog is the ledger of facts. Changes of one request, job or import belong together.
CREATE INDEX facts_by_group ON facts (site_id, (COALESCE(job_id, request_id)), seq);
CREATE INDEX facts_of_stock ON facts (site_id, (COALESCE(after, before) ->> 'productId'), seq)
  WHERE entity = 'inventory_item';

-- Which changes were undone, and by which group of changes. Where that one was undone in its turn, the
-- change holds again.
CREATE TABLE history_undone (
  site_id uuid NOT NULL,
  seq bigint NOT NULL,
  undone_by text NOT NULL,
  at timestamptz NOT NULL,
  redone_by text,
  PRIMARY KEY (site_id, seq, undone_by),
  FOREIGN KEY (site_id, seq) REFERENCES facts ON DELETE CASCADE
);
CREATE INDEX history_undone_by ON history_undone (site_id, undone_by);
