-- What one unit of a site's currency is worth in others, as its staff say; base is the currency the
-- site had then, so that rates never speak for another one.
CREATE TABLE currency_rates (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  base text NOT NULL,
  currency text NOT NULL,
  rate numeric(24, 12) NOT NULL CHECK (rate > 0),
  rate_date date NOT NULL,
  PRIMARY KEY (site_id, base, currency)
);

-- Which fields of an entity a change touched; null where the fact itself says it.
ALTER TABLE facts ADD COLUMN changed_fields text[];
