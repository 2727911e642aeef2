-- By which rules the lines of an order are given to locations. A site without a row sells from its default location.
CREATE TABLE stock_routing (
  site_id uuid PRIMARY KEY REFERENCES sites (id) ON DELETE CASCADE,
  revision integer NOT NULL,
  rules jsonb NOT NULL,
  -- With their places, in the order of their priority.
  locations jsonb NOT NULL,
  -- Those of them that ship, in the same order.
  ships uuid[] NOT NULL,
  updated_date timestamptz NOT NULL
);

-- From which locations the pieces of a line come, and by which rule; empty: from the default location.
ALTER TABLE order_lines ADD COLUMN sources jsonb NOT NULL DEFAULT '[]';
