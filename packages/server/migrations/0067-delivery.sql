-- Delivery: profiles with their regions, and the ways to deliver there. Regions belong to their profile, which is
-- read and saved as a whole.
CREATE TABLE delivery_profiles (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  is_default boolean NOT NULL,
  regions jsonb NOT NULL,
  revision bigint NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX delivery_profiles_default ON delivery_profiles (site_id) WHERE is_default;

CREATE TABLE shipping_options (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  title text NOT NULL,
  estimated_delivery_time text NOT NULL,
  active boolean NOT NULL,
  delivery_region_ids uuid[] NOT NULL,
  rates jsonb NOT NULL,
  free_from numeric,
  revision bigint NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);

CREATE TABLE pickup_locations (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  address jsonb NOT NULL,
  delivery_time text NOT NULL,
  instructions text NOT NULL,
  hours jsonb NOT NULL,
  active boolean NOT NULL,
  delivery_region_ids uuid[] NOT NULL,
  rates jsonb NOT NULL,
  revision bigint NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);

CREATE TABLE local_delivery_options (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  area_name text NOT NULL,
  area jsonb NOT NULL,
  estimated_delivery_time text NOT NULL,
  slots jsonb NOT NULL,
  active boolean NOT NULL,
  delivery_region_ids uuid[] NOT NULL,
  rates jsonb NOT NULL,
  free_from numeric,
  revision bigint NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);

-- The profile that every site has. Later sites get theirs when they are created.
INSERT INTO delivery_profiles (site_id, id, name, is_default, regions, revision, created_date, updated_date)
SELECT id, '7d7d0000-0000-4000-8000-000000000001', 'General', true, '[]', 1, created_date, created_date
  FROM sites;
