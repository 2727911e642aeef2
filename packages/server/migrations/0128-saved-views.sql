-- Filters, order and columns of lists of the dashboard under names, for all staff or for one person.
CREATE TABLE saved_views (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  list text NOT NULL CHECK (list IN ('PRODUCTS', 'ORDERS', 'MEMBERS')),
  -- Whose they are; empty for those of all staff.
  owner_id text NOT NULL,
  -- In their order.
  views jsonb NOT NULL,
  revision integer NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, list, owner_id)
);
