-- What people are about to buy. A cart belongs to a visitor or a member, or to nobody while a merchant prepares it;
-- of each owner's carts one is current. Prices and names are read from the catalog; `seen_price` is only what the
-- owner saw last, so that a change can be pointed out.
CREATE TABLE carts (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  visitor_id uuid,
  member_id uuid,
  is_current boolean NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  purchase_flow_id uuid NOT NULL,
  note text NOT NULL DEFAULT '',
  gift_message text NOT NULL DEFAULT '',
  email text,
  contact_id uuid,
  contact jsonb,
  codes text[] NOT NULL DEFAULT '{}',
  delivery_choice jsonb,
  override_checkout_url text,
  business_location_id text,
  extended_fields jsonb,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  CHECK (visitor_id IS NULL OR member_id IS NULL),
  FOREIGN KEY (site_id, member_id) REFERENCES identities (site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX carts_of_visitor ON carts (site_id, visitor_id) WHERE is_current AND visitor_id IS NOT NULL;
CREATE UNIQUE INDEX carts_of_member ON carts (site_id, member_id) WHERE is_current AND member_id IS NOT NULL;
CREATE INDEX carts_by_member ON carts (site_id, member_id) WHERE member_id IS NOT NULL;
CREATE INDEX carts_by_expiry ON carts (expires_date);

-- `identity` says what is the same line: product, variant, choices and texts. A line of a merchant has no product.
CREATE TABLE cart_lines (
  site_id uuid NOT NULL,
  cart_id uuid NOT NULL,
  id uuid NOT NULL,
  position integer NOT NULL,
  identity text NOT NULL,
  reference jsonb,
  custom_item jsonb,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
  seen_price numeric,
  seen_name text NOT NULL,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, cart_id, id),
  UNIQUE (site_id, cart_id, identity),
  CHECK ((reference IS NULL) <> (custom_item IS NULL)),
  FOREIGN KEY (site_id, cart_id) REFERENCES carts (site_id, id) ON DELETE CASCADE
);

-- A call that is repeated with the same key adds nothing again.
CREATE TABLE cart_request_keys (
  site_id uuid NOT NULL,
  cart_id uuid NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, cart_id, key),
  FOREIGN KEY (site_id, cart_id) REFERENCES carts (site_id, id) ON DELETE CASCADE
);
CREATE INDEX cart_request_keys_by_expiry ON cart_request_keys (expires_date);
