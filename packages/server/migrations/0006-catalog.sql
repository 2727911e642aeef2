-- One catalog; the wire dialects are translations of it.
CREATE TABLE brands (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX brands_name ON brands (site_id, lower(name));

CREATE TABLE ribbons (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX ribbons_name ON ribbons (site_id, lower(name));

-- Ascending through the years, with as many digits as a time in microseconds.
CREATE SEQUENCE product_numbers START 1700000000000001;

CREATE TABLE products (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  numeric_id bigint NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  handle text COLLATE "C" NOT NULL,
  name text NOT NULL,
  -- Ordered by bytes, so that one range of the index holds a slug and its numbered followers.
  slug text COLLATE "C" NOT NULL,
  visible boolean NOT NULL DEFAULT true,
  product_type text NOT NULL DEFAULT 'physical',
  description text NOT NULL DEFAULT '',
  brand_id uuid,
  ribbon_id uuid,
  manage_variants boolean NOT NULL DEFAULT false,
  -- What a variant starts from; a product without managed variants sells exactly this.
  base_price numeric(14, 4) NOT NULL,
  base_cost numeric(14, 4),
  base_weight numeric(14, 4),
  base_sku text,
  discount_type text NOT NULL DEFAULT 'NONE',
  discount_value numeric(14, 4) NOT NULL DEFAULT 0,
  price_per_unit jsonb,
  info_sections jsonb NOT NULL DEFAULT '[]',
  custom_text_fields jsonb NOT NULL DEFAULT '[]',
  product_dimensions jsonb,
  package_dimensions jsonb,
  seo jsonb,
  -- Maintained aggregates, so that no list reads variants.
  variant_count integer NOT NULL,
  min_price numeric(14, 4) NOT NULL,
  max_price numeric(14, 4) NOT NULL,
  min_list_price numeric(14, 4) NOT NULL,
  max_list_price numeric(14, 4) NOT NULL,
  min_cost numeric(14, 4),
  max_cost numeric(14, 4),
  min_weight numeric(14, 4),
  max_weight numeric(14, 4),
  stock_status text NOT NULL DEFAULT 'IN_STOCK',
  stock_tracked boolean NOT NULL DEFAULT false,
  stock_quantity bigint,
  stock_updated_date timestamptz NOT NULL,
  preorder boolean NOT NULL DEFAULT false,
  main_media_id text,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT products_slug UNIQUE (site_id, slug),
  CONSTRAINT products_handle UNIQUE (site_id, handle),
  CONSTRAINT products_numeric_id UNIQUE (site_id, numeric_id),
  FOREIGN KEY (site_id, brand_id) REFERENCES brands (site_id, id),
  FOREIGN KEY (site_id, ribbon_id) REFERENCES ribbons (site_id, id)
);
CREATE INDEX products_by_name ON products (site_id, name, numeric_id);
CREATE INDEX products_by_price ON products (site_id, base_price, numeric_id);
CREATE INDEX products_by_lowest_price ON products (site_id, min_price, numeric_id);
CREATE INDEX products_by_stock_update ON products (site_id, stock_updated_date, numeric_id);
CREATE INDEX products_by_brand ON products (site_id, brand_id) WHERE brand_id IS NOT NULL;
CREATE INDEX products_by_update ON products (site_id, updated_date, numeric_id);
CREATE INDEX products_by_visible ON products (site_id, visible, numeric_id);

CREATE TABLE product_options (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  option_type text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (site_id, product_id, id),
  FOREIGN KEY (site_id, product_id) REFERENCES products ON DELETE CASCADE
);
CREATE UNIQUE INDEX product_options_name ON product_options (site_id, product_id, lower(name));

CREATE TABLE product_choices (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  option_id uuid NOT NULL,
  id uuid NOT NULL,
  value text NOT NULL,
  description text NOT NULL,
  position integer NOT NULL,
  -- Maintained: some variant with this choice is in stock, is visible.
  in_stock boolean NOT NULL DEFAULT true,
  visible boolean NOT NULL DEFAULT true,
  PRIMARY KEY (site_id, product_id, id),
  FOREIGN KEY (site_id, product_id, option_id) REFERENCES product_options ON DELETE CASCADE
);
CREATE INDEX product_choices_by_option ON product_choices (site_id, product_id, option_id, position);

CREATE TABLE variants (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  id uuid NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  position integer NOT NULL,
  -- Choice ids in the order of the product's options; empty for the default variant.
  choice_ids uuid[] NOT NULL DEFAULT '{}',
  list_price numeric(14, 4) NOT NULL,
  sale_price numeric(14, 4),
  cost numeric(14, 4),
  weight numeric(14, 4),
  sku text,
  barcode text,
  visible boolean NOT NULL DEFAULT true,
  product_dimensions jsonb,
  package_dimensions jsonb,
  PRIMARY KEY (site_id, product_id, id),
  CONSTRAINT variants_choices UNIQUE (site_id, product_id, choice_ids),
  FOREIGN KEY (site_id, product_id) REFERENCES products ON DELETE CASCADE
);
CREATE INDEX variants_by_position ON variants (site_id, product_id, position);
CREATE INDEX variants_by_sku ON variants (site_id, sku) WHERE sku IS NOT NULL;

CREATE TABLE product_media (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  media_id text NOT NULL,
  position integer NOT NULL,
  title text NOT NULL DEFAULT '',
  alt_text text NOT NULL DEFAULT '',
  PRIMARY KEY (site_id, product_id, media_id),
  FOREIGN KEY (site_id, product_id) REFERENCES products ON DELETE CASCADE,
  FOREIGN KEY (site_id, media_id) REFERENCES media
);

CREATE TABLE choice_media (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  choice_id uuid NOT NULL,
  media_id text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (site_id, product_id, choice_id, media_id),
  FOREIGN KEY (site_id, product_id, choice_id) REFERENCES product_choices ON DELETE CASCADE,
  FOREIGN KEY (site_id, product_id, media_id) REFERENCES product_media ON DELETE CASCADE
);

CREATE TABLE collections (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  parent_id uuid,
  revision bigint NOT NULL DEFAULT 1,
  name text NOT NULL,
  slug text COLLATE "C" NOT NULL,
  description text NOT NULL DEFAULT '',
  visible boolean NOT NULL DEFAULT true,
  position integer NOT NULL DEFAULT 0,
  media_id text,
  -- Maintained: all products in it, and those a visitor may see.
  product_count integer NOT NULL DEFAULT 0,
  visible_product_count integer NOT NULL DEFAULT 0,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT collections_slug UNIQUE (site_id, slug)
);
CREATE INDEX collections_by_name ON collections (site_id, name, id);

CREATE TABLE collection_products (
  site_id uuid NOT NULL,
  collection_id uuid NOT NULL,
  product_id uuid NOT NULL,
  position bigint NOT NULL,
  PRIMARY KEY (site_id, collection_id, product_id),
  FOREIGN KEY (site_id, collection_id) REFERENCES collections ON DELETE CASCADE,
  FOREIGN KEY (site_id, product_id) REFERENCES products ON DELETE CASCADE
);
CREATE INDEX collection_products_by_position ON collection_products (site_id, collection_id, position);
CREATE INDEX collection_products_by_product ON collection_products (site_id, product_id);

-- A variant without a row is in stock and not tracked; the first change of its stock adds one.
CREATE TABLE inventory_items (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  id uuid NOT NULL,
  track_quantity boolean NOT NULL DEFAULT false,
  quantity bigint,
  in_stock boolean NOT NULL DEFAULT true,
  preorder_enabled boolean NOT NULL DEFAULT false,
  preorder_message text,
  preorder_limit integer,
  revision bigint NOT NULL DEFAULT 1,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, product_id, variant_id),
  CONSTRAINT inventory_items_id UNIQUE (site_id, id),
  FOREIGN KEY (site_id, product_id, variant_id) REFERENCES variants ON DELETE CASCADE
);

CREATE TABLE inventory_changes (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  product_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  reason text NOT NULL,
  delta bigint NOT NULL,
  quantity_after bigint,
  actor jsonb NOT NULL,
  request_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (site_id, seq)
);
CREATE INDEX inventory_changes_by_item ON inventory_changes (site_id, product_id, variant_id, seq);
