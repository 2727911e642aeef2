-- The home page and pages of the merchant, each with a draft and what visitors see.
CREATE TABLE pages (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Null of the home page.
  slug text,
  draft jsonb NOT NULL,
  published jsonb,
  -- Pictures and videos that the draft or what visitors see names.
  media_ids text[] NOT NULL,
  publish_date timestamptz,
  published_date timestamptz,
  revision integer NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, slug)
);
CREATE INDEX pages_publish_date_idx ON pages (publish_date) WHERE publish_date IS NOT NULL;

-- The menu and the footer, where the merchant arranged them.
CREATE TABLE navigation (
  site_id uuid PRIMARY KEY REFERENCES sites (id) ON DELETE CASCADE,
  navigation jsonb NOT NULL,
  revision integer NOT NULL,
  updated_date timestamptz NOT NULL
);
