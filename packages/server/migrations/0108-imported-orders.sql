-- When an order of another system was imported. Its number is the one that its buyer knows and may be that of an order
-- of this shop, too.
ALTER TABLE orders ADD COLUMN imported_date timestamptz;
DROP INDEX orders_by_number;
CREATE UNIQUE INDEX orders_by_number ON orders (site_id, number) WHERE imported_date IS NULL;
CREATE INDEX orders_by_any_number ON orders (site_id, number, id);
CREATE UNIQUE INDEX orders_by_external_id ON orders (site_id, (external_reference ->> 'id'))
 WHERE imported_date IS NOT NULL AND external_reference IS NOT NULL;

-- Files of orders on their way in. The job says how far it is; its batches count here what became of the orders.
CREATE TABLE order_imports (
  site_id uuid NOT NULL,
  job_id uuid NOT NULL,
  file_name text NOT NULL,
  storage_key text NOT NULL,
  format text NOT NULL,
  dry_run boolean NOT NULL,
  bytes bigint NOT NULL,
  created integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, job_id),
  FOREIGN KEY (site_id, job_id) REFERENCES jobs ON DELETE CASCADE
);

-- What was wrong, never what stood there: reports are kept longer than buyers.
CREATE TABLE order_import_reports (
  site_id uuid NOT NULL,
  job_id uuid NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  line integer NOT NULL,
  field text,
  severity text NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (site_id, job_id, seq),
  FOREIGN KEY (site_id, job_id) REFERENCES order_imports ON DELETE CASCADE
);
