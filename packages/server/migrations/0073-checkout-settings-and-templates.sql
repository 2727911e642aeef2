-- What a shop says and asks on its checkout page. A site without a row has the defaults.
CREATE TABLE checkout_settings (
  site_id uuid PRIMARY KEY REFERENCES sites ON DELETE CASCADE,
  settings jsonb NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL
);

-- Items behind a link: whoever opens it gets a checkout of them.
CREATE TABLE checkout_templates (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  active boolean NOT NULL,
  items jsonb NOT NULL,
  custom_items jsonb NOT NULL,
  coupon_code text NOT NULL,
  customization jsonb NOT NULL,
  custom_content jsonb,
  external_reference jsonb,
  revision bigint NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
