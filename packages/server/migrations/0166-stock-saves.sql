-- A save of stock that is sent again with the same key changes nothing again.
CREATE TABLE stock_saves (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  -- What the call answered with: its group in the history, and the ids of the items.
  group_id text NOT NULL,
  item_ids uuid[] NOT NULL DEFAULT '{}',
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, key)
);
CREATE INDEX stock_saves_by_expiry ON stock_saves (expires_date);
