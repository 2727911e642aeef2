-- The lines of bank statements that were recorded as payments, each once.
CREATE TABLE bank_statement_lines (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id text NOT NULL,
  order_id uuid NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  recorded_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
);
CREATE INDEX bank_statement_lines_by_order ON bank_statement_lines (site_id, order_id);
-- Orders that wait for just the money that came in.
CREATE INDEX orders_unpaid ON orders (site_id, total_minor)
  WHERE payment_state IN ('UNPAID', 'PENDING', 'DECLINED', 'PARTLY_PAID');
