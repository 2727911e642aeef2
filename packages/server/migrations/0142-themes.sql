-- How a shop looks and what it says in words of its own, where the merchant changed that.
CREATE TABLE themes (
  site_id uuid PRIMARY KEY REFERENCES sites (id) ON DELETE CASCADE,
  -- What visitors see.
  published jsonb NOT NULL,
  -- Null: there is no draft.
  draft jsonb,
  revision integer NOT NULL,
  updated_date timestamptz NOT NULL
);
