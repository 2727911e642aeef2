-- Taxes: groups of products that are taxed alike, regions where a site collects tax, and the merchant's own dated
-- rates for a group in a region. The published rates of countries are a table of the program.
CREATE TABLE tax_groups (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  category text NOT NULL,
  is_system boolean NOT NULL,
  revision bigint NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);

CREATE TABLE tax_regions (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  country text NOT NULL,
  subdivision text NOT NULL,
  postal_codes text[] NOT NULL,
  uses_published_rates boolean NOT NULL,
  tax_included_in_price boolean,
  revision bigint NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, country, subdivision, postal_codes)
);

CREATE TABLE tax_exempt_groups (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  revision bigint NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);

CREATE TABLE tax_rates (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  tax_group_id uuid NOT NULL,
  tax_region_id uuid NOT NULL,
  tax_rate numeric NOT NULL CHECK (tax_rate >= 0),
  tax_name text NOT NULL,
  tax_type text NOT NULL,
  jurisdiction text NOT NULL,
  jurisdiction_type text NOT NULL,
  description text NOT NULL,
  exempt_rates jsonb NOT NULL,
  valid_from date,
  valid_to date CHECK (valid_to >= valid_from),
  revision bigint NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, tax_group_id) REFERENCES tax_groups,
  FOREIGN KEY (site_id, tax_region_id) REFERENCES tax_regions
);
CREATE INDEX tax_rates_by_region ON tax_rates (site_id, tax_region_id, tax_group_id);
CREATE INDEX tax_rates_by_group ON tax_rates (site_id, tax_group_id);

-- What was found out about VAT ids of buyers: the evidence for sales without tax.
CREATE TABLE vat_id_checks (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  vat_id text NOT NULL,
  checked_date timestamptz NOT NULL,
  country text NOT NULL,
  is_valid boolean NOT NULL,
  method text NOT NULL,
  reference text NOT NULL,
  PRIMARY KEY (site_id, vat_id, checked_date)
);

-- The groups that every site has. Later sites get theirs when they are created.
INSERT INTO tax_groups (site_id, id, name, category, is_system, revision, created_date, updated_date)
SELECT sites.id, system_groups.id::uuid, system_groups.name, system_groups.category, true, 1,
       sites.created_date, sites.created_date
  FROM sites
 CROSS JOIN (VALUES
   ('7a7a0000-0000-4000-8000-000000000001', 'Products', 'STANDARD'),
   ('7a7a0000-0000-4000-8000-000000000002', 'Reduced rate', 'REDUCED'),
   ('7a7a0000-0000-4000-8000-000000000003', 'Intermediate rate', 'INTERMEDIATE'),
   ('7a7a0000-0000-4000-8000-000000000004', 'Super-reduced rate', 'SUPER_REDUCED'),
   ('7a7a0000-0000-4000-8000-000000000005', 'Zero rate', 'ZERO'),
   ('7a7a0000-0000-4000-8000-000000000006', 'Not taxed', 'EXEMPT')
 ) AS system_groups (id, name, category);
