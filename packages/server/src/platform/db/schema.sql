-- Generated from the migrated database: what the migrations add up to.

CREATE EXTENSION btree_gin;

CREATE EXTENSION pg_trgm;

CREATE SEQUENCE product_numbers AS bigint START 1700000000000001 INCREMENT 1;

CREATE TABLE abandoned_checkouts (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  status text NOT NULL,
  checkout_id uuid NOT NULL,
  is_cart boolean NOT NULL,
  cart_id uuid,
  restored_cart_id uuid,
  order_id uuid,
  visitor_id uuid,
  member_id uuid,
  contact_id text,
  email text NOT NULL,
  contact jsonb,
  buyer_name text NOT NULL,
  language text NOT NULL,
  override_checkout_url text,
  currency text NOT NULL,
  total_minor bigint NOT NULL,
  totals jsonb NOT NULL,
  lines jsonb NOT NULL,
  discounts jsonb NOT NULL,
  codes text[] NOT NULL,
  has_consent boolean NOT NULL,
  activities jsonb NOT NULL DEFAULT '[]'::jsonb,
  mails_sent integer NOT NULL DEFAULT 0,
  mail_due_date timestamp with time zone,
  touched_date timestamp with time zone NOT NULL,
  abandoned_date timestamp with time zone NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  recovered_date timestamp with time zone,
  CONSTRAINT abandoned_checkouts_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT abandoned_checkouts_check CHECK (((mail_due_date IS NULL) OR (status = 'ABANDONED'::text))),
  CONSTRAINT abandoned_checkouts_check1 CHECK (((recovered_date IS NOT NULL) = (status = 'RECOVERED'::text))),
  CONSTRAINT abandoned_checkouts_mails_sent_check CHECK (((mails_sent >= 0) AND (mails_sent <= 3))),
  CONSTRAINT abandoned_checkouts_status_check CHECK ((status = ANY (ARRAY['ABANDONED'::text, 'RECOVERED'::text]))),
  CONSTRAINT abandoned_checkouts_site_id_member_id_fkey FOREIGN KEY (site_id, member_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX abandoned_checkouts_by_email ON abandoned_checkouts USING btree (site_id, lower(email));
CREATE INDEX abandoned_checkouts_by_member ON abandoned_checkouts USING btree (site_id, member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX abandoned_checkouts_newest ON abandoned_checkouts USING btree (site_id, created_date, id);
CREATE INDEX abandoned_checkouts_of_cart ON abandoned_checkouts USING btree (site_id, cart_id) WHERE (cart_id IS NOT NULL);
CREATE UNIQUE INDEX abandoned_checkouts_of_checkout ON abandoned_checkouts USING btree (site_id, checkout_id);
CREATE INDEX abandoned_checkouts_restored ON abandoned_checkouts USING btree (site_id, restored_cart_id) WHERE (restored_cart_id IS NOT NULL);
CREATE INDEX abandoned_checkouts_to_mail ON abandoned_checkouts USING btree (mail_due_date) WHERE (mail_due_date IS NOT NULL);

CREATE TABLE api_keys (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  key_hash bytea NOT NULL,
  hint text NOT NULL,
  scopes text[] NOT NULL DEFAULT '{*}'::text[],
  created_date timestamp with time zone NOT NULL DEFAULT now(),
  expires_date timestamp with time zone,
  last_used_date timestamp with time zone,
  revoked_date timestamp with time zone,
  CONSTRAINT api_keys_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT api_keys_key_hash_key UNIQUE (key_hash),
  CONSTRAINT api_keys_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE app_authorization_codes (
  site_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  client_id uuid NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT app_authorization_codes_pkey PRIMARY KEY (site_id, code_hash),
  CONSTRAINT app_authorization_codes_site_id_client_id_fkey FOREIGN KEY (site_id, client_id) REFERENCES oauth_clients(site_id, id) ON DELETE CASCADE
);

CREATE TABLE approvals (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  identity_id uuid NOT NULL,
  state_hash bytea NOT NULL,
  number text NOT NULL,
  state text NOT NULL,
  tries_left integer NOT NULL,
  requested_by uuid,
  user_agent text NOT NULL,
  network text NOT NULL,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT approvals_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT approvals_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX approvals_by_expiry ON approvals USING btree (expires_date);
CREATE INDEX approvals_by_identity ON approvals USING btree (site_id, identity_id);

CREATE TABLE assigned_roles (
  site_id uuid NOT NULL,
  member_id uuid NOT NULL,
  role_key text NOT NULL,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT assigned_roles_pkey PRIMARY KEY (site_id, member_id, role_key),
  CONSTRAINT assigned_roles_site_id_member_id_fkey FOREIGN KEY (site_id, member_id) REFERENCES members(site_id, id) ON DELETE CASCADE,
  CONSTRAINT assigned_roles_site_id_role_key_fkey FOREIGN KEY (site_id, role_key) REFERENCES member_roles(site_id, key) ON DELETE CASCADE
);

CREATE TABLE attempt_counters (
  site_id uuid NOT NULL,
  bucket text NOT NULL,
  key text NOT NULL,
  window_start timestamp with time zone NOT NULL,
  count integer NOT NULL,
  CONSTRAINT attempt_counters_pkey PRIMARY KEY (site_id, bucket, key)
);
CREATE INDEX attempt_counters_by_window ON attempt_counters USING btree (window_start);

CREATE TABLE authentication_log (
  site_id uuid NOT NULL,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  identity_id uuid,
  event text NOT NULL,
  reason text,
  network text NOT NULL DEFAULT ''::text,
  user_agent text NOT NULL DEFAULT ''::text,
  request_id text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT authentication_log_pkey PRIMARY KEY (site_id, seq),
  CONSTRAINT authentication_log_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX authentication_log_by_event ON authentication_log USING btree (site_id, event, seq);
CREATE INDEX authentication_log_by_identity ON authentication_log USING btree (site_id, identity_id, seq);

CREATE TABLE authorization_codes (
  site_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  client_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  code_challenge text NOT NULL,
  redirect_uri text,
  sign_in_id uuid NOT NULL,
  signed_in_date timestamp with time zone NOT NULL,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  used_date timestamp with time zone,
  proofs text[] NOT NULL DEFAULT '{}'::text[],
  scope text[] NOT NULL DEFAULT '{}'::text[],
  nonce text,
  CONSTRAINT authorization_codes_pkey PRIMARY KEY (site_id, code_hash),
  CONSTRAINT authorization_codes_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);

CREATE TABLE back_in_stock_requests (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid,
  name text NOT NULL,
  choices text NOT NULL,
  email text NOT NULL,
  member_id uuid,
  language text,
  item_url text,
  status text NOT NULL,
  auto_notified boolean,
  created_date timestamp with time zone NOT NULL,
  notified_date timestamp with time zone,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT back_in_stock_requests_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT back_in_stock_requests_check CHECK (((notified_date IS NOT NULL) = (status = 'NOTIFICATION_SENT'::text))),
  CONSTRAINT back_in_stock_requests_status_check CHECK ((status = ANY (ARRAY['RECEIVED'::text, 'PROCESSING'::text, 'NOTIFICATION_SENT'::text, 'FAILED'::text]))),
  CONSTRAINT back_in_stock_requests_site_id_member_id_fkey FOREIGN KEY (site_id, member_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX back_in_stock_requests_by_email ON back_in_stock_requests USING btree (site_id, lower(email));
CREATE INDEX back_in_stock_requests_by_member ON back_in_stock_requests USING btree (site_id, member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX back_in_stock_requests_expiring ON back_in_stock_requests USING btree (expires_date);
CREATE INDEX back_in_stock_requests_newest ON back_in_stock_requests USING btree (site_id, created_date, id);
CREATE UNIQUE INDEX back_in_stock_requests_waiting ON back_in_stock_requests USING btree (site_id, product_id, COALESCE(variant_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(email)) WHERE (status = 'RECEIVED'::text);

CREATE TABLE bank_statement_lines (
  site_id uuid NOT NULL,
  id text NOT NULL,
  order_id uuid NOT NULL,
  amount_minor bigint NOT NULL,
  recorded_date timestamp with time zone NOT NULL,
  CONSTRAINT bank_statement_lines_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT bank_statement_lines_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT bank_statement_lines_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE,
  CONSTRAINT bank_statement_lines_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, id) ON DELETE CASCADE
);
CREATE INDEX bank_statement_lines_by_order ON bank_statement_lines USING btree (site_id, order_id);

CREATE TABLE basket_counts (
  site_id uuid NOT NULL,
  day date NOT NULL,
  carts integer NOT NULL,
  checkouts integer NOT NULL,
  CONSTRAINT basket_counts_pkey PRIMARY KEY (site_id, day),
  CONSTRAINT basket_counts_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE bought_together (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  other_id uuid NOT NULL,
  order_count integer NOT NULL,
  CONSTRAINT bought_together_pkey PRIMARY KEY (site_id, product_id, other_id),
  CONSTRAINT bought_together_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE brands (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  deleted_date timestamp with time zone,
  CONSTRAINT brands_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT brands_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX brands_by_creation ON brands USING btree (site_id, created_date DESC, id DESC);
CREATE UNIQUE INDEX brands_name ON brands USING btree (site_id, lower(name)) WHERE (deleted_date IS NULL);

CREATE TABLE cart_lines (
  site_id uuid NOT NULL,
  cart_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" integer NOT NULL,
  identity text NOT NULL,
  reference jsonb,
  custom_item jsonb,
  quantity integer NOT NULL,
  seen_price numeric,
  seen_name text NOT NULL,
  created_date timestamp with time zone NOT NULL,
  requested_quantity integer,
  overrides jsonb,
  CONSTRAINT cart_lines_pkey PRIMARY KEY (site_id, cart_id, id),
  CONSTRAINT cart_lines_site_id_cart_id_identity_key UNIQUE (site_id, cart_id, identity),
  CONSTRAINT cart_lines_check CHECK (((reference IS NULL) <> (custom_item IS NULL))),
  CONSTRAINT cart_lines_overrides_check CHECK (((overrides IS NULL) OR (reference IS NOT NULL))),
  CONSTRAINT cart_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 100000))),
  CONSTRAINT cart_lines_site_id_cart_id_fkey FOREIGN KEY (site_id, cart_id) REFERENCES carts(site_id, id) ON DELETE CASCADE
);

CREATE TABLE cart_request_keys (
  site_id uuid NOT NULL,
  cart_id uuid NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT cart_request_keys_pkey PRIMARY KEY (site_id, cart_id, key),
  CONSTRAINT cart_request_keys_site_id_cart_id_fkey FOREIGN KEY (site_id, cart_id) REFERENCES carts(site_id, id) ON DELETE CASCADE
);
CREATE INDEX cart_request_keys_by_expiry ON cart_request_keys USING btree (expires_date);

CREATE TABLE cart_sign_ins (
  site_id uuid NOT NULL,
  visitor_id uuid NOT NULL,
  member_id uuid NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT cart_sign_ins_pkey PRIMARY KEY (site_id, visitor_id),
  CONSTRAINT cart_sign_ins_site_id_member_id_fkey FOREIGN KEY (site_id, member_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX cart_sign_ins_by_expiry ON cart_sign_ins USING btree (expires_date);
CREATE INDEX cart_sign_ins_of_member ON cart_sign_ins USING btree (site_id, member_id);

CREATE TABLE carts (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  visitor_id uuid,
  member_id uuid,
  is_current boolean NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  purchase_flow_id uuid NOT NULL,
  note text NOT NULL DEFAULT ''::text,
  gift_message text NOT NULL DEFAULT ''::text,
  email text,
  contact_id uuid,
  contact jsonb,
  codes text[] NOT NULL DEFAULT '{}'::text[],
  delivery_choice jsonb,
  override_checkout_url text,
  business_location_id text,
  extended_fields jsonb,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  kind text NOT NULL DEFAULT 'cart'::text,
  checkout_id uuid,
  billing jsonb,
  tax_exempt_group_id uuid,
  settings jsonb,
  source jsonb,
  order_id text,
  ordered_date timestamp with time zone,
  language text,
  abandoned boolean NOT NULL DEFAULT false,
  gift_cards jsonb NOT NULL DEFAULT '[]'::jsonb,
  use_store_credit boolean NOT NULL DEFAULT false,
  is_rehearsal boolean NOT NULL DEFAULT false,
  CONSTRAINT carts_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT carts_check CHECK (((visitor_id IS NULL) OR (member_id IS NULL))),
  CONSTRAINT carts_check1 CHECK (((kind = 'cart'::text) OR (NOT is_current))),
  CONSTRAINT carts_check2 CHECK (((ordered_date IS NULL) OR (NOT is_current))),
  CONSTRAINT carts_kind_check CHECK ((kind = ANY (ARRAY['cart'::text, 'checkout'::text]))),
  CONSTRAINT carts_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE,
  CONSTRAINT carts_site_id_member_id_fkey FOREIGN KEY (site_id, member_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX carts_by_expiry ON carts USING btree (expires_date);
CREATE INDEX carts_by_member ON carts USING btree (site_id, member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX carts_by_update ON carts USING btree (site_id, updated_date) WHERE (kind = 'cart'::text);
CREATE INDEX carts_in_rehearsal ON carts USING btree (site_id) WHERE is_rehearsal;
CREATE UNIQUE INDEX carts_of_member ON carts USING btree (site_id, member_id, is_rehearsal) WHERE (is_current AND (member_id IS NOT NULL));
CREATE UNIQUE INDEX carts_of_visitor ON carts USING btree (site_id, visitor_id, is_rehearsal) WHERE (is_current AND (visitor_id IS NOT NULL));
CREATE INDEX carts_untouched ON carts USING btree (site_id, updated_date) WHERE ((email IS NOT NULL) AND (ordered_date IS NULL) AND (NOT abandoned));
CREATE INDEX checkouts_of_visitor ON carts USING btree (site_id, visitor_id) WHERE ((kind = 'checkout'::text) AND (visitor_id IS NOT NULL));

CREATE TABLE catalog_totals (
  site_id uuid NOT NULL,
  product_count bigint NOT NULL,
  visible_product_count bigint NOT NULL,
  CONSTRAINT catalog_totals_pkey PRIMARY KEY (site_id),
  CONSTRAINT catalog_totals_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE checkout_links (
  site_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  checkout_id uuid NOT NULL,
  visitor_id uuid,
  member_id uuid,
  return_to jsonb NOT NULL,
  used_by uuid,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT checkout_links_pkey PRIMARY KEY (site_id, token_hash),
  CONSTRAINT checkout_links_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE,
  CONSTRAINT checkout_links_site_id_member_id_fkey FOREIGN KEY (site_id, member_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX checkout_links_by_expiry ON checkout_links USING btree (expires_date);
CREATE INDEX checkout_links_by_user ON checkout_links USING btree (site_id, used_by, checkout_id) WHERE (used_by IS NOT NULL);
CREATE INDEX checkout_links_of_member ON checkout_links USING btree (site_id, member_id) WHERE (member_id IS NOT NULL);

CREATE TABLE checkout_settings (
  site_id uuid NOT NULL,
  settings jsonb NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT checkout_settings_pkey PRIMARY KEY (site_id),
  CONSTRAINT checkout_settings_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE checkout_templates (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  active boolean NOT NULL,
  items jsonb NOT NULL,
  custom_items jsonb NOT NULL,
  coupon_code text NOT NULL,
  customization jsonb NOT NULL,
  custom_content jsonb,
  external_reference jsonb,
  revision bigint NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT checkout_templates_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT checkout_templates_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE checkouts (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  source_cart_id uuid,
  state text NOT NULL,
  channel text NOT NULL,
  billing jsonb,
  delivery_choices jsonb NOT NULL DEFAULT '[]'::jsonb,
  custom_fields jsonb NOT NULL DEFAULT '[]'::jsonb,
  consents jsonb NOT NULL DEFAULT '[]'::jsonb,
  settings jsonb,
  external_reference jsonb,
  creator jsonb NOT NULL,
  request_key text,
  request_hash bytea,
  created_date timestamp with time zone NOT NULL,
  completed_date timestamp with time zone,
  order_id uuid,
  CONSTRAINT checkouts_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT checkouts_check CHECK (((state = 'completed'::text) = (completed_date IS NOT NULL))),
  CONSTRAINT checkouts_check1 CHECK (((request_key IS NULL) = (request_hash IS NULL))),
  CONSTRAINT checkouts_state_check CHECK ((state = ANY (ARRAY['open'::text, 'completed'::text]))),
  CONSTRAINT checkouts_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES carts(site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX checkouts_by_request ON checkouts USING btree (site_id, ((creator ->> 'id'::text)), request_key) WHERE (request_key IS NOT NULL);

CREATE TABLE choice_combinations (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  choice_ids uuid[] NOT NULL,
  variant_count integer NOT NULL,
  in_stock_count integer NOT NULL,
  visible_count integer NOT NULL,
  CONSTRAINT choice_combinations_pkey PRIMARY KEY (site_id, product_id, choice_ids),
  CONSTRAINT choice_combinations_site_id_product_id_fkey FOREIGN KEY (site_id, product_id) REFERENCES products(site_id, id) ON DELETE CASCADE
);

CREATE TABLE choice_media (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  choice_id uuid NOT NULL,
  media_id text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT choice_media_pkey PRIMARY KEY (site_id, product_id, choice_id, media_id),
  CONSTRAINT choice_media_site_id_product_id_choice_id_fkey FOREIGN KEY (site_id, product_id, choice_id) REFERENCES product_choices(site_id, product_id, id) ON DELETE CASCADE,
  CONSTRAINT choice_media_site_id_product_id_media_id_fkey FOREIGN KEY (site_id, product_id, media_id) REFERENCES product_media(site_id, product_id, media_id) ON DELETE CASCADE
);

CREATE TABLE choice_products (
  site_id uuid NOT NULL,
  option_name text NOT NULL,
  choice text NOT NULL,
  numeric_id bigint NOT NULL,
  product_id uuid NOT NULL,
  visible boolean NOT NULL,
  CONSTRAINT choice_products_pkey PRIMARY KEY (site_id, option_name, choice, numeric_id) INCLUDE (product_id, visible)
);
CREATE INDEX choice_products_by_product ON choice_products USING btree (site_id, product_id, option_name, choice);

CREATE TABLE collection_products (
  site_id uuid NOT NULL,
  collection_id uuid NOT NULL,
  product_id uuid NOT NULL,
  "position" bigint NOT NULL,
  numeric_id bigint NOT NULL,
  price numeric(14,4) NOT NULL,
  paid_price numeric(14,4) NOT NULL,
  visible boolean NOT NULL,
  arranged integer,
  added_date timestamp with time zone NOT NULL,
  CONSTRAINT collection_products_pkey PRIMARY KEY (site_id, product_id, collection_id),
  CONSTRAINT collection_products_site_id_collection_id_fkey FOREIGN KEY (site_id, collection_id) REFERENCES collections(site_id, id) ON DELETE CASCADE,
  CONSTRAINT collection_products_site_id_product_id_fkey FOREIGN KEY (site_id, product_id) REFERENCES products(site_id, id) ON DELETE CASCADE
);
CREATE INDEX collection_products_by_arrangement ON collection_products USING btree (site_id, collection_id, arranged, "position" DESC, product_id DESC) INCLUDE (visible);
CREATE INDEX collection_products_by_number ON collection_products USING btree (site_id, collection_id, numeric_id) INCLUDE (product_id, visible);
CREATE INDEX collection_products_by_paid_price ON collection_products USING btree (site_id, collection_id, paid_price, numeric_id) INCLUDE (product_id, visible);
CREATE INDEX collection_products_by_position ON collection_products USING btree (site_id, collection_id, "position");
CREATE INDEX collection_products_by_price ON collection_products USING btree (site_id, collection_id, price, numeric_id) INCLUDE (product_id, visible);

CREATE TABLE collections (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  parent_id uuid,
  revision bigint NOT NULL DEFAULT 1,
  name text NOT NULL,
  slug text COLLATE "C" NOT NULL,
  description text NOT NULL DEFAULT ''::text,
  visible boolean NOT NULL DEFAULT true,
  "position" integer NOT NULL DEFAULT 0,
  media_id text,
  product_count integer NOT NULL DEFAULT 0,
  visible_product_count integer NOT NULL DEFAULT 0,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  ancestor_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  handle text COLLATE "C",
  rich_description jsonb,
  seo jsonb,
  managing_app_id uuid,
  extended_fields jsonb,
  hidden_from_menu boolean NOT NULL DEFAULT false,
  custom_fields jsonb NOT NULL DEFAULT '{}'::jsonb,
  subtitle text,
  CONSTRAINT collections_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT collections_slug UNIQUE (site_id, slug),
  CONSTRAINT collections_tree CHECK (((cardinality(ancestor_ids) < 5) AND (NOT (id = ANY (ancestor_ids))) AND (NOT (parent_id IS DISTINCT FROM ancestor_ids[cardinality(ancestor_ids)])))),
  CONSTRAINT collections_parent FOREIGN KEY (site_id, parent_id) REFERENCES collections(site_id, id),
  CONSTRAINT collections_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX collections_by_ancestor ON collections USING gin (ancestor_ids);
CREATE INDEX collections_by_creation ON collections USING btree (site_id, created_date DESC, id DESC);
CREATE INDEX collections_by_name ON collections USING btree (site_id, name, id);
CREATE INDEX collections_by_position ON collections USING btree (site_id, parent_id, "position");
CREATE UNIQUE INDEX collections_handle ON collections USING btree (site_id, handle) WHERE (handle IS NOT NULL);
CREATE INDEX collections_hidden ON collections USING btree (site_id) WHERE (NOT visible);

CREATE TABLE consents (
  site_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  client_id uuid NOT NULL,
  scope text[] NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT consents_pkey PRIMARY KEY (site_id, identity_id, client_id),
  CONSTRAINT consents_site_id_client_id_fkey FOREIGN KEY (site_id, client_id) REFERENCES oauth_clients(site_id, id) ON DELETE CASCADE,
  CONSTRAINT consents_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX consents_by_client ON consents USING btree (site_id, client_id);

CREATE TABLE contact_messages (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  body text NOT NULL,
  page_id uuid,
  member_id uuid,
  read_date timestamp with time zone,
  created_date timestamp with time zone NOT NULL,
  product_id uuid,
  variant_id uuid,
  product_name text NOT NULL DEFAULT ''::text,
  choices text NOT NULL DEFAULT ''::text,
  CONSTRAINT contact_messages_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT contact_messages_about CHECK (((page_id IS NULL) <> (product_id IS NULL))),
  CONSTRAINT contact_messages_site_id_member_id_fkey FOREIGN KEY (site_id, member_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX contact_messages_by_email ON contact_messages USING btree (site_id, lower(email));
CREATE INDEX contact_messages_by_member ON contact_messages USING btree (site_id, member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX contact_messages_newest ON contact_messages USING btree (site_id, created_date, id);

CREATE TABLE credentials (
  site_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  kind text NOT NULL,
  secret text NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT credentials_pkey PRIMARY KEY (site_id, identity_id, kind),
  CONSTRAINT credentials_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);

CREATE TABLE currency_rates (
  site_id uuid NOT NULL,
  base text NOT NULL,
  currency text NOT NULL,
  rate numeric(24,12) NOT NULL,
  rate_date date NOT NULL,
  CONSTRAINT currency_rates_pkey PRIMARY KEY (site_id, base, currency),
  CONSTRAINT currency_rates_rate_check CHECK ((rate > (0)::numeric)),
  CONSTRAINT currency_rates_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE custom_fields (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  owner text NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  type text NOT NULL,
  choices jsonb NOT NULL,
  required boolean NOT NULL,
  min_length integer,
  max_length integer,
  minimum text,
  maximum text,
  mask text,
  shown boolean NOT NULL,
  filterable boolean NOT NULL,
  searchable boolean NOT NULL,
  "position" integer NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  deleted_date timestamp with time zone,
  CONSTRAINT custom_fields_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT custom_fields_site_id_owner_key_key UNIQUE (site_id, owner, key),
  CONSTRAINT custom_fields_key_check CHECK ((key ~ '^[a-z][a-z0-9_]{0,49}$'::text)),
  CONSTRAINT custom_fields_owner_check CHECK ((owner = ANY (ARRAY['PRODUCT'::text, 'VARIANT'::text, 'COLLECTION'::text, 'ORDER'::text]))),
  CONSTRAINT custom_fields_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE customer_emails (
  site_id uuid NOT NULL,
  email text NOT NULL,
  customer_id uuid NOT NULL,
  CONSTRAINT customer_emails_pkey PRIMARY KEY (site_id, email),
  CONSTRAINT customer_emails_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES customers(site_id, id) ON DELETE CASCADE
);
CREATE INDEX customer_emails_of_customer ON customer_emails USING btree (site_id, customer_id);

CREATE TABLE customer_orders (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  CONSTRAINT customer_orders_pkey PRIMARY KEY (site_id, order_id),
  CONSTRAINT customer_orders_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES customers(site_id, id) ON DELETE CASCADE,
  CONSTRAINT customer_orders_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, id) ON DELETE CASCADE
);
CREATE INDEX customer_orders_of_customer ON customer_orders USING btree (site_id, customer_id);

CREATE TABLE customer_segments (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  filter jsonb NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT customer_segments_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT customer_segments_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX customer_segments_by_name ON customer_segments USING btree (site_id, lower(name));

CREATE TABLE customers (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  member_id uuid,
  email text,
  name text NOT NULL DEFAULT ''::text,
  country text,
  note text NOT NULL DEFAULT ''::text,
  tags text[] NOT NULL DEFAULT '{}'::text[],
  orders integer NOT NULL DEFAULT 0,
  spent jsonb NOT NULL DEFAULT '{}'::jsonb,
  first_order_date timestamp with time zone,
  last_order_date timestamp with time zone,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT customers_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT customers_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE,
  CONSTRAINT customers_site_id_member_id_fkey FOREIGN KEY (site_id, member_id) REFERENCES members(site_id, id) ON DELETE CASCADE
);
CREATE INDEX customers_by_last_order ON customers USING btree (site_id, COALESCE(last_order_date, '-infinity'::timestamp with time zone), id);
CREATE UNIQUE INDEX customers_of_member ON customers USING btree (site_id, member_id) WHERE (member_id IS NOT NULL);

CREATE TABLE customers_due (
  site_id uuid NOT NULL,
  kind text NOT NULL,
  id uuid NOT NULL,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  CONSTRAINT customers_due_kind_check CHECK ((kind = ANY (ARRAY['MEMBER'::text, 'ORDER'::text, 'CUSTOMER'::text]))),
  CONSTRAINT customers_due_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX customers_due_in_order ON customers_due USING btree (site_id, seq);

CREATE TABLE customization_choices (
  site_id uuid NOT NULL,
  customization_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" integer NOT NULL,
  choice_type text NOT NULL,
  name text NOT NULL,
  key text NOT NULL,
  color_code text,
  added_price numeric,
  display_image jsonb,
  primary_choice_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  color_codes text[] NOT NULL DEFAULT '{}'::text[],
  image jsonb,
  CONSTRAINT customization_choices_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT customization_choices_site_id_customization_id_fkey FOREIGN KEY (site_id, customization_id) REFERENCES customizations(site_id, id) ON DELETE CASCADE
);
CREATE INDEX customization_choices_by_position ON customization_choices USING btree (site_id, customization_id, "position");

CREATE TABLE customizations (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  render_type text NOT NULL,
  name text NOT NULL,
  key text NOT NULL,
  free_text jsonb,
  choice_order text NOT NULL DEFAULT 'DEFAULT'::text,
  revision bigint NOT NULL DEFAULT 1,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT customizations_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT customizations_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX customizations_by_creation ON customizations USING btree (site_id, created_date DESC, id DESC);
CREATE INDEX customizations_by_name ON customizations USING btree (site_id, kind, render_type, lower(name), created_date, id);
CREATE UNIQUE INDEX customizations_key ON customizations USING btree (site_id, lower(key));

CREATE TABLE deleted_media (
  site_id uuid NOT NULL,
  id text NOT NULL,
  storage_key text,
  replaced_by text,
  deleted_date timestamp with time zone NOT NULL,
  CONSTRAINT deleted_media_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT deleted_media_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX deleted_media_by_date ON deleted_media USING btree (deleted_date) WHERE (storage_key IS NOT NULL);
CREATE INDEX deleted_media_by_file ON deleted_media USING btree (storage_key) WHERE (storage_key IS NOT NULL);
CREATE INDEX deleted_media_by_id ON deleted_media USING btree (id) WHERE (replaced_by IS NOT NULL);

CREATE TABLE delivery_profiles (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  is_default boolean NOT NULL,
  regions jsonb NOT NULL,
  revision bigint NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT delivery_profiles_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT delivery_profiles_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX delivery_profiles_default ON delivery_profiles USING btree (site_id) WHERE is_default;

CREATE TABLE digital_files (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  file_name text NOT NULL,
  file_type text NOT NULL,
  bytes bigint NOT NULL,
  storage_key text NOT NULL,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT digital_files_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT digital_files_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX digital_files_by_creation ON digital_files USING btree (created_date);
CREATE INDEX digital_files_by_storage ON digital_files USING btree (storage_key);

CREATE TABLE draft_order_versions (
  site_id uuid NOT NULL,
  draft_id uuid NOT NULL,
  revision integer NOT NULL,
  order_id uuid,
  member_id uuid,
  email text,
  content jsonb NOT NULL,
  names jsonb NOT NULL,
  replaced_date timestamp with time zone,
  CONSTRAINT draft_order_versions_pkey PRIMARY KEY (site_id, draft_id, revision),
  CONSTRAINT draft_order_versions_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE,
  CONSTRAINT draft_order_versions_site_id_member_id_fkey FOREIGN KEY (site_id, member_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX draft_order_versions_by_email ON draft_order_versions USING btree (site_id, lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX draft_order_versions_of_member ON draft_order_versions USING btree (site_id, member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX draft_order_versions_of_order ON draft_order_versions USING btree (site_id, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX draft_order_versions_to_delete ON draft_order_versions USING btree (site_id, replaced_date) WHERE (replaced_date IS NOT NULL);

CREATE TABLE draft_orders (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision integer NOT NULL,
  status text NOT NULL,
  is_edit boolean NOT NULL,
  order_id uuid,
  currency text NOT NULL,
  lines jsonb NOT NULL,
  dropped text[] NOT NULL,
  discounts jsonb NOT NULL,
  fees jsonb NOT NULL,
  delivery jsonb,
  member_id uuid,
  email text,
  buyer_name text NOT NULL,
  shipping jsonb,
  billing jsonb,
  note text NOT NULL,
  tax_exempt boolean NOT NULL,
  language text,
  reason text NOT NULL,
  extended_fields jsonb,
  total_minor bigint NOT NULL,
  priced jsonb NOT NULL,
  proposal jsonb,
  creator jsonb NOT NULL,
  request_key text,
  request_hash bytea,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone,
  applied_date timestamp with time zone,
  CONSTRAINT draft_orders_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT draft_orders_check CHECK (((request_key IS NULL) = (request_hash IS NULL))),
  CONSTRAINT draft_orders_check1 CHECK (((status = 'APPLIED'::text) = (applied_date IS NOT NULL))),
  CONSTRAINT draft_orders_check2 CHECK (((status <> 'APPLIED'::text) OR (order_id IS NOT NULL))),
  CONSTRAINT draft_orders_check3 CHECK (((NOT is_edit) OR (order_id IS NOT NULL))),
  CONSTRAINT draft_orders_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'APPLIED'::text]))),
  CONSTRAINT draft_orders_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE,
  CONSTRAINT draft_orders_site_id_member_id_fkey FOREIGN KEY (site_id, member_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX draft_orders_by_date ON draft_orders USING btree (site_id, updated_date DESC, id DESC);
CREATE INDEX draft_orders_by_email ON draft_orders USING btree (site_id, lower(email)) WHERE (email IS NOT NULL);
CREATE UNIQUE INDEX draft_orders_by_request ON draft_orders USING btree (site_id, request_key) WHERE (request_key IS NOT NULL);
CREATE INDEX draft_orders_of_member ON draft_orders USING btree (site_id, member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX draft_orders_of_order ON draft_orders USING btree (site_id, order_id) WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX draft_orders_open ON draft_orders USING btree (site_id, order_id) WHERE ((status = 'OPEN'::text) AND is_edit);
CREATE INDEX draft_orders_to_expire ON draft_orders USING btree (expires_date) WHERE ((status = 'OPEN'::text) AND (expires_date IS NOT NULL));

CREATE TABLE dummy_password_hashes (
  site_id uuid NOT NULL,
  cost text NOT NULL,
  dummy_hash text NOT NULL,
  CONSTRAINT dummy_password_hashes_pkey PRIMARY KEY (site_id, cost),
  CONSTRAINT dummy_password_hashes_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE export_links (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  token_hash text NOT NULL,
  only_visible boolean NOT NULL,
  every text NOT NULL,
  time_of_day text,
  weekday integer,
  paused boolean NOT NULL DEFAULT false,
  next_date timestamp with time zone,
  export_id uuid,
  running_export_id uuid,
  failures integer NOT NULL DEFAULT 0,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  maker jsonb,
  content text NOT NULL DEFAULT 'PRODUCTS'::text,
  CONSTRAINT export_links_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT export_links_site_id_token_hash_key UNIQUE (site_id, token_hash),
  CONSTRAINT export_links_check CHECK ((paused = (next_date IS NULL))),
  CONSTRAINT export_links_content_check CHECK ((content = ANY (ARRAY['PRODUCTS'::text, 'ORDERS'::text, 'STOCK'::text]))),
  CONSTRAINT export_links_every_check CHECK ((every = ANY (ARRAY['HOUR'::text, 'DAY'::text, 'WEEK'::text]))),
  CONSTRAINT export_links_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX export_links_due ON export_links USING btree (next_date) WHERE (next_date IS NOT NULL);

CREATE TABLE exports (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  format text NOT NULL,
  file_name text NOT NULL,
  storage_key text NOT NULL,
  filter jsonb,
  product_ids uuid[],
  state text NOT NULL,
  products_total integer NOT NULL,
  products_done integer NOT NULL DEFAULT 0,
  rows_done integer NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  failure text,
  actor jsonb NOT NULL,
  created_date timestamp with time zone NOT NULL,
  started_date timestamp with time zone,
  updated_date timestamp with time zone NOT NULL,
  finished_date timestamp with time zone,
  content text NOT NULL DEFAULT 'PRODUCTS'::text,
  CONSTRAINT exports_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT exports_content_check CHECK ((content = ANY (ARRAY['PRODUCTS'::text, 'ORDERS'::text, 'STOCK'::text]))),
  CONSTRAINT exports_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX exports_by_age ON exports USING btree (created_date);
CREATE INDEX exports_by_creation ON exports USING btree (site_id, created_date DESC);
CREATE INDEX exports_unfinished ON exports USING btree (created_date) WHERE (state = ANY (ARRAY['QUEUED'::text, 'RUNNING'::text]));

CREATE TABLE external_invoices (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  id text NOT NULL,
  app_id text NOT NULL,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT external_invoices_pkey PRIMARY KEY (site_id, order_id, app_id, id),
  CONSTRAINT external_invoices_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, id) ON DELETE CASCADE
);

CREATE TABLE factor_resets (
  site_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  asked_date timestamp with time zone NOT NULL,
  due_date timestamp with time zone NOT NULL,
  CONSTRAINT factor_resets_pkey PRIMARY KEY (site_id, identity_id),
  CONSTRAINT factor_resets_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX factor_resets_by_token ON factor_resets USING btree (site_id, token_hash);

CREATE TABLE factors (
  site_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  sealed_secret text,
  sealed_pending text,
  last_step bigint,
  created_date timestamp with time zone NOT NULL,
  last_used_date timestamp with time zone,
  CONSTRAINT factors_pkey PRIMARY KEY (site_id, identity_id, type),
  CONSTRAINT factors_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);

CREATE TABLE facts (
  site_id uuid NOT NULL,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  id uuid NOT NULL,
  name text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  before json,
  after json,
  actor jsonb NOT NULL,
  request_id text NOT NULL,
  job_id text,
  at timestamp with time zone NOT NULL,
  changed_fields text[],
  tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
  is_rehearsal boolean NOT NULL DEFAULT false,
  traceparent text,
  CONSTRAINT facts_pkey PRIMARY KEY (site_id, seq)
);
CREATE INDEX facts_by_date ON facts USING btree (site_id, at, seq);
CREATE INDEX facts_by_entity ON facts USING btree (site_id, entity, entity_id, seq);
CREATE INDEX facts_by_group ON facts USING btree (site_id, COALESCE(job_id, request_id), seq);
CREATE INDEX facts_by_tx ON facts USING btree (site_id, tx, seq);
CREATE INDEX facts_in_rehearsal ON facts USING btree (site_id) WHERE is_rehearsal;
CREATE INDEX facts_of_stock ON facts USING btree (site_id, ((COALESCE(after, before) ->> 'productId'::text)), seq) WHERE (entity = 'inventory_item'::text);

CREATE TABLE file_downloads (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT file_downloads_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT file_downloads_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX file_downloads_by_end ON file_downloads USING btree (expires_date);

CREATE TABLE file_grants (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  member_id uuid NOT NULL,
  end_date timestamp with time zone,
  download_limit integer,
  downloads integer NOT NULL DEFAULT 0,
  granted_date timestamp with time zone NOT NULL,
  CONSTRAINT file_grants_pkey PRIMARY KEY (site_id, product_id, member_id),
  CONSTRAINT file_grants_site_id_member_id_fkey FOREIGN KEY (site_id, member_id) REFERENCES members(site_id, id) ON DELETE CASCADE,
  CONSTRAINT file_grants_site_id_product_id_fkey FOREIGN KEY (site_id, product_id) REFERENCES products(site_id, id) ON DELETE CASCADE
);
CREATE INDEX file_grants_by_member ON file_grants USING btree (site_id, member_id, granted_date DESC);
CREATE INDEX file_grants_by_product ON file_grants USING btree (site_id, product_id, granted_date DESC, member_id);

CREATE TABLE fulfillment_lines (
  site_id uuid NOT NULL,
  fulfillment_id uuid NOT NULL,
  line_id uuid NOT NULL,
  "position" integer NOT NULL,
  quantity integer NOT NULL,
  CONSTRAINT fulfillment_lines_pkey PRIMARY KEY (site_id, fulfillment_id, line_id),
  CONSTRAINT fulfillment_lines_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT fulfillment_lines_site_id_fulfillment_id_fkey FOREIGN KEY (site_id, fulfillment_id) REFERENCES fulfillments(site_id, id) ON DELETE CASCADE
);

CREATE TABLE fulfillments (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  revision integer NOT NULL DEFAULT 1,
  kind text NOT NULL,
  state text NOT NULL,
  completed boolean NOT NULL DEFAULT false,
  carrier text,
  tracking_number text,
  tracking_link text,
  fields jsonb,
  creator jsonb NOT NULL,
  mail_due_date timestamp with time zone,
  mailed_date timestamp with time zone,
  request_key text,
  request_hash bytea,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  cancelled_date timestamp with time zone,
  location_id uuid,
  CONSTRAINT fulfillments_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT fulfillments_check CHECK (((mail_due_date IS NULL) OR ((mailed_date IS NULL) AND (cancelled_date IS NULL)))),
  CONSTRAINT fulfillments_kind_check CHECK ((kind = ANY (ARRAY['SHIPMENT'::text, 'PICKUP'::text]))),
  CONSTRAINT fulfillments_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'ACCEPTED'::text, 'READY'::text, 'IN_DELIVERY'::text, 'DELIVERED'::text]))),
  CONSTRAINT fulfillments_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX fulfillments_by_request ON fulfillments USING btree (site_id, order_id, request_key) WHERE (request_key IS NOT NULL);
CREATE UNIQUE INDEX fulfillments_by_tracking ON fulfillments USING btree (site_id, order_id, tracking_number) WHERE ((tracking_number IS NOT NULL) AND (cancelled_date IS NULL));
CREATE INDEX fulfillments_of_order ON fulfillments USING btree (site_id, order_id, place);
CREATE INDEX fulfillments_to_mail ON fulfillments USING btree (mail_due_date) WHERE (mail_due_date IS NOT NULL);

CREATE TABLE gift_card_movements (
  site_id uuid NOT NULL,
  gift_card_id uuid NOT NULL,
  place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  amount_minor bigint NOT NULL,
  order_id uuid,
  order_number bigint,
  payment_id uuid,
  created_date timestamp with time zone NOT NULL,
  transaction_id uuid,
  order_reference text,
  CONSTRAINT gift_card_movements_pkey PRIMARY KEY (site_id, gift_card_id, place),
  CONSTRAINT gift_card_movements_amount_check CHECK ((((amount_minor < 0) = (kind = ANY (ARRAY['REDEEMED'::text, 'CANCELLED'::text]))) AND (amount_minor <> 0))),
  CONSTRAINT gift_card_movements_kind_check CHECK ((kind = ANY (ARRAY['ISSUED'::text, 'REDEEMED'::text, 'RETURNED'::text, 'CANCELLED'::text, 'RESTORED'::text]))),
  CONSTRAINT gift_card_movements_payment_check CHECK ((num_nonnulls(payment_id, transaction_id) =
CASE
    WHEN (kind = ANY (ARRAY['REDEEMED'::text, 'RETURNED'::text])) THEN 1
    ELSE 0
END)),
  CONSTRAINT gift_card_movements_site_id_gift_card_id_fkey FOREIGN KEY (site_id, gift_card_id) REFERENCES gift_cards(site_id, id) ON DELETE CASCADE
);
CREATE INDEX gift_card_movements_of_payment ON gift_card_movements USING btree (site_id, payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX gift_card_movements_of_transaction ON gift_card_movements USING btree (site_id, transaction_id) WHERE (transaction_id IS NOT NULL);

CREATE TABLE gift_cards (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision integer NOT NULL,
  code_hash bytea NOT NULL,
  sealed_code text NOT NULL,
  last_four text NOT NULL,
  currency text NOT NULL,
  initial_minor bigint NOT NULL,
  balance_minor bigint NOT NULL,
  disabled_date timestamp with time zone,
  expiration_date timestamp with time zone,
  recipient_name text NOT NULL,
  recipient_email text,
  sender_name text NOT NULL,
  message text NOT NULL,
  language text NOT NULL,
  send_date timestamp with time zone,
  mailed_date timestamp with time zone,
  note text NOT NULL,
  request_key text,
  request_hash bytea,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  origin text,
  breakage_minor bigint NOT NULL DEFAULT 0,
  order_id uuid,
  order_line_id uuid,
  order_piece integer,
  cancelled_date timestamp with time zone,
  CONSTRAINT gift_cards_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT gift_cards_site_id_code_hash_key UNIQUE (site_id, code_hash),
  CONSTRAINT gift_cards_balance_minor_check CHECK ((balance_minor >= 0)),
  CONSTRAINT gift_cards_breakage_minor_check CHECK ((breakage_minor >= 0)),
  CONSTRAINT gift_cards_check CHECK (((request_key IS NULL) = (request_hash IS NULL))),
  CONSTRAINT gift_cards_initial_minor_check CHECK ((initial_minor > 0)),
  CONSTRAINT gift_cards_order_check CHECK ((num_nonnulls(order_id, order_line_id, order_piece) = ANY (ARRAY[0, 3]))),
  CONSTRAINT gift_cards_origin_check CHECK ((origin = ANY (ARRAY['SOLD'::text, 'GIVEN'::text, 'ORDER'::text])))
);
CREATE INDEX gift_cards_by_date ON gift_cards USING btree (site_id, created_date, id);
CREATE UNIQUE INDEX gift_cards_by_request ON gift_cards USING btree (site_id, request_key) WHERE (request_key IS NOT NULL);
CREATE UNIQUE INDEX gift_cards_of_order ON gift_cards USING btree (site_id, order_id, order_line_id, order_piece) WHERE (order_id IS NOT NULL);
CREATE INDEX gift_cards_to_send ON gift_cards USING btree (send_date) WHERE ((send_date IS NOT NULL) AND (mailed_date IS NULL) AND (disabled_date IS NULL));
CREATE INDEX gift_cards_to_write_off ON gift_cards USING btree (expiration_date) WHERE ((expiration_date IS NOT NULL) AND (origin IS NOT NULL) AND (balance_minor <> breakage_minor));

CREATE TABLE identities (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  email text NOT NULL,
  email_key text NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  status text NOT NULL,
  reasons text[] NOT NULL DEFAULT '{}'::text[],
  profile jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  password_reset_needed boolean NOT NULL DEFAULT false,
  CONSTRAINT identities_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT identities_email_key UNIQUE (site_id, email_key),
  CONSTRAINT identities_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE identity_providers (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  name text NOT NULL,
  icon text NOT NULL,
  is_enabled boolean NOT NULL,
  issuer text NOT NULL,
  authorization_url text NOT NULL,
  token_url text NOT NULL,
  user_url text NOT NULL,
  client_id text NOT NULL,
  client_proof text NOT NULL,
  sealed_secret text,
  scopes text[] NOT NULL,
  response_mode text NOT NULL,
  claims jsonb NOT NULL,
  vouches_for_emails boolean NOT NULL,
  registers boolean NOT NULL,
  email_domains text[] NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT identity_providers_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT identity_providers_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE import_differences (
  site_id uuid NOT NULL,
  import_id uuid NOT NULL,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  line integer NOT NULL,
  handle text NOT NULL,
  product_name text NOT NULL,
  kind text NOT NULL,
  field text NOT NULL,
  variant text,
  key text,
  before_text text,
  after_text text,
  CONSTRAINT import_differences_pkey PRIMARY KEY (site_id, import_id, seq),
  CONSTRAINT import_differences_site_id_import_id_fkey FOREIGN KEY (site_id, import_id) REFERENCES imports(site_id, id) ON DELETE CASCADE
);

CREATE TABLE import_mappings (
  site_id uuid NOT NULL,
  import_id uuid NOT NULL,
  header_key text NOT NULL,
  platform text NOT NULL,
  columns jsonb NOT NULL,
  remembered boolean NOT NULL,
  CONSTRAINT import_mappings_pkey PRIMARY KEY (site_id, import_id),
  CONSTRAINT import_mappings_site_id_import_id_fkey FOREIGN KEY (site_id, import_id) REFERENCES imports(site_id, id) ON DELETE CASCADE
);

CREATE TABLE import_pictures (
  site_id uuid NOT NULL,
  import_id uuid NOT NULL,
  source_url text NOT NULL,
  line integer NOT NULL,
  column_name text NOT NULL,
  handle text NOT NULL,
  CONSTRAINT import_pictures_pkey PRIMARY KEY (site_id, source_url, import_id),
  CONSTRAINT import_pictures_site_id_import_id_fkey FOREIGN KEY (site_id, import_id) REFERENCES imports(site_id, id) ON DELETE CASCADE
);

CREATE TABLE import_reports (
  site_id uuid NOT NULL,
  import_id uuid NOT NULL,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  line integer NOT NULL,
  column_name text,
  handle text,
  severity text NOT NULL,
  message text NOT NULL,
  cause jsonb,
  CONSTRAINT import_reports_pkey PRIMARY KEY (site_id, import_id, seq),
  CONSTRAINT import_reports_site_id_import_id_fkey FOREIGN KEY (site_id, import_id) REFERENCES imports(site_id, id) ON DELETE CASCADE
);

CREATE TABLE import_schedules (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  sealed_authorization text,
  format text NOT NULL,
  mapping jsonb,
  every text NOT NULL,
  time_of_day text,
  weekday integer,
  paused boolean NOT NULL DEFAULT false,
  next_date timestamp with time zone,
  queued_date timestamp with time zone,
  failures integer NOT NULL DEFAULT 0,
  last_run jsonb,
  etag text,
  last_modified text,
  content_hash text,
  imported_rows integer,
  last_import_id uuid,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  failures_mailed_date timestamp with time zone,
  guarded_share integer DEFAULT 20,
  guarded_change integer DEFAULT 50,
  waiting_prices jsonb,
  CONSTRAINT import_schedules_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT import_schedules_check CHECK ((paused = (next_date IS NULL))),
  CONSTRAINT import_schedules_check1 CHECK (((guarded_share IS NULL) = (guarded_change IS NULL))),
  CONSTRAINT import_schedules_every_check CHECK ((every = ANY (ARRAY['HOUR'::text, 'DAY'::text, 'WEEK'::text]))),
  CONSTRAINT import_schedules_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX import_schedules_due ON import_schedules USING btree (next_date) WHERE (next_date IS NOT NULL);

CREATE TABLE imports (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  file_name text NOT NULL,
  storage_key text NOT NULL,
  bytes bigint NOT NULL,
  state text NOT NULL,
  rows_total integer,
  rows_done integer NOT NULL DEFAULT 0,
  rows_failed integer NOT NULL DEFAULT 0,
  entries_done integer NOT NULL DEFAULT 0,
  products_created integer NOT NULL DEFAULT 0,
  products_updated integer NOT NULL DEFAULT 0,
  products_unchanged integer NOT NULL DEFAULT 0,
  failure text,
  actor jsonb NOT NULL,
  created_date timestamp with time zone NOT NULL,
  started_date timestamp with time zone,
  run_started_date timestamp with time zone,
  run_started_rows integer NOT NULL DEFAULT 0,
  updated_date timestamp with time zone NOT NULL,
  finished_date timestamp with time zone,
  pictures_total integer NOT NULL DEFAULT 0,
  schedule_name text,
  failure_cause jsonb,
  CONSTRAINT imports_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT imports_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX imports_by_creation ON imports USING btree (site_id, created_date DESC);
CREATE INDEX imports_in_draft ON imports USING btree (created_date) WHERE (state = ANY (ARRAY['DRAFT'::text, 'CHECKING'::text, 'CHECKED'::text]));
CREATE INDEX imports_unfinished ON imports USING btree (created_date) WHERE (state = ANY (ARRAY['QUEUED'::text, 'RUNNING'::text]));

CREATE TABLE info_sections (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  unique_name text NOT NULL,
  title text NOT NULL,
  description text NOT NULL DEFAULT ''::text,
  document text,
  owned_by uuid,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT info_sections_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT info_sections_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE,
  CONSTRAINT info_sections_site_id_owned_by_fkey FOREIGN KEY (site_id, owned_by) REFERENCES products(site_id, id) ON DELETE CASCADE
);
CREATE INDEX info_sections_by_creation ON info_sections USING btree (site_id, created_date DESC, id DESC) WHERE (owned_by IS NULL);
CREATE INDEX info_sections_by_owner ON info_sections USING btree (site_id, owned_by) WHERE (owned_by IS NOT NULL);
CREATE UNIQUE INDEX info_sections_name ON info_sections USING btree (site_id, lower(unique_name));

CREATE TABLE inventory_changes (
  site_id uuid NOT NULL,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  product_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  reason text NOT NULL,
  delta bigint NOT NULL,
  quantity_after bigint NOT NULL,
  actor jsonb NOT NULL,
  request_id text NOT NULL,
  at timestamp with time zone NOT NULL,
  batch_id uuid NOT NULL,
  reverts bigint,
  location_id uuid NOT NULL,
  preordered integer NOT NULL DEFAULT 0,
  CONSTRAINT inventory_changes_pkey PRIMARY KEY (site_id, seq)
);
CREATE INDEX inventory_changes_by_batch ON inventory_changes USING btree (site_id, batch_id);
CREATE INDEX inventory_changes_by_product ON inventory_changes USING btree (site_id, product_id, at, seq);
CREATE INDEX inventory_changes_by_reason ON inventory_changes USING btree (site_id, reason, at, seq);
CREATE INDEX inventory_changes_by_variant ON inventory_changes USING btree (site_id, product_id, variant_id, at, seq);
CREATE UNIQUE INDEX inventory_changes_reverts ON inventory_changes USING btree (site_id, reverts) WHERE (reverts IS NOT NULL);

CREATE TABLE inventory_items (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  track_quantity boolean NOT NULL DEFAULT false,
  quantity bigint,
  in_stock boolean NOT NULL DEFAULT true,
  preorder_enabled boolean NOT NULL DEFAULT false,
  preorder_message text,
  preorder_limit integer,
  revision bigint NOT NULL DEFAULT 1,
  updated_date timestamp with time zone NOT NULL,
  location_id uuid NOT NULL,
  absent boolean NOT NULL DEFAULT false,
  preorder_counter integer NOT NULL DEFAULT 0,
  extended_fields jsonb,
  created_date timestamp with time zone NOT NULL,
  id uuid NOT NULL GENERATED ALWAYS AS (inventory_item_id(product_id, variant_id, location_id)) STORED,
  availability text NOT NULL GENERATED ALWAYS AS (availability_of(track_quantity, quantity, in_stock, preorder_enabled, preorder_limit, preorder_counter)) STORED,
  has_own_date boolean NOT NULL DEFAULT false,
  is_drop boolean NOT NULL DEFAULT false,
  sells boolean NOT NULL DEFAULT true,
  preorder_ships_at date,
  CONSTRAINT inventory_items_pkey PRIMARY KEY (site_id, product_id, variant_id, location_id),
  CONSTRAINT inventory_items_site_id_product_id_variant_id_fkey FOREIGN KEY (site_id, product_id, variant_id) REFERENCES variants(site_id, product_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX inventory_items_by_id ON inventory_items USING btree (site_id, id) WHERE (location_id <> site_id);
CREATE INDEX inventory_items_by_location ON inventory_items USING btree (site_id, location_id) WHERE (location_id <> site_id);
CREATE INDEX inventory_items_by_own_date ON inventory_items USING btree (site_id, created_date, id) WHERE has_own_date;

CREATE TABLE inventory_reconciliations (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  state text NOT NULL,
  repair text NOT NULL,
  total integer NOT NULL,
  checked integer NOT NULL DEFAULT 0,
  cursor bigint NOT NULL DEFAULT 0,
  found integer NOT NULL DEFAULT 0,
  repaired integer NOT NULL DEFAULT 0,
  differences jsonb NOT NULL DEFAULT '[]'::jsonb,
  failure text,
  actor jsonb NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  finished_date timestamp with time zone,
  CONSTRAINT inventory_reconciliations_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT inventory_reconciliations_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX inventory_reconciliations_by_date ON inventory_reconciliations USING btree (site_id, created_date, id);
CREATE INDEX inventory_reconciliations_unfinished ON inventory_reconciliations USING btree (created_date) WHERE (state = ANY (ARRAY['QUEUED'::text, 'RUNNING'::text]));

CREATE TABLE invoice_counters (
  site_id uuid NOT NULL,
  year integer NOT NULL,
  next_number integer NOT NULL,
  CONSTRAINT invoice_counters_pkey PRIMARY KEY (site_id, year)
);

CREATE TABLE invoice_settings (
  site_id uuid NOT NULL,
  settings jsonb NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  CONSTRAINT invoice_settings_pkey PRIMARY KEY (site_id)
);

CREATE TABLE invoices (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  year integer NOT NULL,
  sequence integer NOT NULL,
  number text NOT NULL,
  issue_date date NOT NULL,
  order_id uuid NOT NULL,
  order_number bigint NOT NULL,
  buyer_name text NOT NULL,
  currency text NOT NULL,
  total_minor bigint NOT NULL,
  content jsonb NOT NULL,
  corrects_id uuid,
  refund_id uuid,
  credited_minor bigint NOT NULL DEFAULT 0,
  is_credited boolean NOT NULL DEFAULT false,
  mailed_date timestamp with time zone,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT invoices_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT invoices_check CHECK (((kind = 'CREDIT_NOTE'::text) = (corrects_id IS NOT NULL))),
  CONSTRAINT invoices_kind_check CHECK ((kind = ANY (ARRAY['INVOICE'::text, 'CREDIT_NOTE'::text]))),
  CONSTRAINT invoices_sequence_check CHECK ((sequence > 0)),
  CONSTRAINT invoices_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX invoices_by_number ON invoices USING btree (site_id, number);
CREATE INDEX invoices_by_order ON invoices USING btree (site_id, order_id, created_date);
CREATE UNIQUE INDEX invoices_by_sequence ON invoices USING btree (site_id, year, sequence);
CREATE UNIQUE INDEX invoices_of_order ON invoices USING btree (site_id, order_id) WHERE ((kind = 'INVOICE'::text) AND (NOT is_credited));
CREATE UNIQUE INDEX invoices_of_refund ON invoices USING btree (site_id, refund_id) WHERE (refund_id IS NOT NULL);

CREATE TABLE jobs (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  input jsonb NOT NULL,
  state text NOT NULL,
  cursor text,
  total integer NOT NULL,
  succeeded integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  errors jsonb NOT NULL DEFAULT '[]'::jsonb,
  failure text,
  actor jsonb NOT NULL,
  created_date timestamp with time zone NOT NULL,
  started_date timestamp with time zone,
  run_started_date timestamp with time zone,
  run_started_count integer NOT NULL DEFAULT 0,
  updated_date timestamp with time zone NOT NULL,
  finished_date timestamp with time zone,
  scheduled_date timestamp with time zone,
  failure_cause jsonb,
  CONSTRAINT jobs_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT jobs_state_check CHECK ((state = ANY (ARRAY['QUEUED'::text, 'RUNNING'::text, 'DONE'::text, 'FAILED'::text, 'CANCELLED'::text]))),
  CONSTRAINT jobs_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX jobs_by_number ON jobs USING btree (site_id, number DESC);
CREATE INDEX jobs_scheduled ON jobs USING btree (scheduled_date) WHERE ((state = 'QUEUED'::text) AND (scheduled_date IS NOT NULL));
CREATE INDEX jobs_unfinished ON jobs USING btree (site_id, number) WHERE (state = ANY (ARRAY['QUEUED'::text, 'RUNNING'::text]));

CREATE TABLE launch_checks (
  site_id uuid NOT NULL,
  name text NOT NULL,
  run_id uuid NOT NULL,
  state text NOT NULL,
  reason text,
  order_id uuid,
  order_number text,
  checked_date timestamp with time zone,
  CONSTRAINT launch_checks_pkey PRIMARY KEY (site_id, name),
  CONSTRAINT launch_checks_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'PASSED'::text, 'FAILED'::text, 'SKIPPED'::text]))),
  CONSTRAINT launch_checks_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE ledger_entries (
  site_id uuid NOT NULL,
  order_id uuid,
  group_id uuid NOT NULL,
  "position" integer NOT NULL,
  kind text NOT NULL,
  account text NOT NULL,
  detail text NOT NULL DEFAULT ''::text,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  created_date timestamp with time zone NOT NULL,
  gift_card_id uuid,
  store_credit_id uuid,
  settlement_id uuid,
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (site_id, group_id, "position"),
  CONSTRAINT ledger_entries_account_check CHECK ((account = ANY (ARRAY['RECEIVABLE'::text, 'SALES'::text, 'DISCOUNT'::text, 'DELIVERY'::text, 'FEES'::text, 'TAX'::text, 'CLEARING'::text, 'BANK'::text, 'PROVIDER_FEES'::text, 'REFUNDS'::text, 'DISPUTES'::text, 'GIFT_CARDS'::text, 'GIFT_CARDS_GIVEN'::text, 'GIFT_CARDS_EXPIRED'::text, 'STORE_CREDIT'::text, 'STORE_CREDIT_GIVEN'::text, 'STORE_CREDIT_EXPIRED'::text]))),
  CONSTRAINT ledger_entries_amount_minor_check CHECK ((amount_minor <> 0)),
  CONSTRAINT ledger_entries_kind_check CHECK ((kind = ANY (ARRAY['SALE'::text, 'PAYMENT'::text, 'REFUND'::text, 'CANCELLATION'::text, 'ISSUE'::text, 'EXPIRY'::text, 'PROVIDER_FEE'::text, 'PAYOUT'::text]))),
  CONSTRAINT ledger_entries_subject_check CHECK ((num_nonnulls(order_id, gift_card_id, store_credit_id, settlement_id) = 1)),
  CONSTRAINT ledger_entries_gift_card_fkey FOREIGN KEY (site_id, gift_card_id) REFERENCES gift_cards(site_id, id) ON DELETE CASCADE,
  CONSTRAINT ledger_entries_settlement_fkey FOREIGN KEY (site_id, settlement_id) REFERENCES settlements(site_id, id) ON DELETE CASCADE,
  CONSTRAINT ledger_entries_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, id) ON DELETE CASCADE,
  CONSTRAINT ledger_entries_store_credit_fkey FOREIGN KEY (site_id, store_credit_id) REFERENCES store_credits(site_id, id) ON DELETE CASCADE
);
CREATE INDEX ledger_entries_by_date ON ledger_entries USING btree (site_id, created_date);
CREATE INDEX ledger_entries_of_gift_card ON ledger_entries USING btree (site_id, gift_card_id) WHERE (gift_card_id IS NOT NULL);
CREATE INDEX ledger_entries_of_order ON ledger_entries USING btree (site_id, order_id);
CREATE INDEX ledger_entries_of_settlement ON ledger_entries USING btree (site_id, settlement_id) WHERE (settlement_id IS NOT NULL);
CREATE INDEX ledger_entries_of_store_credit ON ledger_entries USING btree (site_id, store_credit_id) WHERE (store_credit_id IS NOT NULL);

CREATE TABLE linked_sign_ins (
  site_id uuid NOT NULL,
  provider_id uuid NOT NULL,
  subject text NOT NULL,
  identity_id uuid NOT NULL,
  account text NOT NULL,
  created_date timestamp with time zone NOT NULL,
  last_used_date timestamp with time zone,
  CONSTRAINT linked_sign_ins_pkey PRIMARY KEY (site_id, provider_id, subject),
  CONSTRAINT linked_sign_ins_site_id_identity_id_provider_id_key UNIQUE (site_id, identity_id, provider_id),
  CONSTRAINT linked_sign_ins_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE,
  CONSTRAINT linked_sign_ins_site_id_provider_id_fkey FOREIGN KEY (site_id, provider_id) REFERENCES identity_providers(site_id, id) ON DELETE CASCADE
);

CREATE TABLE local_delivery_options (
  site_id uuid NOT NULL,
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
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT local_delivery_options_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT local_delivery_options_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE locations (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  name text NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT locations_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT locations_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX locations_name ON locations USING btree (site_id, lower(name));

CREATE TABLE login_sessions (
  site_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  identity_id uuid NOT NULL,
  client_id uuid,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  proofs text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT login_sessions_pkey PRIMARY KEY (site_id, token_hash),
  CONSTRAINT login_sessions_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX login_sessions_by_identity ON login_sessions USING btree (site_id, identity_id);

CREATE TABLE mail_texts (
  site_id uuid NOT NULL,
  mail text NOT NULL,
  language text NOT NULL,
  texts jsonb NOT NULL,
  revision integer NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT mail_texts_pkey PRIMARY KEY (site_id, mail, language),
  CONSTRAINT mail_texts_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE mailed_codes (
  site_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  purpose text NOT NULL,
  id uuid NOT NULL,
  code_hash bytea NOT NULL,
  tries_left integer NOT NULL,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT mailed_codes_pkey PRIMARY KEY (site_id, identity_id, purpose),
  CONSTRAINT mailed_codes_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE mails (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  state text NOT NULL,
  failure text,
  created_date timestamp with time zone NOT NULL,
  sent_date timestamp with time zone,
  template text NOT NULL DEFAULT 'welcome'::text,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  cleared_date timestamp with time zone,
  unsubscribe_url text,
  is_rehearsal boolean NOT NULL DEFAULT false,
  reply_to text,
  CONSTRAINT mails_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT mails_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX mails_by_creation ON mails USING btree (site_id, created_date DESC);
CREATE INDEX mails_by_recipient ON mails USING btree (site_id, lower(recipient), created_date DESC);
CREATE INDEX mails_in_rehearsal ON mails USING btree (site_id) WHERE is_rehearsal;
CREATE INDEX mails_with_body ON mails USING btree (site_id, created_date) WHERE (cleared_date IS NULL);

CREATE TABLE media (
  site_id uuid NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  file_name text NOT NULL DEFAULT ''::text,
  mime text NOT NULL DEFAULT ''::text,
  bytes bigint NOT NULL DEFAULT 0,
  width integer NOT NULL DEFAULT 0,
  height integer NOT NULL DEFAULT 0,
  ground text,
  alt_text text NOT NULL DEFAULT ''::text,
  source_url text,
  storage_key text,
  failure text,
  fetch_attempts integer NOT NULL DEFAULT 0,
  created_date timestamp with time zone NOT NULL,
  duration_ms integer,
  poster_id text,
  member_id uuid,
  focal_point jsonb,
  CONSTRAINT media_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT media_poster_fkey FOREIGN KEY (site_id, poster_id) REFERENCES media(site_id, id),
  CONSTRAINT media_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX media_by_creation ON media USING btree (site_id, created_date DESC, id);
CREATE INDEX media_by_file ON media USING btree (storage_key) WHERE (storage_key IS NOT NULL);
CREATE UNIQUE INDEX media_by_id ON media USING btree (id);
CREATE INDEX media_by_member ON media USING btree (site_id, member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX media_by_poster ON media USING btree (site_id, poster_id) WHERE (poster_id IS NOT NULL);
CREATE UNIQUE INDEX media_by_source ON media USING btree (site_id, source_url) WHERE (source_url IS NOT NULL);
CREATE INDEX media_not_stored ON media USING btree (site_id, source_url) WHERE (state <> 'stored'::text);

CREATE TABLE member_blocks (
  site_id uuid NOT NULL,
  blocker_id uuid NOT NULL,
  blocked_id uuid NOT NULL,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT member_blocks_pkey PRIMARY KEY (site_id, blocker_id, blocked_id),
  CONSTRAINT member_blocks_site_id_blocked_id_fkey FOREIGN KEY (site_id, blocked_id) REFERENCES members(site_id, id) ON DELETE CASCADE,
  CONSTRAINT member_blocks_site_id_blocker_id_fkey FOREIGN KEY (site_id, blocker_id) REFERENCES members(site_id, id) ON DELETE CASCADE
);
CREATE INDEX member_blocks_by_blocked ON member_blocks USING btree (site_id, blocked_id);

CREATE TABLE member_exports (
  site_id uuid NOT NULL,
  job_id uuid NOT NULL,
  file_name text NOT NULL,
  storage_key text NOT NULL,
  format text NOT NULL,
  password_hashes boolean NOT NULL,
  bytes bigint NOT NULL DEFAULT 0,
  created_date timestamp with time zone NOT NULL,
  removed_date timestamp with time zone,
  CONSTRAINT member_exports_pkey PRIMARY KEY (site_id, job_id),
  CONSTRAINT member_exports_site_id_job_id_fkey FOREIGN KEY (site_id, job_id) REFERENCES jobs(site_id, id) ON DELETE CASCADE
);
CREATE INDEX member_exports_with_file ON member_exports USING btree (created_date) WHERE (removed_date IS NULL);

CREATE TABLE member_fields (
  site_id uuid NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT member_fields_pkey PRIMARY KEY (site_id, key),
  CONSTRAINT member_fields_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE member_import_reports (
  site_id uuid NOT NULL,
  job_id uuid NOT NULL,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  line integer NOT NULL,
  field text,
  severity text NOT NULL,
  reason text NOT NULL,
  cause jsonb,
  CONSTRAINT member_import_reports_pkey PRIMARY KEY (site_id, job_id, seq),
  CONSTRAINT member_import_reports_site_id_job_id_fkey FOREIGN KEY (site_id, job_id) REFERENCES member_imports(site_id, job_id) ON DELETE CASCADE
);

CREATE TABLE member_imports (
  site_id uuid NOT NULL,
  job_id uuid NOT NULL,
  file_name text NOT NULL,
  storage_key text NOT NULL,
  format text NOT NULL,
  existing text NOT NULL,
  bytes bigint NOT NULL,
  created integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  CONSTRAINT member_imports_pkey PRIMARY KEY (site_id, job_id),
  CONSTRAINT member_imports_site_id_job_id_fkey FOREIGN KEY (site_id, job_id) REFERENCES jobs(site_id, id) ON DELETE CASCADE
);

CREATE TABLE member_roles (
  site_id uuid NOT NULL,
  key text NOT NULL,
  title text NOT NULL,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT member_roles_pkey PRIMARY KEY (site_id, key),
  CONSTRAINT member_roles_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE members (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  status text NOT NULL,
  privacy_status text NOT NULL DEFAULT 'PRIVATE'::text,
  activity_status text NOT NULL DEFAULT 'ACTIVE'::text,
  login_email text NOT NULL,
  login_email_verified boolean NOT NULL DEFAULT false,
  contact_id uuid NOT NULL,
  first_name text,
  last_name text,
  nickname text,
  slug text NOT NULL,
  title text,
  photo jsonb,
  cover jsonb,
  contact jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  last_login_date timestamp with time zone,
  CONSTRAINT members_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT members_slug UNIQUE (site_id, slug),
  CONSTRAINT members_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX members_by_contact ON members USING btree (site_id, contact_id);
CREATE INDEX members_by_creation ON members USING btree (site_id, created_date, id);
CREATE INDEX members_by_email ON members USING btree (site_id, lower(login_email), id);
CREATE INDEX members_by_first_name ON members USING btree (site_id, lower(COALESCE(first_name, ''::text)), id);
CREATE INDEX members_by_last_name ON members USING btree (site_id, lower(COALESCE(last_name, ''::text)), id);
CREATE INDEX members_by_login ON members USING btree (site_id, COALESCE(last_login_date, '-infinity'::timestamp with time zone), id);
CREATE INDEX members_by_nickname ON members USING btree (site_id, lower(COALESCE(nickname, ''::text)), id);
CREATE INDEX members_by_status ON members USING btree (site_id, status, created_date, id);
CREATE INDEX members_by_text ON members USING gin (nickname gin_trgm_ops, lower(login_email) gin_trgm_ops, first_name gin_trgm_ops, last_name gin_trgm_ops, title gin_trgm_ops, slug gin_trgm_ops);
CREATE INDEX members_by_update ON members USING btree (site_id, updated_date, id);
CREATE INDEX members_public ON members USING btree (site_id, created_date, id) WHERE ((status = 'APPROVED'::text) AND (privacy_status = 'PUBLIC'::text));

CREATE TABLE navigation (
  site_id uuid NOT NULL,
  navigation jsonb NOT NULL,
  revision integer NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT navigation_pkey PRIMARY KEY (site_id),
  CONSTRAINT navigation_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE newsletter_subscribers (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  page_id uuid,
  consent_text text NOT NULL,
  requested_date timestamp with time zone NOT NULL,
  confirmed_date timestamp with time zone,
  unsubscribed_date timestamp with time zone,
  expires_date timestamp with time zone,
  source text NOT NULL DEFAULT 'NEWSLETTER_FORM'::text,
  order_number text,
  request jsonb,
  CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT newsletter_subscribers_source_check CHECK ((source = ANY (ARRAY['NEWSLETTER_FORM'::text, 'ACCOUNT'::text, 'CHECKOUT'::text]))),
  CONSTRAINT newsletter_subscribers_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX newsletter_subscribers_by_email ON newsletter_subscribers USING btree (site_id, lower(email));
CREATE INDEX newsletter_subscribers_expiring ON newsletter_subscribers USING btree (expires_date) WHERE (expires_date IS NOT NULL);
CREATE INDEX newsletter_subscribers_latest ON newsletter_subscribers USING btree (site_id, requested_date, id);

CREATE TABLE oauth_clients (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT ''::text,
  login_url text,
  logout_url text,
  allowed_redirect_uris text[] NOT NULL DEFAULT '{}'::text[],
  allowed_redirect_domains text[] NOT NULL DEFAULT '{}'::text[],
  application_type text NOT NULL DEFAULT 'WEB'::text,
  created_date timestamp with time zone NOT NULL DEFAULT now(),
  is_own boolean NOT NULL DEFAULT false,
  is_third_party boolean NOT NULL DEFAULT false,
  post_logout_redirect_uris text[] NOT NULL DEFAULT '{}'::text[],
  allowed_scopes text[] NOT NULL DEFAULT '{openid,profile,email,offline_access}'::text[],
  app_scopes text[] NOT NULL DEFAULT '{}'::text[],
  secret_hash bytea,
  secret_hint text,
  secret_date timestamp with time zone,
  CONSTRAINT oauth_clients_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT oauth_clients_id_key UNIQUE (id),
  CONSTRAINT oauth_clients_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX oauth_clients_own ON oauth_clients USING btree (site_id) WHERE is_own;
CREATE UNIQUE INDEX oauth_clients_secret ON oauth_clients USING btree (secret_hash);

CREATE TABLE oauth_states (
  site_id uuid NOT NULL,
  state_hash bytea NOT NULL,
  provider_id uuid NOT NULL,
  browser_hash bytea NOT NULL,
  nonce text NOT NULL,
  sealed_verifier text NOT NULL,
  redirect_uri text NOT NULL,
  return_to text NOT NULL,
  identity_id uuid,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT oauth_states_pkey PRIMARY KEY (site_id, state_hash),
  CONSTRAINT oauth_states_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE,
  CONSTRAINT oauth_states_site_id_provider_id_fkey FOREIGN KEY (site_id, provider_id) REFERENCES identity_providers(site_id, id) ON DELETE CASCADE
);
CREATE INDEX oauth_states_by_expiry ON oauth_states USING btree (expires_date);
CREATE INDEX oauth_states_by_identity ON oauth_states USING btree (site_id, identity_id);
CREATE INDEX oauth_states_by_provider ON oauth_states USING btree (site_id, provider_id);

CREATE TABLE order_activities (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  actor jsonb NOT NULL,
  content jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT order_activities_pkey PRIMARY KEY (site_id, order_id, id),
  CONSTRAINT order_activities_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, id) ON DELETE CASCADE
);

CREATE TABLE order_counters (
  site_id uuid NOT NULL,
  next_number bigint NOT NULL,
  next_rehearsal bigint NOT NULL DEFAULT 1001,
  CONSTRAINT order_counters_pkey PRIMARY KEY (site_id),
  CONSTRAINT order_counters_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE order_import_reports (
  site_id uuid NOT NULL,
  job_id uuid NOT NULL,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  line integer NOT NULL,
  field text,
  severity text NOT NULL,
  reason text NOT NULL,
  cause jsonb,
  CONSTRAINT order_import_reports_pkey PRIMARY KEY (site_id, job_id, seq),
  CONSTRAINT order_import_reports_site_id_job_id_fkey FOREIGN KEY (site_id, job_id) REFERENCES order_imports(site_id, job_id) ON DELETE CASCADE
);

CREATE TABLE order_imports (
  site_id uuid NOT NULL,
  job_id uuid NOT NULL,
  file_name text NOT NULL,
  storage_key text NOT NULL,
  format text NOT NULL,
  dry_run boolean NOT NULL,
  bytes bigint NOT NULL,
  created integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  CONSTRAINT order_imports_pkey PRIMARY KEY (site_id, job_id),
  CONSTRAINT order_imports_site_id_job_id_fkey FOREIGN KEY (site_id, job_id) REFERENCES jobs(site_id, id) ON DELETE CASCADE
);

CREATE TABLE order_lines (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" integer NOT NULL,
  product_id uuid,
  variant_id uuid,
  reference jsonb,
  name text NOT NULL,
  description_lines jsonb NOT NULL DEFAULT '[]'::jsonb,
  image jsonb,
  sku text,
  kind text NOT NULL,
  shippable boolean NOT NULL,
  weight numeric,
  quantity integer NOT NULL,
  price jsonb NOT NULL,
  taken integer NOT NULL DEFAULT 0,
  preordered integer NOT NULL DEFAULT 0,
  restocked integer NOT NULL DEFAULT 0,
  refunded integer NOT NULL DEFAULT 0,
  fulfilled integer NOT NULL DEFAULT 0,
  returned integer NOT NULL DEFAULT 0,
  payment jsonb,
  sources jsonb NOT NULL DEFAULT '[]'::jsonb,
  preorder jsonb,
  CONSTRAINT order_lines_pkey PRIMARY KEY (site_id, order_id, id),
  CONSTRAINT order_lines_check CHECK (((refunded >= 0) AND (refunded <= quantity))),
  CONSTRAINT order_lines_check1 CHECK (((restocked >= 0) AND (restocked <= taken))),
  CONSTRAINT order_lines_check2 CHECK (((preordered >= 0) AND (preordered <= taken))),
  CONSTRAINT order_lines_check3 CHECK (((fulfilled >= 0) AND (fulfilled <= quantity))),
  CONSTRAINT order_lines_check4 CHECK (((returned >= 0) AND (returned <= quantity))),
  CONSTRAINT order_lines_kind_check CHECK ((kind = ANY (ARRAY['PHYSICAL'::text, 'DIGITAL'::text, 'GIFT_CARD'::text, 'CUSTOM'::text]))),
  CONSTRAINT order_lines_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT order_lines_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, id) ON DELETE CASCADE
);
CREATE INDEX order_lines_by_product ON order_lines USING btree (site_id, product_id, order_id) WHERE (product_id IS NOT NULL);

CREATE TABLE order_prices (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  engine_version text NOT NULL,
  snapshot_hash text NOT NULL,
  snapshot jsonb NOT NULL,
  trace jsonb NOT NULL,
  CONSTRAINT order_prices_pkey PRIMARY KEY (site_id, order_id),
  CONSTRAINT order_prices_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, id) ON DELETE CASCADE
);

CREATE TABLE orders (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  number bigint NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  state text NOT NULL,
  payment_state text NOT NULL,
  fulfillment_state text NOT NULL,
  channel text NOT NULL,
  visitor_id uuid,
  member_id uuid,
  email text,
  buyer_name text NOT NULL DEFAULT ''::text,
  checkout_id uuid,
  cart_id uuid,
  purchase_flow_id uuid,
  currency text NOT NULL,
  prices_include_tax boolean NOT NULL,
  total_minor bigint NOT NULL,
  totals jsonb NOT NULL,
  discounts jsonb NOT NULL DEFAULT '[]'::jsonb,
  delivery jsonb NOT NULL DEFAULT '[]'::jsonb,
  taxes jsonb NOT NULL DEFAULT '[]'::jsonb,
  shipping jsonb,
  billing jsonb,
  note text NOT NULL DEFAULT ''::text,
  gift_message text NOT NULL DEFAULT ''::text,
  custom_fields jsonb NOT NULL DEFAULT '[]'::jsonb,
  consents jsonb NOT NULL DEFAULT '[]'::jsonb,
  language text NOT NULL,
  tags text[] NOT NULL DEFAULT '{}'::text[],
  archived boolean NOT NULL DEFAULT false,
  seen boolean NOT NULL DEFAULT false,
  creator jsonb NOT NULL,
  pay_until_date timestamp with time zone,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  placed_date timestamp with time zone,
  purchased_date timestamp with time zone,
  external_reference jsonb,
  public_tags text[] NOT NULL DEFAULT '{}'::text[],
  fees jsonb NOT NULL DEFAULT '[]'::jsonb,
  attribution text NOT NULL DEFAULT ''::text,
  extended_fields jsonb,
  hold jsonb,
  staff_fields jsonb NOT NULL DEFAULT '{}'::jsonb,
  imported_date timestamp with time zone,
  pay_later_minor bigint NOT NULL DEFAULT 0,
  is_rehearsal boolean NOT NULL DEFAULT false,
  CONSTRAINT orders_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT orders_check CHECK (((state = 'PLACED'::text) <= (placed_date IS NOT NULL))),
  CONSTRAINT orders_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT orders_fulfillment_state_check CHECK ((fulfillment_state = ANY (ARRAY['NONE'::text, 'PART'::text, 'ALL'::text]))),
  CONSTRAINT orders_pay_later_minor_check CHECK ((pay_later_minor >= 0)),
  CONSTRAINT orders_payment_state_check CHECK ((payment_state = ANY (ARRAY['UNPAID'::text, 'PENDING'::text, 'IN_REVIEW'::text, 'AUTHORIZED'::text, 'DECLINED'::text, 'CANCELLED'::text, 'PARTLY_PAID'::text, 'PAID'::text, 'OVERPAID'::text, 'PARTLY_REFUNDED'::text, 'REFUNDED'::text, 'DISPUTED'::text]))),
  CONSTRAINT orders_state_check CHECK ((state = ANY (ARRAY['AWAITING_PAYMENT'::text, 'IN_REVIEW'::text, 'PLACED'::text, 'CANCELLED'::text, 'REJECTED'::text, 'EXPIRED'::text]))),
  CONSTRAINT orders_total_minor_check CHECK ((total_minor >= 0)),
  CONSTRAINT orders_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX orders_by_any_number ON orders USING btree (site_id, number, id);
CREATE UNIQUE INDEX orders_by_checkout ON orders USING btree (site_id, checkout_id) WHERE ((checkout_id IS NOT NULL) AND (state = ANY (ARRAY['AWAITING_PAYMENT'::text, 'IN_REVIEW'::text, 'PLACED'::text])));
CREATE INDEX orders_by_date ON orders USING btree (site_id, created_date DESC, id DESC);
CREATE INDEX orders_by_email ON orders USING btree (site_id, lower(email));
CREATE UNIQUE INDEX orders_by_external_id ON orders USING btree (site_id, ((external_reference ->> 'id'::text))) WHERE ((imported_date IS NOT NULL) AND (external_reference IS NOT NULL));
CREATE UNIQUE INDEX orders_by_number ON orders USING btree (site_id, number, is_rehearsal) WHERE (imported_date IS NULL);
CREATE INDEX orders_in_rehearsal ON orders USING btree (site_id, id) WHERE is_rehearsal;
CREATE INDEX orders_of_member ON orders USING btree (site_id, member_id, created_date DESC) WHERE (member_id IS NOT NULL);
CREATE INDEX orders_of_visitor ON orders USING btree (site_id, visitor_id) WHERE (visitor_id IS NOT NULL);
CREATE INDEX orders_staff_fields ON orders USING gin (staff_fields jsonb_path_ops) WHERE (staff_fields <> '{}'::jsonb);
CREATE INDEX orders_to_collect ON orders USING btree (site_id, state) WHERE ((state = 'IN_REVIEW'::text) OR ((state = 'PLACED'::text) AND (payment_state = 'AUTHORIZED'::text)));
CREATE INDEX orders_to_fulfill ON orders USING btree (site_id) WHERE ((state = 'PLACED'::text) AND (NOT archived) AND (fulfillment_state <> 'ALL'::text));
CREATE INDEX orders_to_pay ON orders USING btree (pay_until_date) WHERE (pay_until_date IS NOT NULL);
CREATE INDEX orders_unpaid ON orders USING btree (site_id, total_minor) WHERE (payment_state = ANY (ARRAY['UNPAID'::text, 'PENDING'::text, 'DECLINED'::text, 'PARTLY_PAID'::text]));

CREATE TABLE page_documents (
  site_id uuid NOT NULL,
  page_id uuid NOT NULL,
  vector tsvector NOT NULL,
  language text NOT NULL,
  CONSTRAINT page_documents_pkey PRIMARY KEY (site_id, page_id, language),
  CONSTRAINT page_documents_site_id_page_id_fkey FOREIGN KEY (site_id, page_id) REFERENCES pages(site_id, id) ON DELETE CASCADE
);
CREATE INDEX page_documents_by_vector ON page_documents USING gin (site_id, vector);

CREATE TABLE page_words (
  site_id uuid NOT NULL,
  word text COLLATE "C" NOT NULL,
  CONSTRAINT page_words_pkey PRIMARY KEY (site_id, word),
  CONSTRAINT page_words_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX page_words_by_trigram ON page_words USING gin (site_id, word gin_trgm_ops);

CREATE TABLE pages (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  slug text,
  draft jsonb NOT NULL,
  published jsonb,
  media_ids text[] NOT NULL,
  publish_date timestamp with time zone,
  published_date timestamp with time zone,
  revision integer NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  kind text NOT NULL DEFAULT 'PAGE'::text,
  article_date timestamp with time zone,
  CONSTRAINT pages_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT pages_site_id_kind_slug_key UNIQUE (site_id, kind, slug),
  CONSTRAINT pages_kind_check CHECK ((kind = ANY (ARRAY['PAGE'::text, 'ARTICLE'::text]))),
  CONSTRAINT pages_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX pages_articles_idx ON pages USING btree (site_id, article_date DESC, id) WHERE ((kind = 'ARTICLE'::text) AND (published IS NOT NULL));
CREATE INDEX pages_publish_date_idx ON pages USING btree (publish_date) WHERE (publish_date IS NOT NULL);

CREATE TABLE passkeys (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  identity_id uuid NOT NULL,
  name text NOT NULL,
  rp_id text NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  is_synced boolean NOT NULL,
  is_backed_up boolean NOT NULL,
  created_date timestamp with time zone NOT NULL,
  last_used_date timestamp with time zone,
  CONSTRAINT passkeys_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT passkeys_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX passkeys_by_credential ON passkeys USING btree (site_id, rp_id, credential_id);
CREATE INDEX passkeys_by_identity ON passkeys USING btree (site_id, identity_id);

CREATE TABLE payment_connections (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision integer NOT NULL,
  provider text NOT NULL,
  is_test boolean NOT NULL,
  capture text NOT NULL,
  client_id text NOT NULL DEFAULT ''::text,
  key_hint text NOT NULL,
  sealed_key text NOT NULL,
  sealed_webhook_secret text,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT payment_connections_pkey PRIMARY KEY (site_id, provider),
  CONSTRAINT payment_connections_id_key UNIQUE (id),
  CONSTRAINT payment_connections_capture_check CHECK ((capture = ANY (ARRAY['AUTOMATIC'::text, 'MANUAL'::text]))),
  CONSTRAINT payment_connections_provider_check CHECK ((provider ~ '^[A-Z][A-Z0-9_]{1,39}$'::text)),
  CONSTRAINT payment_connections_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE payment_events (
  site_id uuid NOT NULL,
  provider text NOT NULL,
  account text NOT NULL,
  event_id text NOT NULL,
  payment_id uuid NOT NULL,
  kind text NOT NULL,
  amount_minor bigint,
  currency text,
  occurred_date timestamp with time zone NOT NULL,
  received_date timestamp with time zone NOT NULL,
  judged_date timestamp with time zone,
  problem text,
  raw jsonb NOT NULL,
  CONSTRAINT payment_events_pkey PRIMARY KEY (site_id, provider, account, event_id),
  CONSTRAINT payment_events_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX payment_events_of_payment ON payment_events USING btree (site_id, payment_id);
CREATE INDEX payment_events_to_judge ON payment_events USING btree (received_date) WHERE (judged_date IS NULL);

CREATE TABLE payment_messages (
  site_id uuid NOT NULL,
  provider text NOT NULL,
  message_id text NOT NULL,
  type text NOT NULL,
  reference text,
  body text NOT NULL,
  received_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  followed_date timestamp with time zone,
  problem text,
  CONSTRAINT payment_messages_pkey PRIMARY KEY (site_id, provider, message_id),
  CONSTRAINT payment_messages_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX payment_messages_expired ON payment_messages USING btree (expires_date);
CREATE INDEX payment_messages_to_follow ON payment_messages USING btree (received_date) WHERE (followed_date IS NULL);

CREATE TABLE payment_methods (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  provider text NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT ''::text,
  instructions text NOT NULL DEFAULT ''::text,
  active boolean NOT NULL,
  "position" integer NOT NULL,
  countries text[] NOT NULL DEFAULT '{}'::text[],
  min_total bigint,
  max_total bigint,
  due_days integer NOT NULL DEFAULT 14,
  account jsonb,
  delivery text NOT NULL DEFAULT 'ANY'::text,
  CONSTRAINT payment_methods_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT payment_methods_delivery_check CHECK ((delivery = ANY (ARRAY['ANY'::text, 'PICKUP'::text, 'SHIPPING'::text]))),
  CONSTRAINT payment_methods_provider_check CHECK ((provider ~ '^[A-Z][A-Z0-9_]{1,39}$'::text)),
  CONSTRAINT payment_methods_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE payment_request_attempts (
  site_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  request_id uuid NOT NULL,
  place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  CONSTRAINT payment_request_attempts_pkey PRIMARY KEY (site_id, payment_id),
  CONSTRAINT payment_request_attempts_site_id_request_id_fkey FOREIGN KEY (site_id, request_id) REFERENCES payment_requests(site_id, id) ON DELETE CASCADE
);
CREATE INDEX payment_request_attempts_of_request ON payment_request_attempts USING btree (site_id, request_id, place);

CREATE TABLE payment_requests (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  order_number bigint NOT NULL,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  image jsonb,
  expiration_date timestamp with time zone,
  source jsonb,
  status text NOT NULL,
  online_only boolean NOT NULL,
  extended_fields jsonb,
  mailed_date timestamp with time zone,
  request_key text,
  request_hash bytea,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  CONSTRAINT payment_requests_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT payment_requests_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT payment_requests_check CHECK (((request_key IS NULL) = (request_hash IS NULL))),
  CONSTRAINT payment_requests_status_check CHECK ((status = ANY (ARRAY['UNPAID'::text, 'PAID'::text, 'EXPIRED'::text, 'VOIDED'::text]))),
  CONSTRAINT payment_requests_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, id) ON DELETE CASCADE
);
CREATE INDEX payment_requests_by_date ON payment_requests USING btree (site_id, created_date, id);
CREATE UNIQUE INDEX payment_requests_by_request ON payment_requests USING btree (site_id, order_id, request_key) WHERE (request_key IS NOT NULL);
CREATE INDEX payment_requests_of_order ON payment_requests USING btree (site_id, order_id);
CREATE INDEX payment_requests_to_expire ON payment_requests USING btree (expiration_date) WHERE (status = 'UNPAID'::text);

CREATE TABLE payments (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  method_id uuid,
  provider text NOT NULL,
  name text NOT NULL,
  is_offline boolean NOT NULL,
  state text NOT NULL,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  authorized_minor bigint NOT NULL DEFAULT 0,
  captured_minor bigint NOT NULL DEFAULT 0,
  refunded_minor bigint NOT NULL DEFAULT 0,
  disputed_minor bigint NOT NULL DEFAULT 0,
  reference text,
  card jsonb,
  failure text,
  step jsonb,
  return_url text,
  request_key text,
  request_hash bytea,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  details jsonb,
  credited_minor bigint NOT NULL DEFAULT 0,
  saves_method boolean NOT NULL DEFAULT false,
  charged_from uuid,
  CONSTRAINT payments_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT payments_amount_minor_check CHECK ((amount_minor >= 0)),
  CONSTRAINT payments_check CHECK (((request_key IS NULL) = (request_hash IS NULL))),
  CONSTRAINT payments_credited_minor_check CHECK ((credited_minor >= 0)),
  CONSTRAINT payments_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'IN_REVIEW'::text, 'AUTHORIZED'::text, 'CAPTURED'::text, 'FAILED'::text, 'CANCELLED'::text, 'RELEASED'::text]))),
  CONSTRAINT payments_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX open_payment_of_order ON payments USING btree (site_id, order_id) WHERE ((NOT is_offline) AND (state = ANY (ARRAY['PENDING'::text, 'IN_REVIEW'::text])));
CREATE UNIQUE INDEX payments_by_request ON payments USING btree (site_id, order_id, request_key) WHERE (request_key IS NOT NULL);
CREATE INDEX payments_of_order ON payments USING btree (site_id, order_id);

CREATE TABLE pending_links (
  site_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  provider_id uuid NOT NULL,
  subject text NOT NULL,
  identity_id uuid NOT NULL,
  account text NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT pending_links_pkey PRIMARY KEY (site_id, token_hash),
  CONSTRAINT pending_links_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE,
  CONSTRAINT pending_links_site_id_provider_id_fkey FOREIGN KEY (site_id, provider_id) REFERENCES identity_providers(site_id, id) ON DELETE CASCADE
);
CREATE INDEX pending_links_by_expiry ON pending_links USING btree (expires_date);
CREATE INDEX pending_links_by_identity ON pending_links USING btree (site_id, identity_id);
CREATE INDEX pending_links_by_provider ON pending_links USING btree (site_id, provider_id);

CREATE TABLE phone_messages (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  recipient text NOT NULL,
  body text NOT NULL,
  code text NOT NULL,
  language text NOT NULL,
  state text NOT NULL,
  failure text,
  useful_until timestamp with time zone NOT NULL,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  identity_id uuid,
  CONSTRAINT phone_messages_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT phone_messages_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE,
  CONSTRAINT phone_messages_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX phone_messages_by_creation ON phone_messages USING btree (site_id, seq DESC);
CREATE INDEX phone_messages_by_expiry ON phone_messages USING btree (expires_date);
CREATE INDEX phone_messages_of_identity ON phone_messages USING btree (site_id, identity_id) WHERE (identity_id IS NOT NULL);

CREATE TABLE pickup_locations (
  site_id uuid NOT NULL,
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
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT pickup_locations_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT pickup_locations_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE plugin_cursors (
  site_id uuid NOT NULL,
  plugin text NOT NULL,
  from_tx xid8 NOT NULL,
  until_tx xid8 NOT NULL,
  seq bigint NOT NULL,
  CONSTRAINT plugin_cursors_pkey PRIMARY KEY (site_id, plugin),
  CONSTRAINT plugin_cursors_plugin_fkey FOREIGN KEY (plugin) REFERENCES plugins(name)
);

CREATE TABLE plugin_deliveries (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  plugin text NOT NULL,
  fact_seq bigint NOT NULL,
  fact text NOT NULL,
  entity_id text NOT NULL,
  state text NOT NULL DEFAULT 'WAITING'::text,
  attempts integer NOT NULL DEFAULT 0,
  failure text,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT plugin_deliveries_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT plugin_deliveries_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'DONE'::text, 'FAILED'::text]))),
  CONSTRAINT plugin_deliveries_plugin_fkey FOREIGN KEY (plugin) REFERENCES plugins(name)
);
CREATE INDEX plugin_deliveries_old ON plugin_deliveries USING btree (created_date);
CREATE UNIQUE INDEX plugin_deliveries_once ON plugin_deliveries USING btree (site_id, plugin, fact_seq);
CREATE INDEX plugin_deliveries_open ON plugin_deliveries USING btree (site_id, plugin, state, fact_seq) WHERE (state <> 'DONE'::text);

CREATE TABLE plugin_requests (
  site_id uuid NOT NULL,
  key_hash bytea NOT NULL,
  body_hash bytea NOT NULL,
  answer json,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT plugin_requests_pkey PRIMARY KEY (site_id, key_hash)
);
CREATE INDEX plugin_requests_by_expiry ON plugin_requests USING btree (expires_date);

CREATE TABLE plugins (
  name text NOT NULL,
  from_tx xid8 NOT NULL,
  until_tx xid8 NOT NULL,
  seq bigint NOT NULL,
  installed_date timestamp with time zone NOT NULL,
  CONSTRAINT plugins_pkey PRIMARY KEY (name)
);

CREATE TABLE product_choices (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  option_id uuid NOT NULL,
  id uuid NOT NULL,
  value text NOT NULL,
  description text NOT NULL,
  "position" integer NOT NULL,
  variant_count integer NOT NULL DEFAULT 0,
  in_stock_count integer NOT NULL DEFAULT 0,
  visible_count integer NOT NULL DEFAULT 0,
  in_stock boolean NOT NULL GENERATED ALWAYS AS (((variant_count = 0) OR (in_stock_count > 0))) STORED,
  visible boolean NOT NULL GENERATED ALWAYS AS (((variant_count = 0) OR (visible_count > 0))) STORED,
  key text NOT NULL DEFAULT ''::text,
  choice_type text NOT NULL DEFAULT 'CHOICE_TEXT'::text,
  color_codes text[] NOT NULL DEFAULT '{}'::text[],
  image jsonb,
  display_image jsonb,
  is_shared boolean NOT NULL DEFAULT false,
  CONSTRAINT product_choices_pkey PRIMARY KEY (site_id, product_id, id),
  CONSTRAINT product_choices_site_id_product_id_option_id_fkey FOREIGN KEY (site_id, product_id, option_id) REFERENCES product_options(site_id, product_id, id) ON DELETE CASCADE
);
CREATE INDEX product_choices_by_display_image ON product_choices USING btree (site_id, ((display_image ->> 'id'::text))) WHERE (display_image IS NOT NULL);
CREATE INDEX product_choices_by_id ON product_choices USING btree (site_id, id) WHERE is_shared;
CREATE INDEX product_choices_by_image ON product_choices USING btree (site_id, ((image ->> 'id'::text))) WHERE (image IS NOT NULL);

CREATE TABLE product_files (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid,
  file_id uuid NOT NULL,
  CONSTRAINT product_files_site_id_product_id_variant_id_key UNIQUE NULLS NOT DISTINCT (site_id, product_id, variant_id),
  CONSTRAINT product_files_site_id_file_id_fkey FOREIGN KEY (site_id, file_id) REFERENCES digital_files(site_id, id),
  CONSTRAINT product_files_site_id_product_id_fkey FOREIGN KEY (site_id, product_id) REFERENCES products(site_id, id) ON DELETE CASCADE,
  CONSTRAINT product_files_site_id_product_id_variant_id_fkey FOREIGN KEY (site_id, product_id, variant_id) REFERENCES variants(site_id, product_id, id) ON DELETE CASCADE
);
CREATE INDEX product_files_by_file ON product_files USING btree (site_id, file_id);

CREATE TABLE product_info_sections (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  info_section_id uuid NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT product_info_sections_pkey PRIMARY KEY (site_id, product_id, info_section_id),
  CONSTRAINT product_info_sections_site_id_info_section_id_fkey FOREIGN KEY (site_id, info_section_id) REFERENCES info_sections(site_id, id) ON DELETE CASCADE,
  CONSTRAINT product_info_sections_site_id_product_id_fkey FOREIGN KEY (site_id, product_id) REFERENCES products(site_id, id) ON DELETE CASCADE
);
CREATE INDEX product_info_sections_by_section ON product_info_sections USING btree (site_id, info_section_id);

CREATE TABLE product_invalidations (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  tx xid8 NOT NULL,
  CONSTRAINT product_invalidations_pkey PRIMARY KEY (site_id, product_id, tx)
);

CREATE TABLE product_media (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  media_id text NOT NULL,
  "position" integer NOT NULL,
  title text NOT NULL DEFAULT ''::text,
  alt_text text NOT NULL DEFAULT ''::text,
  CONSTRAINT product_media_pkey PRIMARY KEY (site_id, product_id, media_id),
  CONSTRAINT product_media_site_id_media_id_fkey FOREIGN KEY (site_id, media_id) REFERENCES media(site_id, id),
  CONSTRAINT product_media_site_id_product_id_fkey FOREIGN KEY (site_id, product_id) REFERENCES products(site_id, id) ON DELETE CASCADE
);
CREATE INDEX product_media_by_media ON product_media USING btree (site_id, media_id);

CREATE TABLE product_name_words (
  site_id uuid NOT NULL,
  word text COLLATE "C" NOT NULL,
  product_id uuid NOT NULL,
  CONSTRAINT product_name_words_pkey PRIMARY KEY (site_id, word, product_id)
);

CREATE TABLE product_options (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  option_type text NOT NULL,
  "position" integer NOT NULL,
  key text NOT NULL DEFAULT ''::text,
  is_shared boolean NOT NULL DEFAULT false,
  CONSTRAINT product_options_pkey PRIMARY KEY (site_id, product_id, id),
  CONSTRAINT product_options_site_id_product_id_fkey FOREIGN KEY (site_id, product_id) REFERENCES products(site_id, id) ON DELETE CASCADE
);
CREATE INDEX product_options_by_id ON product_options USING btree (site_id, id) WHERE is_shared;

CREATE TABLE product_review_reports (
  site_id uuid NOT NULL,
  review_id uuid NOT NULL,
  reporter bytea NOT NULL,
  reason text NOT NULL,
  note text NOT NULL,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT product_review_reports_pkey PRIMARY KEY (site_id, review_id, reporter),
  CONSTRAINT product_review_reports_reason_check CHECK ((reason = ANY (ARRAY['SPAM'::text, 'OFFENSIVE'::text, 'PRIVATE_DATA'::text, 'NOT_ABOUT_PRODUCT'::text]))),
  CONSTRAINT product_review_reports_site_id_review_id_fkey FOREIGN KEY (site_id, review_id) REFERENCES product_reviews(site_id, id) ON DELETE CASCADE
);

CREATE TABLE product_reviews (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  product_id uuid NOT NULL,
  product_name text NOT NULL,
  order_id uuid NOT NULL,
  order_number bigint NOT NULL,
  line_id uuid NOT NULL,
  member_id uuid,
  email text NOT NULL,
  language text NOT NULL,
  rating smallint NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  display_name text NOT NULL,
  status text NOT NULL,
  is_verified boolean NOT NULL,
  reply text,
  reply_date timestamp with time zone,
  report_count integer NOT NULL DEFAULT 0,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  edited_date timestamp with time zone,
  CONSTRAINT product_reviews_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT product_reviews_site_id_line_id_key UNIQUE (site_id, line_id),
  CONSTRAINT product_reviews_check CHECK (((reply IS NULL) = (reply_date IS NULL))),
  CONSTRAINT product_reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  CONSTRAINT product_reviews_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'PUBLISHED'::text, 'REJECTED'::text]))),
  CONSTRAINT product_reviews_site_id_member_id_fkey FOREIGN KEY (site_id, member_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX product_reviews_by_email ON product_reviews USING btree (site_id, lower(email));
CREATE INDEX product_reviews_by_member ON product_reviews USING btree (site_id, member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX product_reviews_newest ON product_reviews USING btree (site_id, created_date, id);
CREATE INDEX product_reviews_newest_of_product ON product_reviews USING btree (site_id, product_id, created_date, id) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX product_reviews_of_order ON product_reviews USING btree (site_id, order_id);
CREATE INDEX product_reviews_of_product ON product_reviews USING btree (site_id, product_id, rating) INCLUDE (is_verified) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX product_reviews_waiting ON product_reviews USING btree (site_id, created_date, id) WHERE (status = 'PENDING'::text);

CREATE TABLE product_ribbons (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  ribbon_id uuid NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT product_ribbons_pkey PRIMARY KEY (site_id, product_id, ribbon_id),
  CONSTRAINT product_ribbons_site_id_product_id_fkey FOREIGN KEY (site_id, product_id) REFERENCES products(site_id, id) ON DELETE CASCADE,
  CONSTRAINT product_ribbons_site_id_ribbon_id_fkey FOREIGN KEY (site_id, ribbon_id) REFERENCES ribbons(site_id, id) ON DELETE CASCADE
);
CREATE INDEX product_ribbons_by_ribbon ON product_ribbons USING btree (site_id, ribbon_id);

CREATE TABLE products (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  numeric_id bigint NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  handle text COLLATE "C" NOT NULL,
  name text NOT NULL,
  slug text COLLATE "C" NOT NULL,
  visible boolean NOT NULL DEFAULT true,
  product_type text NOT NULL DEFAULT 'physical'::text,
  description text NOT NULL DEFAULT ''::text,
  brand_id uuid,
  ribbon_id uuid,
  manage_variants boolean NOT NULL DEFAULT false,
  base_price numeric NOT NULL,
  base_cost numeric,
  base_weight numeric(14,4),
  base_sku text,
  discount_type text NOT NULL DEFAULT 'NONE'::text,
  discount_value numeric(14,4) NOT NULL DEFAULT 0,
  price_per_unit jsonb,
  product_dimensions jsonb,
  package_dimensions jsonb,
  seo jsonb,
  variant_count integer NOT NULL,
  min_price numeric NOT NULL,
  max_price numeric NOT NULL,
  min_list_price numeric NOT NULL,
  max_list_price numeric NOT NULL,
  min_cost numeric,
  max_cost numeric,
  min_weight numeric(14,4),
  max_weight numeric(14,4),
  stock_status text NOT NULL DEFAULT 'IN_STOCK'::text,
  stock_tracked boolean NOT NULL DEFAULT false,
  stock_quantity bigint,
  stock_updated_date timestamp with time zone NOT NULL,
  preorder boolean NOT NULL DEFAULT false,
  main_media_id text,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  out_of_stock_count integer NOT NULL DEFAULT 0,
  tracked_count integer NOT NULL DEFAULT 0,
  preorder_count integer NOT NULL DEFAULT 0,
  digital_file jsonb,
  visible_in_pos boolean NOT NULL DEFAULT true,
  modifiers jsonb NOT NULL DEFAULT '[]'::jsonb,
  subscriptions jsonb,
  public_tags text[] NOT NULL DEFAULT '{}'::text[],
  private_tags text[] NOT NULL DEFAULT '{}'::text[],
  extended_fields jsonb,
  main_category_id uuid,
  tax_group_id uuid,
  purchase_eligibility jsonb,
  delivery jsonb NOT NULL DEFAULT '{"fulfillerId": null, "shippingGroupId": null, "deliveryProfileId": null}'::jsonb,
  description_document text,
  visible_ranges jsonb,
  preorderable_count integer NOT NULL DEFAULT 0,
  preorder_status text NOT NULL GENERATED ALWAYS AS (
CASE
    WHEN (preorder_count <= 0) THEN 'DISABLED'::text
    WHEN (preorder_count >= variant_count) THEN 'ENABLED'::text
    ELSE 'PARTIALLY_ENABLED'::text
END) STORED,
  preorder_availability text NOT NULL GENERATED ALWAYS AS (
CASE
    WHEN (preorderable_count <= 0) THEN 'NO_VARIANTS'::text
    WHEN (preorderable_count >= variant_count) THEN 'ALL_VARIANTS'::text
    ELSE 'SOME_VARIANTS'::text
END) STORED,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (lower(name)) STORED,
  import_id uuid DEFAULT (NULLIF(current_setting('vitrine.import_id'::text, true), ''::text))::uuid,
  subtitle text NOT NULL DEFAULT ''::text,
  custom_fields jsonb NOT NULL DEFAULT '{}'::jsonb,
  is_gift_card boolean,
  quantity_limits jsonb,
  related_product_ids jsonb,
  units_sold integer NOT NULL DEFAULT 0,
  CONSTRAINT products_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT products_handle UNIQUE (site_id, handle),
  CONSTRAINT products_numeric_id UNIQUE (site_id, numeric_id) INCLUDE (id),
  CONSTRAINT products_slug UNIQUE (site_id, slug),
  CONSTRAINT products_site_id_brand_id_fkey FOREIGN KEY (site_id, brand_id) REFERENCES brands(site_id, id),
  CONSTRAINT products_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE,
  CONSTRAINT products_site_id_ribbon_id_fkey FOREIGN KEY (site_id, ribbon_id) REFERENCES ribbons(site_id, id)
);
CREATE INDEX products_by_brand ON products USING btree (site_id, brand_id) WHERE (brand_id IS NOT NULL);
CREATE INDEX products_by_creation ON products USING btree (site_id, created_date, numeric_id);
CREATE INDEX products_by_lowest_price ON products USING btree (site_id, min_price, numeric_id) INCLUDE (id, visible);
CREATE INDEX products_by_modifier ON products USING gin (site_id, modifiers jsonb_path_ops) WHERE (modifiers <> '[]'::jsonb);
CREATE INDEX products_by_name ON products USING btree (site_id, name, numeric_id) INCLUDE (id, visible);
CREATE INDEX products_by_name_key ON products USING btree (site_id, name_key, numeric_id) INCLUDE (id, visible);
CREATE INDEX products_by_name_trigram ON products USING gin (site_id, name_key gin_trgm_ops);
CREATE INDEX products_by_price ON products USING btree (site_id, base_price, numeric_id) INCLUDE (id, visible);
CREATE INDEX products_by_ribbon ON products USING btree (site_id, ribbon_id) WHERE (ribbon_id IS NOT NULL);
CREATE INDEX products_by_stock_update ON products USING btree (site_id, stock_updated_date, numeric_id);
CREATE INDEX products_by_units_sold ON products USING btree (site_id, units_sold, numeric_id) INCLUDE (id) WHERE visible;
CREATE INDEX products_by_update ON products USING btree (site_id, updated_date, numeric_id);
CREATE INDEX products_by_visible ON products USING btree (site_id, visible, numeric_id) INCLUDE (id);
CREATE INDEX products_by_visible_price ON products USING btree (site_id, lowest_visible_price(min_price, visible_ranges, manage_variants), numeric_id) INCLUDE (id) WHERE visible;
CREATE INDEX products_custom_fields ON products USING gin (custom_fields jsonb_path_ops) WHERE (custom_fields <> '{}'::jsonb);
CREATE INDEX products_with_pictures_in_text ON products USING btree (site_id) WHERE (description ~~ '%<img%/media/%'::text);

CREATE TABLE promotion_buyers (
  site_id uuid NOT NULL,
  promotion_id uuid NOT NULL,
  buyer text NOT NULL,
  member_id uuid,
  used bigint NOT NULL,
  CONSTRAINT promotion_buyers_pkey PRIMARY KEY (site_id, promotion_id, buyer),
  CONSTRAINT promotion_buyers_used_check CHECK ((used >= 0)),
  CONSTRAINT promotion_buyers_site_id_member_id_fkey FOREIGN KEY (site_id, member_id) REFERENCES members(site_id, id) ON DELETE CASCADE,
  CONSTRAINT promotion_buyers_site_id_promotion_id_fkey FOREIGN KEY (site_id, promotion_id) REFERENCES promotions(site_id, id) ON DELETE CASCADE
);
CREATE INDEX promotion_buyers_by_member ON promotion_buyers USING btree (site_id, member_id) WHERE (member_id IS NOT NULL);

CREATE TABLE promotion_claims (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  promotion_id uuid NOT NULL,
  code_id uuid,
  buyer text,
  amount_minor bigint NOT NULL,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT promotion_claims_pkey PRIMARY KEY (site_id, order_id, promotion_id),
  CONSTRAINT promotion_claims_amount_minor_check CHECK ((amount_minor >= 0)),
  CONSTRAINT promotion_claims_site_id_promotion_id_fkey FOREIGN KEY (site_id, promotion_id) REFERENCES promotions(site_id, id) ON DELETE CASCADE
);
CREATE INDEX promotion_claims_by_promotion ON promotion_claims USING btree (site_id, promotion_id);

CREATE TABLE promotion_codes (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  promotion_id uuid NOT NULL,
  code text NOT NULL,
  code_key text NOT NULL,
  usage_limit bigint,
  used bigint NOT NULL DEFAULT 0,
  created_date timestamp with time zone NOT NULL,
  batch_id uuid,
  deleted_by uuid,
  CONSTRAINT promotion_codes_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT promotion_codes_usage_limit_check CHECK ((usage_limit > 0)),
  CONSTRAINT promotion_codes_used_check CHECK ((used >= 0)),
  CONSTRAINT promotion_codes_site_id_promotion_id_fkey FOREIGN KEY (site_id, promotion_id) REFERENCES promotions(site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX promotion_codes_by_key ON promotion_codes USING btree (site_id, code_key) WHERE (deleted_by IS NULL);
CREATE INDEX promotion_codes_by_promotion ON promotion_codes USING btree (site_id, promotion_id, created_date, id);

CREATE TABLE promotion_usage (
  site_id uuid NOT NULL,
  promotion_id uuid NOT NULL,
  used bigint NOT NULL,
  spent_minor bigint NOT NULL,
  CONSTRAINT promotion_usage_pkey PRIMARY KEY (site_id, promotion_id),
  CONSTRAINT promotion_usage_spent_minor_check CHECK ((spent_minor >= 0)),
  CONSTRAINT promotion_usage_used_check CHECK ((used >= 0)),
  CONSTRAINT promotion_usage_site_id_promotion_id_fkey FOREIGN KEY (site_id, promotion_id) REFERENCES promotions(site_id, id) ON DELETE CASCADE
);

CREATE TABLE promotions (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  name text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  start_date timestamp with time zone,
  end_date timestamp with time zone,
  trigger text NOT NULL,
  definition_version smallint NOT NULL DEFAULT 1,
  definition jsonb NOT NULL,
  combination_group text,
  rank integer NOT NULL DEFAULT 0,
  mode text NOT NULL,
  not_on_reduced boolean NOT NULL DEFAULT false,
  not_on_subscriptions boolean NOT NULL DEFAULT false,
  limit_total bigint,
  limit_per_buyer bigint,
  budget_minor bigint,
  source text NOT NULL DEFAULT 'PROMOTION'::text,
  published jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  deleted_date timestamp with time zone,
  CONSTRAINT promotions_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT promotions_budget_minor_check CHECK ((budget_minor > 0)),
  CONSTRAINT promotions_check CHECK (((start_date IS NULL) OR (end_date IS NULL) OR (start_date < end_date))),
  CONSTRAINT promotions_limit_per_buyer_check CHECK ((limit_per_buyer > 0)),
  CONSTRAINT promotions_limit_total_check CHECK ((limit_total > 0)),
  CONSTRAINT promotions_mode_check CHECK ((mode = ANY (ARRAY['STACK'::text, 'BEST_OF'::text, 'EXCLUSIVE'::text]))),
  CONSTRAINT promotions_source_check CHECK ((source = ANY (ARRAY['PROMOTION'::text, 'COUPON'::text, 'DISCOUNT_RULE'::text]))),
  CONSTRAINT promotions_trigger_check CHECK ((trigger = ANY (ARRAY['AUTOMATIC'::text, 'CODE'::text]))),
  CONSTRAINT promotions_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX promotions_automatic ON promotions USING btree (site_id) WHERE (active AND (trigger = 'AUTOMATIC'::text));
CREATE INDEX promotions_by_creation ON promotions USING btree (site_id, created_date DESC, id DESC);

CREATE TABLE recovery_codes (
  site_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  used_date timestamp with time zone,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (site_id, identity_id, code_hash),
  CONSTRAINT recovery_codes_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);

CREATE TABLE recovery_tokens (
  site_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  identity_id uuid NOT NULL,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT recovery_tokens_pkey PRIMARY KEY (site_id, token_hash),
  CONSTRAINT recovery_tokens_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX recovery_tokens_by_identity ON recovery_tokens USING btree (site_id, identity_id);

CREATE TABLE redirect_sessions (
  site_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  id uuid NOT NULL,
  sign_in_id uuid NOT NULL,
  target text NOT NULL,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  used_date timestamp with time zone,
  CONSTRAINT redirect_sessions_pkey PRIMARY KEY (site_id, token_hash),
  CONSTRAINT redirect_sessions_site_id_sign_in_id_fkey FOREIGN KEY (site_id, sign_in_id) REFERENCES sign_ins(site_id, id) ON DELETE CASCADE
);
CREATE INDEX redirect_sessions_by_age ON redirect_sessions USING btree (site_id, expires_date);

CREATE TABLE refund_payments (
  site_id uuid NOT NULL,
  refund_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount_minor bigint NOT NULL,
  state text NOT NULL,
  is_external boolean NOT NULL,
  failure text,
  to_store_credit boolean NOT NULL DEFAULT false,
  to_order_id uuid,
  CONSTRAINT refund_payments_pkey PRIMARY KEY (site_id, refund_id, payment_id),
  CONSTRAINT refund_payments_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT refund_payments_check CHECK (((to_order_id IS NULL) OR (NOT to_store_credit))),
  CONSTRAINT refund_payments_state_check CHECK ((state = ANY (ARRAY['RESERVED'::text, 'SENT'::text, 'DONE'::text, 'FAILED'::text]))),
  CONSTRAINT refund_payments_site_id_payment_id_fkey FOREIGN KEY (site_id, payment_id) REFERENCES payments(site_id, id) ON DELETE CASCADE,
  CONSTRAINT refund_payments_site_id_refund_id_fkey FOREIGN KEY (site_id, refund_id) REFERENCES refunds(site_id, id) ON DELETE CASCADE
);
CREATE INDEX refund_payments_of_payment ON refund_payments USING btree (site_id, payment_id);

CREATE TABLE refunds (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  amount_minor bigint NOT NULL,
  tax_minor bigint NOT NULL,
  reason text NOT NULL DEFAULT ''::text,
  lines jsonb NOT NULL DEFAULT '[]'::jsonb,
  delivery_group_ids text[] NOT NULL DEFAULT '{}'::text[],
  request_key text,
  request_hash bytea,
  created_date timestamp with time zone NOT NULL,
  delivery_minor bigint NOT NULL DEFAULT 0,
  fees jsonb NOT NULL DEFAULT '[]'::jsonb,
  of_balance boolean NOT NULL DEFAULT false,
  CONSTRAINT refunds_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT refunds_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT refunds_check CHECK (((request_key IS NULL) = (request_hash IS NULL))),
  CONSTRAINT refunds_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX refunds_by_request ON refunds USING btree (site_id, order_id, request_key) WHERE (request_key IS NOT NULL);
CREATE INDEX refunds_of_order ON refunds USING btree (site_id, order_id);

CREATE TABLE registrations (
  site_id uuid NOT NULL,
  state_hash bytea NOT NULL,
  identity_id uuid NOT NULL,
  client_id uuid,
  email text NOT NULL,
  email_key text NOT NULL,
  password_hash text NOT NULL,
  profile jsonb NOT NULL,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT registrations_pkey PRIMARY KEY (site_id, state_hash),
  CONSTRAINT registrations_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX registrations_by_email ON registrations USING btree (site_id, email_key);
CREATE INDEX registrations_by_end ON registrations USING btree (expires_date);

CREATE TABLE remembered_devices (
  site_id uuid NOT NULL,
  device_hash bytea NOT NULL,
  identity_id uuid NOT NULL,
  user_agent text NOT NULL,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT remembered_devices_pkey PRIMARY KEY (site_id, device_hash),
  CONSTRAINT remembered_devices_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX remembered_devices_by_identity ON remembered_devices USING btree (site_id, identity_id);

CREATE TABLE remembered_import_mappings (
  site_id uuid NOT NULL,
  header_key text NOT NULL,
  platform text NOT NULL,
  choices jsonb NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT remembered_import_mappings_pkey PRIMARY KEY (site_id, header_key),
  CONSTRAINT remembered_import_mappings_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE reminder_suppressions (
  site_id uuid NOT NULL,
  address_hash bytea NOT NULL,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT reminder_suppressions_pkey PRIMARY KEY (site_id, address_hash)
);

CREATE TABLE rendered_products (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  renderer text NOT NULL,
  cache_version text NOT NULL,
  snapshot pg_snapshot NOT NULL,
  body text NOT NULL,
  stamp uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT rendered_products_pkey PRIMARY KEY (site_id, product_id, renderer)
);

CREATE TABLE return_counters (
  site_id uuid NOT NULL,
  next_number bigint NOT NULL,
  CONSTRAINT return_counters_pkey PRIMARY KEY (site_id),
  CONSTRAINT return_counters_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE return_events (
  site_id uuid NOT NULL,
  return_id uuid NOT NULL,
  place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  actor jsonb NOT NULL,
  text text NOT NULL DEFAULT ''::text,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT return_events_pkey PRIMARY KEY (site_id, return_id, place),
  CONSTRAINT return_events_site_id_return_id_fkey FOREIGN KEY (site_id, return_id) REFERENCES returns(site_id, id) ON DELETE CASCADE
);

CREATE TABLE return_lines (
  site_id uuid NOT NULL,
  return_id uuid NOT NULL,
  line_id uuid NOT NULL,
  "position" integer NOT NULL,
  quantity integer NOT NULL,
  reason text NOT NULL DEFAULT ''::text,
  comment text NOT NULL DEFAULT ''::text,
  resell integer,
  wish text NOT NULL DEFAULT ''::text,
  CONSTRAINT return_lines_pkey PRIMARY KEY (site_id, return_id, line_id),
  CONSTRAINT return_lines_check CHECK (((resell >= 0) AND (resell <= quantity))),
  CONSTRAINT return_lines_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT return_lines_site_id_return_id_fkey FOREIGN KEY (site_id, return_id) REFERENCES returns(site_id, id) ON DELETE CASCADE
);

CREATE TABLE return_settings (
  site_id uuid NOT NULL,
  settings jsonb NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT return_settings_pkey PRIMARY KEY (site_id),
  CONSTRAINT return_settings_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE returns (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  number bigint NOT NULL,
  order_id uuid NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  kind text NOT NULL,
  state text NOT NULL,
  late boolean NOT NULL DEFAULT false,
  settlement jsonb,
  request_key text,
  request_hash bytea,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT returns_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT returns_check CHECK (((state = 'SETTLED'::text) = (settlement IS NOT NULL))),
  CONSTRAINT returns_kind_check CHECK ((kind = ANY (ARRAY['RETURN'::text, 'WITHDRAWAL'::text]))),
  CONSTRAINT returns_state_check CHECK ((state = ANY (ARRAY['REQUESTED'::text, 'AGREED'::text, 'DECLINED'::text, 'CANCELLED'::text, 'RECEIVED'::text, 'INSPECTED'::text, 'SETTLED'::text]))),
  CONSTRAINT returns_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, id) ON DELETE CASCADE
);
CREATE INDEX returns_by_date ON returns USING btree (site_id, created_date DESC, id DESC);
CREATE UNIQUE INDEX returns_by_number ON returns USING btree (site_id, number);
CREATE UNIQUE INDEX returns_by_request ON returns USING btree (site_id, order_id, request_key) WHERE (request_key IS NOT NULL);
CREATE INDEX returns_of_order ON returns USING btree (site_id, order_id, number);
CREATE INDEX returns_open ON returns USING btree (site_id) WHERE (state = ANY (ARRAY['REQUESTED'::text, 'RECEIVED'::text, 'INSPECTED'::text]));

CREATE TABLE review_request_suppressions (
  site_id uuid NOT NULL,
  address_hash bytea NOT NULL,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT review_request_suppressions_pkey PRIMARY KEY (site_id, address_hash)
);

CREATE TABLE review_requests (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  due_date timestamp with time zone,
  mailed_date timestamp with time zone,
  CONSTRAINT review_requests_pkey PRIMARY KEY (site_id, order_id),
  CONSTRAINT review_requests_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, id) ON DELETE CASCADE
);
CREATE INDEX review_requests_due ON review_requests USING btree (due_date) WHERE (due_date IS NOT NULL);

CREATE TABLE ribbons (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT ribbons_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT ribbons_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX ribbons_by_creation ON ribbons USING btree (site_id, created_date DESC, id DESC);
CREATE UNIQUE INDEX ribbons_name ON ribbons USING btree (site_id, lower(name));

CREATE TABLE saved_views (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  list text NOT NULL,
  owner_id text NOT NULL,
  views jsonb NOT NULL,
  revision integer NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT saved_views_pkey PRIMARY KEY (site_id, list, owner_id),
  CONSTRAINT saved_views_list_check CHECK ((list = ANY (ARRAY['PRODUCTS'::text, 'ORDERS'::text, 'MEMBERS'::text, 'CUSTOMERS'::text, 'DRAFT_ORDERS'::text, 'RETURNS'::text, 'DISCOUNTS'::text, 'GIFT_CARDS'::text, 'STOCK'::text]))),
  CONSTRAINT saved_views_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE search_changes (
  site_id uuid NOT NULL,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  product_id uuid,
  CONSTRAINT search_changes_pkey PRIMARY KEY (site_id, seq)
);

CREATE TABLE search_document_changes (
  site_id uuid NOT NULL,
  tx xid8 NOT NULL,
  product_id uuid NOT NULL,
  CONSTRAINT search_document_changes_pkey PRIMARY KEY (site_id, tx, product_id)
);

CREATE TABLE search_documents (
  site_id uuid NOT NULL,
  index_id uuid NOT NULL,
  product_id uuid NOT NULL,
  vector tsvector NOT NULL,
  visible_vector tsvector,
  numeric_id bigint NOT NULL,
  visible boolean NOT NULL,
  CONSTRAINT search_documents_pkey PRIMARY KEY (site_id, product_id, index_id)
);
CREATE INDEX search_documents_by_vector ON search_documents USING gin (index_id, vector);

CREATE TABLE search_engines (
  address text NOT NULL,
  created_date timestamp with time zone NOT NULL,
  busy_until timestamp with time zone,
  CONSTRAINT search_engines_pkey PRIMARY KEY (address)
);

CREATE TABLE search_indexes (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  language text NOT NULL,
  is_current boolean NOT NULL,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT search_indexes_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT search_indexes_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX search_indexes_current ON search_indexes USING btree (site_id) WHERE is_current;

CREATE TABLE search_readers (
  site_id uuid NOT NULL,
  generation integer NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT search_readers_pkey PRIMARY KEY (site_id),
  CONSTRAINT search_readers_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE search_words (
  site_id uuid NOT NULL,
  index_id uuid NOT NULL,
  word text COLLATE "C" NOT NULL,
  tx xid8 NOT NULL,
  CONSTRAINT search_words_pkey PRIMARY KEY (site_id, index_id, word, tx)
);
CREATE INDEX search_words_by_trigram ON search_words USING gin (index_id, word gin_trgm_ops);

CREATE TABLE searches_without_result (
  site_id uuid NOT NULL,
  day date NOT NULL,
  words text NOT NULL,
  count integer NOT NULL DEFAULT 1,
  last_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT searches_without_result_pkey PRIMARY KEY (site_id, day, words),
  CONSTRAINT searches_without_result_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX searches_without_result_by_expiry ON searches_without_result USING btree (expires_date);

CREATE TABLE settlement_lines (
  site_id uuid NOT NULL,
  settlement_id uuid NOT NULL,
  "position" integer NOT NULL,
  provider text NOT NULL,
  line_key text NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  day date NOT NULL,
  amount_minor bigint NOT NULL,
  amount_currency text NOT NULL,
  gross_minor bigint NOT NULL,
  fee_minor bigint NOT NULL,
  paid_out_minor bigint NOT NULL,
  currency text NOT NULL,
  payout text NOT NULL,
  match text NOT NULL,
  expected_minor bigint,
  order_id uuid,
  event_id text,
  CONSTRAINT settlement_lines_pkey PRIMARY KEY (site_id, settlement_id, "position"),
  CONSTRAINT settlement_lines_site_id_provider_line_key_key UNIQUE (site_id, provider, line_key),
  CONSTRAINT settlement_lines_kind_check CHECK ((kind = ANY (ARRAY['PAYMENT'::text, 'REFUND'::text, 'DISPUTE'::text, 'FEE'::text, 'PAYOUT'::text, 'OTHER'::text]))),
  CONSTRAINT settlement_lines_match_check CHECK ((match = ANY (ARRAY['MATCHED'::text, 'AMOUNT_DIFFERS'::text, 'NOT_IN_SHOP'::text, 'NONE'::text]))),
  CONSTRAINT settlement_lines_site_id_settlement_id_fkey FOREIGN KEY (site_id, settlement_id) REFERENCES settlements(site_id, id) ON DELETE CASCADE
);
CREATE INDEX settlement_lines_by_event ON settlement_lines USING btree (site_id, provider, event_id) WHERE (event_id IS NOT NULL);

CREATE TABLE settlements (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  provider text NOT NULL,
  format text NOT NULL,
  file_name text NOT NULL,
  content_hash bytea NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  repeated integer NOT NULL,
  totals jsonb NOT NULL,
  payouts jsonb NOT NULL,
  created_date timestamp with time zone NOT NULL,
  deleted_date timestamp with time zone,
  CONSTRAINT settlements_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT settlements_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX settlements_by_content ON settlements USING btree (site_id, content_hash) WHERE (deleted_date IS NULL);
CREATE INDEX settlements_by_day ON settlements USING btree (site_id, last_day) WHERE (deleted_date IS NULL);

CREATE TABLE shipping_options (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  estimated_delivery_time text NOT NULL,
  active boolean NOT NULL,
  delivery_region_ids uuid[] NOT NULL,
  rates jsonb NOT NULL,
  free_from numeric,
  revision bigint NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT shipping_options_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT shipping_options_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE short_addresses (
  site_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  sealed_address text NOT NULL,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT short_addresses_pkey PRIMARY KEY (site_id, code_hash),
  CONSTRAINT short_addresses_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX short_addresses_by_age ON short_addresses USING btree (site_id, expires_date);

CREATE TABLE sign_in_flows (
  site_id uuid NOT NULL,
  state_hash bytea NOT NULL,
  identity_id uuid NOT NULL,
  client_id uuid,
  proofs text[] NOT NULL,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  requested_by uuid,
  CONSTRAINT sign_in_flows_pkey PRIMARY KEY (site_id, state_hash),
  CONSTRAINT sign_in_flows_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX sign_in_flows_by_identity ON sign_in_flows USING btree (site_id, identity_id);

CREATE TABLE sign_ins (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  identity_id uuid NOT NULL,
  client_id uuid,
  refresh_hash bytea,
  user_agent text NOT NULL DEFAULT ''::text,
  network text NOT NULL DEFAULT ''::text,
  signed_in_date timestamp with time zone NOT NULL,
  created_date timestamp with time zone NOT NULL,
  last_used_date timestamp with time zone,
  expires_date timestamp with time zone NOT NULL,
  ended_date timestamp with time zone,
  proofs text[] NOT NULL DEFAULT '{}'::text[],
  scope text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT sign_ins_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT sign_ins_refresh UNIQUE (site_id, refresh_hash),
  CONSTRAINT sign_ins_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX sign_ins_by_identity ON sign_ins USING btree (site_id, identity_id, created_date);

CREATE TABLE signing_keys (
  id text NOT NULL,
  private_jwk jsonb NOT NULL,
  public_jwk jsonb NOT NULL,
  created_date timestamp with time zone NOT NULL DEFAULT now(),
  retired_date timestamp with time zone,
  algorithm text NOT NULL DEFAULT 'ES256'::text,
  CONSTRAINT signing_keys_pkey PRIMARY KEY (id)
);

CREATE TABLE site_secrets (
  site_id uuid NOT NULL,
  name text NOT NULL,
  sealed text NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT site_secrets_pkey PRIMARY KEY (site_id, name),
  CONSTRAINT site_secrets_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE sites (
  id uuid NOT NULL,
  name text NOT NULL,
  namespace text NOT NULL DEFAULT 'HEADLESS'::text,
  state text NOT NULL DEFAULT 'ENABLED'::text,
  deletion text,
  created_from text NOT NULL DEFAULT 'OTHER'::text,
  domains text[] NOT NULL DEFAULT '{}'::text[],
  settings jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_date timestamp with time zone NOT NULL DEFAULT now(),
  updated_date timestamp with time zone NOT NULL DEFAULT now(),
  trashed_date timestamp with time zone,
  purged_date timestamp with time zone,
  CONSTRAINT sites_pkey PRIMARY KEY (id)
);

CREATE TABLE staff (
  id uuid NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  name text NOT NULL DEFAULT ''::text,
  password_hash text,
  created_date timestamp with time zone NOT NULL DEFAULT now(),
  last_login_date timestamp with time zone,
  CONSTRAINT staff_pkey PRIMARY KEY (id),
  CONSTRAINT staff_email_key_key UNIQUE (email_key)
);

CREATE TABLE staff_authenticators (
  staff_id uuid NOT NULL,
  sealed_secret text,
  sealed_pending text,
  last_step bigint,
  confirmed_date timestamp with time zone,
  last_used_date timestamp with time zone,
  CONSTRAINT staff_authenticators_pkey PRIMARY KEY (staff_id),
  CONSTRAINT staff_authenticators_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);

CREATE TABLE staff_invitations (
  token_hash bytea NOT NULL,
  email text,
  site_id uuid,
  role text NOT NULL,
  created_date timestamp with time zone NOT NULL DEFAULT now(),
  expires_date timestamp with time zone NOT NULL,
  used_date timestamp with time zone,
  id uuid NOT NULL,
  CONSTRAINT staff_invitations_pkey PRIMARY KEY (token_hash),
  CONSTRAINT staff_invitations_id_key UNIQUE (id),
  CONSTRAINT staff_invitations_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX staff_invitations_by_site ON staff_invitations USING btree (site_id, expires_date);

CREATE TABLE staff_passkeys (
  id uuid NOT NULL,
  staff_id uuid NOT NULL,
  name text NOT NULL,
  rp_id text NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  is_synced boolean NOT NULL,
  is_backed_up boolean NOT NULL,
  created_date timestamp with time zone NOT NULL,
  last_used_date timestamp with time zone,
  CONSTRAINT staff_passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT staff_passkeys_rp_id_credential_id_key UNIQUE (rp_id, credential_id),
  CONSTRAINT staff_passkeys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX staff_passkeys_by_staff ON staff_passkeys USING btree (staff_id);

CREATE TABLE staff_recoveries (
  token_hash bytea NOT NULL,
  staff_id uuid NOT NULL,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT staff_recoveries_pkey PRIMARY KEY (token_hash),
  CONSTRAINT staff_recoveries_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX staff_recoveries_by_expiry ON staff_recoveries USING btree (expires_date);
CREATE INDEX staff_recoveries_by_staff ON staff_recoveries USING btree (staff_id);

CREATE TABLE staff_recovery_codes (
  staff_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  used_date timestamp with time zone,
  CONSTRAINT staff_recovery_codes_pkey PRIMARY KEY (staff_id, code_hash),
  CONSTRAINT staff_recovery_codes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);

CREATE TABLE staff_roles (
  staff_id uuid NOT NULL,
  site_id uuid,
  role text NOT NULL,
  CONSTRAINT staff_roles_staff_id_site_id_key UNIQUE NULLS NOT DISTINCT (staff_id, site_id),
  CONSTRAINT staff_roles_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE,
  CONSTRAINT staff_roles_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);

CREATE TABLE staff_sessions (
  token_hash bytea NOT NULL,
  staff_id uuid NOT NULL,
  user_agent text NOT NULL DEFAULT ''::text,
  network text NOT NULL DEFAULT ''::text,
  created_date timestamp with time zone NOT NULL DEFAULT now(),
  last_seen_date timestamp with time zone NOT NULL DEFAULT now(),
  expires_date timestamp with time zone NOT NULL,
  id uuid NOT NULL,
  second_factor text,
  proved_date timestamp with time zone,
  CONSTRAINT staff_sessions_pkey PRIMARY KEY (token_hash),
  CONSTRAINT staff_sessions_id_key UNIQUE (id),
  CONSTRAINT staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX staff_sessions_by_staff ON staff_sessions USING btree (staff_id);

CREATE TABLE staff_sign_in_flows (
  token_hash bytea NOT NULL,
  staff_id uuid NOT NULL,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT staff_sign_in_flows_pkey PRIMARY KEY (token_hash),
  CONSTRAINT staff_sign_in_flows_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX staff_sign_in_flows_by_expiry ON staff_sign_in_flows USING btree (expires_date);
CREATE INDEX staff_sign_in_flows_by_staff ON staff_sign_in_flows USING btree (staff_id);

CREATE TABLE stale_search_documents (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  CONSTRAINT stale_search_documents_pkey PRIMARY KEY (site_id, product_id)
);

CREATE TABLE stock_buckets (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  bucket smallint NOT NULL,
  quantity bigint NOT NULL,
  taken bigint NOT NULL DEFAULT 0,
  CONSTRAINT stock_buckets_pkey PRIMARY KEY (site_id, product_id, variant_id, location_id, bucket),
  CONSTRAINT stock_buckets_bucket_check CHECK (((bucket >= 0) AND (bucket <= 15))),
  CONSTRAINT stock_buckets_quantity_check CHECK ((quantity >= 0)),
  CONSTRAINT stock_buckets_site_id_product_id_variant_id_location_id_fkey FOREIGN KEY (site_id, product_id, variant_id, location_id) REFERENCES inventory_items(site_id, product_id, variant_id, location_id) ON DELETE CASCADE
);

CREATE TABLE stock_holds (
  site_id uuid NOT NULL,
  holder_id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  quantity bigint NOT NULL,
  preordered integer NOT NULL,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone,
  CONSTRAINT stock_holds_pkey PRIMARY KEY (site_id, holder_id, product_id, variant_id, location_id),
  CONSTRAINT stock_holds_check CHECK (((quantity + preordered) > 0)),
  CONSTRAINT stock_holds_preordered_check CHECK ((preordered >= 0)),
  CONSTRAINT stock_holds_quantity_check CHECK ((quantity >= 0)),
  CONSTRAINT stock_holds_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX stock_holds_by_expiry ON stock_holds USING btree (expires_date) WHERE (expires_date IS NOT NULL);
CREATE INDEX stock_holds_by_item ON stock_holds USING btree (site_id, product_id, variant_id, location_id, expires_date);

CREATE TABLE stock_routing (
  site_id uuid NOT NULL,
  revision integer NOT NULL,
  rules jsonb NOT NULL,
  locations jsonb NOT NULL,
  ships uuid[] NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT stock_routing_pkey PRIMARY KEY (site_id),
  CONSTRAINT stock_routing_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE stock_saves (
  site_id uuid NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  group_id text NOT NULL,
  item_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT stock_saves_pkey PRIMARY KEY (site_id, key),
  CONSTRAINT stock_saves_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX stock_saves_by_expiry ON stock_saves USING btree (expires_date);

CREATE TABLE store_credit_entries (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  store_credit_id uuid NOT NULL,
  place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  amount_minor bigint NOT NULL,
  reason text NOT NULL,
  expiration_date timestamp with time zone,
  order_id uuid,
  order_number bigint,
  payment_id uuid,
  parts jsonb NOT NULL,
  request_key text,
  request_hash bytea,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT store_credit_entries_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT store_credit_entries_check CHECK ((((amount_minor < 0) = (kind = ANY (ARRAY['SPENT'::text, 'TAKEN_BACK'::text, 'EXPIRED'::text]))) AND (amount_minor <> 0))),
  CONSTRAINT store_credit_entries_check1 CHECK (((request_key IS NULL) = (request_hash IS NULL))),
  CONSTRAINT store_credit_entries_check2 CHECK (((payment_id IS NOT NULL) = (kind = ANY (ARRAY['SPENT'::text, 'RETURNED'::text])))),
  CONSTRAINT store_credit_entries_kind_check CHECK ((kind = ANY (ARRAY['GIVEN'::text, 'REFUNDED'::text, 'SPENT'::text, 'RETURNED'::text, 'TAKEN_BACK'::text, 'EXPIRED'::text]))),
  CONSTRAINT store_credit_entries_site_id_store_credit_id_fkey FOREIGN KEY (site_id, store_credit_id) REFERENCES store_credits(site_id, id) ON DELETE CASCADE
);
CREATE INDEX store_credit_entries_by_place ON store_credit_entries USING btree (site_id, store_credit_id, place);
CREATE UNIQUE INDEX store_credit_entries_by_request ON store_credit_entries USING btree (site_id, request_key) WHERE (request_key IS NOT NULL);
CREATE INDEX store_credit_entries_of_payment ON store_credit_entries USING btree (site_id, payment_id) WHERE (payment_id IS NOT NULL);

CREATE TABLE store_credit_lots (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  store_credit_id uuid NOT NULL,
  left_minor bigint NOT NULL,
  expiration_date timestamp with time zone,
  created_date timestamp with time zone NOT NULL,
  reminded_date timestamp with time zone,
  CONSTRAINT store_credit_lots_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT store_credit_lots_left_minor_check CHECK ((left_minor >= 0)),
  CONSTRAINT store_credit_lots_site_id_store_credit_id_fkey FOREIGN KEY (site_id, store_credit_id) REFERENCES store_credits(site_id, id) ON DELETE CASCADE
);
CREATE INDEX store_credit_lots_left ON store_credit_lots USING btree (site_id, store_credit_id) WHERE (left_minor > 0);
CREATE INDEX store_credit_lots_to_expire ON store_credit_lots USING btree (expiration_date) WHERE ((expiration_date IS NOT NULL) AND (left_minor > 0));
CREATE INDEX store_credit_lots_to_remind ON store_credit_lots USING btree (expiration_date) WHERE ((expiration_date IS NOT NULL) AND (left_minor > 0) AND (reminded_date IS NULL));

CREATE TABLE store_credits (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision integer NOT NULL,
  member_id uuid,
  currency text NOT NULL,
  balance_minor bigint NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT store_credits_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT store_credits_balance_minor_check CHECK ((balance_minor >= 0))
);
CREATE INDEX store_credits_by_date ON store_credits USING btree (site_id, updated_date, id);
CREATE UNIQUE INDEX store_credits_of_member ON store_credits USING btree (site_id, member_id, currency) WHERE (member_id IS NOT NULL);

CREATE TABLE subscription_cycles (
  site_id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  cycle integer NOT NULL,
  outcome text NOT NULL,
  order_id uuid,
  order_number bigint,
  problem text,
  due_date timestamp with time zone NOT NULL,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT subscription_cycles_pkey PRIMARY KEY (site_id, subscription_id, cycle),
  CONSTRAINT subscription_cycles_check CHECK (((order_id IS NOT NULL) = (outcome = 'ORDERED'::text))),
  CONSTRAINT subscription_cycles_cycle_check CHECK ((cycle >= 0)),
  CONSTRAINT subscription_cycles_outcome_check CHECK ((outcome = ANY (ARRAY['ORDERED'::text, 'SKIPPED'::text, 'UNAVAILABLE'::text]))),
  CONSTRAINT subscription_cycles_site_id_subscription_id_fkey FOREIGN KEY (site_id, subscription_id) REFERENCES subscriptions(site_id, id) ON DELETE CASCADE
);
CREATE INDEX subscription_cycles_of_order ON subscription_cycles USING btree (site_id, order_id) WHERE (order_id IS NOT NULL);

CREATE TABLE subscriptions (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision integer NOT NULL,
  status text NOT NULL,
  order_id uuid NOT NULL,
  order_number bigint NOT NULL,
  line_id uuid NOT NULL,
  member_id uuid,
  visitor_id uuid,
  email text,
  buyer_name text NOT NULL,
  language text NOT NULL,
  channel jsonb NOT NULL,
  currency text NOT NULL,
  product_id uuid NOT NULL,
  reference jsonb NOT NULL,
  name text NOT NULL,
  description_lines jsonb NOT NULL,
  image jsonb,
  quantity integer NOT NULL,
  unit_price_minor bigint NOT NULL,
  plan_title text NOT NULL,
  frequency text NOT NULL,
  frequency_interval integer NOT NULL,
  billing_cycles integer,
  delivery_option_id text,
  delivery_title text NOT NULL,
  shipping jsonb,
  billing jsonb,
  payment_id uuid,
  start_date timestamp with time zone NOT NULL,
  next_cycle integer,
  next_date timestamp with time zone,
  orders_count integer NOT NULL DEFAULT 1,
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  reminded_cycle integer,
  open_order_id uuid,
  failed_charges integer NOT NULL DEFAULT 0,
  retry_date timestamp with time zone,
  work_date timestamp with time zone,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  ended_date timestamp with time zone,
  CONSTRAINT subscriptions_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT subscriptions_billing_cycles_check CHECK ((billing_cycles > 0)),
  CONSTRAINT subscriptions_check CHECK (((next_cycle IS NULL) = (next_date IS NULL))),
  CONSTRAINT subscriptions_check1 CHECK (((open_order_id IS NOT NULL) OR (retry_date IS NULL))),
  CONSTRAINT subscriptions_frequency_check CHECK ((frequency = ANY (ARRAY['DAY'::text, 'WEEK'::text, 'MONTH'::text, 'YEAR'::text]))),
  CONSTRAINT subscriptions_frequency_interval_check CHECK ((frequency_interval > 0)),
  CONSTRAINT subscriptions_next_cycle_check CHECK ((next_cycle > 0)),
  CONSTRAINT subscriptions_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT subscriptions_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'ACTIVE'::text, 'PAUSED'::text, 'PAST_DUE'::text, 'CANCELLED'::text, 'COMPLETED'::text]))),
  CONSTRAINT subscriptions_unit_price_minor_check CHECK ((unit_price_minor >= 0)),
  CONSTRAINT subscriptions_site_id_member_id_fkey FOREIGN KEY (site_id, member_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX subscriptions_by_date ON subscriptions USING btree (site_id, created_date, id);
CREATE UNIQUE INDEX subscriptions_of_line ON subscriptions USING btree (site_id, order_id, line_id);
CREATE INDEX subscriptions_of_member ON subscriptions USING btree (site_id, member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX subscriptions_of_visitor ON subscriptions USING btree (site_id, visitor_id) WHERE (visitor_id IS NOT NULL);
CREATE INDEX subscriptions_to_work_on ON subscriptions USING btree (work_date) WHERE (work_date IS NOT NULL);
CREATE INDEX subscriptions_with_open_order ON subscriptions USING btree (site_id, open_order_id) WHERE (open_order_id IS NOT NULL);

CREATE TABLE tax_exempt_groups (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  revision bigint NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT tax_exempt_groups_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT tax_exempt_groups_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE tax_groups (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  category text NOT NULL,
  is_system boolean NOT NULL,
  revision bigint NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT tax_groups_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT tax_groups_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE tax_rates (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  tax_group_id uuid NOT NULL,
  tax_region_id uuid NOT NULL,
  tax_rate numeric NOT NULL,
  tax_name text NOT NULL,
  tax_type text NOT NULL,
  jurisdiction text NOT NULL,
  jurisdiction_type text NOT NULL,
  description text NOT NULL,
  exempt_rates jsonb NOT NULL,
  valid_from date,
  valid_to date,
  revision bigint NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT tax_rates_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT tax_rates_check CHECK ((valid_to >= valid_from)),
  CONSTRAINT tax_rates_tax_rate_check CHECK ((tax_rate >= (0)::numeric)),
  CONSTRAINT tax_rates_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE,
  CONSTRAINT tax_rates_site_id_tax_group_id_fkey FOREIGN KEY (site_id, tax_group_id) REFERENCES tax_groups(site_id, id),
  CONSTRAINT tax_rates_site_id_tax_region_id_fkey FOREIGN KEY (site_id, tax_region_id) REFERENCES tax_regions(site_id, id)
);
CREATE INDEX tax_rates_by_group ON tax_rates USING btree (site_id, tax_group_id);
CREATE INDEX tax_rates_by_region ON tax_rates USING btree (site_id, tax_region_id, tax_group_id);

CREATE TABLE tax_regions (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  country text NOT NULL,
  subdivision text NOT NULL,
  postal_codes text[] NOT NULL,
  uses_published_rates boolean NOT NULL,
  tax_included_in_price boolean,
  revision bigint NOT NULL,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT tax_regions_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT tax_regions_site_id_country_subdivision_postal_codes_key UNIQUE (site_id, country, subdivision, postal_codes),
  CONSTRAINT tax_regions_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE test_bank_payments (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  state text NOT NULL,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  order_number text NOT NULL,
  return_url text NOT NULL,
  card text,
  events jsonb NOT NULL DEFAULT '[]'::jsonb,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT test_bank_payments_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT test_bank_payments_state_check CHECK ((state = ANY (ARRAY['NEW'::text, 'CHALLENGE'::text, 'AUTHORIZED'::text, 'CAPTURED'::text, 'IN_REVIEW'::text, 'DECLINED'::text, 'CANCELLED'::text, 'RELEASED'::text]))),
  CONSTRAINT test_bank_payments_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE themes (
  site_id uuid NOT NULL,
  published jsonb NOT NULL,
  draft jsonb,
  revision integer NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT themes_pkey PRIMARY KEY (site_id),
  CONSTRAINT themes_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE undone_facts (
  site_id uuid NOT NULL,
  seq bigint NOT NULL,
  undone_by text NOT NULL,
  at timestamp with time zone NOT NULL,
  redone_by text,
  CONSTRAINT undone_facts_pkey PRIMARY KEY (site_id, seq, undone_by),
  CONSTRAINT undone_facts_site_id_seq_fkey FOREIGN KEY (site_id, seq) REFERENCES facts(site_id, seq) ON DELETE CASCADE
);
CREATE INDEX undone_facts_by_group ON undone_facts USING btree (site_id, undone_by);

CREATE TABLE used_captcha_challenges (
  site_id uuid NOT NULL,
  challenge_hash bytea NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT used_captcha_challenges_pkey PRIMARY KEY (site_id, challenge_hash),
  CONSTRAINT used_captcha_challenges_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE variants (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  id uuid NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  "position" integer NOT NULL,
  choice_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  list_price numeric NOT NULL,
  sale_price numeric,
  cost numeric,
  weight numeric(14,4),
  sku text,
  barcode text,
  visible boolean NOT NULL DEFAULT true,
  product_dimensions jsonb,
  package_dimensions jsonb,
  in_stock boolean NOT NULL DEFAULT true,
  unit jsonb,
  custom_fields jsonb NOT NULL DEFAULT '{}'::jsonb,
  manufacturer_part_number text,
  CONSTRAINT variants_pkey PRIMARY KEY (site_id, id, product_id),
  CONSTRAINT variants_choices UNIQUE (site_id, product_id, choice_ids) DEFERRABLE,
  CONSTRAINT variants_site_id_product_id_fkey FOREIGN KEY (site_id, product_id) REFERENCES products(site_id, id) ON DELETE CASCADE
);
CREATE INDEX variants_by_barcode ON variants USING btree (site_id, barcode) WHERE (barcode IS NOT NULL);
CREATE INDEX variants_by_choice ON variants USING gin (choice_ids) WHERE (cardinality(choice_ids) > 1);
CREATE INDEX variants_by_cost ON variants USING btree (site_id, product_id, visible, cost) WHERE ((cost IS NOT NULL) AND ("position" >= 8));
CREATE INDEX variants_by_list_price ON variants USING btree (site_id, product_id, visible, list_price) WHERE ("position" >= 8);
CREATE INDEX variants_by_paid_price ON variants USING btree (site_id, product_id, visible, LEAST(list_price, sale_price)) WHERE ("position" >= 8);
CREATE INDEX variants_by_position ON variants USING btree (site_id, product_id, "position");
CREATE INDEX variants_by_sku ON variants USING btree (site_id, sku) WHERE (sku IS NOT NULL);
CREATE INDEX variants_by_sku_key ON variants USING btree (site_id, lower(sku) COLLATE "C", product_id, id);
CREATE INDEX variants_by_stock ON variants USING btree (site_id, inventory_item_id(product_id, id, site_id));
CREATE INDEX variants_by_weight ON variants USING btree (site_id, product_id, visible, weight) WHERE ((weight IS NOT NULL) AND ("position" >= 8));

CREATE TABLE vat_id_checks (
  site_id uuid NOT NULL,
  vat_id text NOT NULL,
  checked_date timestamp with time zone NOT NULL,
  country text NOT NULL,
  is_valid boolean NOT NULL,
  method text NOT NULL,
  reference text NOT NULL,
  CONSTRAINT vat_id_checks_pkey PRIMARY KEY (site_id, vat_id, checked_date),
  CONSTRAINT vat_id_checks_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE visit_counts (
  site_id uuid NOT NULL,
  day date NOT NULL,
  source text NOT NULL,
  visits integer NOT NULL DEFAULT 0,
  product_visits integer NOT NULL DEFAULT 0,
  CONSTRAINT visit_counts_pkey PRIMARY KEY (site_id, day, source),
  CONSTRAINT visit_counts_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE visit_marks (
  site_id uuid NOT NULL,
  day date NOT NULL,
  mark bytea NOT NULL,
  source text NOT NULL,
  saw_product boolean NOT NULL,
  CONSTRAINT visit_marks_pkey PRIMARY KEY (site_id, day, mark),
  CONSTRAINT visit_marks_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE visit_salts (
  site_id uuid NOT NULL,
  day date NOT NULL,
  salt bytea NOT NULL,
  CONSTRAINT visit_salts_pkey PRIMARY KEY (site_id, day),
  CONSTRAINT visit_salts_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE webauthn_challenges (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  purpose text NOT NULL,
  subject text NOT NULL,
  challenge text NOT NULL,
  origin text NOT NULL,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT webauthn_challenges_pkey PRIMARY KEY (site_id, id)
);
CREATE INDEX webauthn_challenges_by_expiry ON webauthn_challenges USING btree (expires_date);

CREATE TABLE webhook_attempts (
  site_id uuid NOT NULL,
  delivery_id uuid NOT NULL,
  number integer NOT NULL,
  at timestamp with time zone NOT NULL,
  milliseconds integer NOT NULL,
  status integer,
  response_head text,
  failure text,
  CONSTRAINT webhook_attempts_pkey PRIMARY KEY (site_id, delivery_id, number),
  CONSTRAINT webhook_attempts_site_id_delivery_id_fkey FOREIGN KEY (site_id, delivery_id) REFERENCES webhook_deliveries(site_id, id) ON DELETE CASCADE
);

CREATE TABLE webhook_cursors (
  site_id uuid NOT NULL,
  from_tx xid8 NOT NULL,
  until_tx xid8 NOT NULL,
  seq bigint NOT NULL,
  CONSTRAINT webhook_cursors_pkey PRIMARY KEY (site_id),
  CONSTRAINT webhook_cursors_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE webhook_deliveries (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  event_type text NOT NULL,
  entity_id text NOT NULL,
  body text NOT NULL,
  state text NOT NULL DEFAULT 'WAITING'::text,
  attempts integer NOT NULL DEFAULT 0,
  tries integer NOT NULL DEFAULT 0,
  next_attempt_date timestamp with time zone,
  claimed_until timestamp with time zone,
  created_date timestamp with time zone NOT NULL,
  delivered_date timestamp with time zone,
  is_requested boolean NOT NULL DEFAULT false,
  traceparent text,
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT webhook_deliveries_site_id_webhook_id_fkey FOREIGN KEY (site_id, webhook_id) REFERENCES webhooks(site_id, id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_by_creation ON webhook_deliveries USING btree (created_date);
CREATE INDEX webhook_deliveries_by_webhook ON webhook_deliveries USING btree (site_id, webhook_id, seq);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries USING btree (next_attempt_date) WHERE (state = 'WAITING'::text);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries USING btree (webhook_id, entity_id, seq) WHERE (state = 'WAITING'::text);

CREATE TABLE webhooks (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  app_id uuid NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  url text NOT NULL,
  events text[] NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  private_key text NOT NULL,
  public_key text NOT NULL,
  next_private_key text,
  next_public_key text,
  next_key_date timestamp with time zone,
  failures integer NOT NULL DEFAULT 0,
  paused_until timestamp with time zone,
  replay_after bigint,
  replay_until bigint,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT webhooks_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT webhooks_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE wish_list_items (
  site_id uuid NOT NULL,
  list_id uuid NOT NULL,
  id uuid NOT NULL,
  identity text NOT NULL,
  product_id uuid NOT NULL,
  reference jsonb NOT NULL,
  seen_name text NOT NULL,
  saved_quantity integer,
  price_added numeric NOT NULL,
  currency text NOT NULL,
  noticed_price numeric NOT NULL,
  has_drop boolean NOT NULL DEFAULT false,
  created_date timestamp with time zone NOT NULL,
  removed_date timestamp with time zone,
  CONSTRAINT wish_list_items_pkey PRIMARY KEY (site_id, list_id, id),
  CONSTRAINT wish_list_items_saved_quantity_check CHECK ((saved_quantity > 0)),
  CONSTRAINT wish_list_items_site_id_list_id_fkey FOREIGN KEY (site_id, list_id) REFERENCES wish_lists(site_id, id) ON DELETE CASCADE
);
CREATE INDEX wish_list_items_of_product ON wish_list_items USING btree (site_id, product_id);
CREATE UNIQUE INDEX wish_list_items_once ON wish_list_items USING btree (site_id, list_id, identity);
CREATE INDEX wish_list_items_with_drop ON wish_list_items USING btree (site_id, list_id) WHERE has_drop;

CREATE TABLE wish_lists (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  visitor_id uuid,
  member_id uuid,
  share_id uuid,
  price_mails text NOT NULL DEFAULT 'OFF'::text,
  email text,
  language text,
  mailed_date timestamp with time zone,
  mailed_to text,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT wish_lists_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT wish_lists_check CHECK (((visitor_id IS NULL) <> (member_id IS NULL))),
  CONSTRAINT wish_lists_price_mails_check CHECK ((price_mails = ANY (ARRAY['OFF'::text, 'UNCONFIRMED'::text, 'ON'::text]))),
  CONSTRAINT wish_lists_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE,
  CONSTRAINT wish_lists_site_id_member_id_fkey FOREIGN KEY (site_id, member_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX wish_lists_by_email ON wish_lists USING btree (site_id, lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX wish_lists_by_mailed ON wish_lists USING btree (site_id, lower(mailed_to)) WHERE (mailed_to IS NOT NULL);
CREATE INDEX wish_lists_expiring ON wish_lists USING btree (expires_date);
CREATE UNIQUE INDEX wish_lists_of_member ON wish_lists USING btree (site_id, member_id) WHERE (member_id IS NOT NULL);
CREATE UNIQUE INDEX wish_lists_of_visitor ON wish_lists USING btree (site_id, visitor_id) WHERE (visitor_id IS NOT NULL);
CREATE UNIQUE INDEX wish_lists_shared ON wish_lists USING btree (site_id, share_id) WHERE (share_id IS NOT NULL);

CREATE TABLE withdrawals (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid,
  return_id uuid,
  order_number text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  statement text NOT NULL,
  wording text NOT NULL,
  deadline_date timestamp with time zone,
  late boolean NOT NULL,
  request_key text,
  request_hash bytea,
  created_date timestamp with time zone NOT NULL,
  CONSTRAINT withdrawals_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT withdrawals_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE,
  CONSTRAINT withdrawals_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, id) ON DELETE CASCADE,
  CONSTRAINT withdrawals_site_id_return_id_fkey FOREIGN KEY (site_id, return_id) REFERENCES returns(site_id, id) ON DELETE CASCADE
);
CREATE INDEX withdrawals_by_date ON withdrawals USING btree (site_id, created_date DESC) WHERE (return_id IS NULL);
CREATE UNIQUE INDEX withdrawals_by_request ON withdrawals USING btree (site_id, request_key) WHERE (request_key IS NOT NULL);
CREATE INDEX withdrawals_of_order ON withdrawals USING btree (site_id, order_id) WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX withdrawals_of_return ON withdrawals USING btree (site_id, return_id) WHERE (return_id IS NOT NULL);

CREATE OR REPLACE FUNCTION public.add_collection_counts(sites uuid[], owners uuid[], seen boolean[], signs integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  PERFORM FROM collections c
    WHERE (c.site_id, c.id) IN (SELECT * FROM unnest(sites, owners))
    ORDER BY c.site_id, c.id FOR NO KEY UPDATE;
  UPDATE collections c
     SET product_count = c.product_count + d.products,
         visible_product_count = c.visible_product_count + d.visible
    FROM (SELECT site, collection, sum(n)::int AS products,
                 COALESCE(sum(n) FILTER (WHERE is_seen), 0)::int AS visible
            FROM unnest(sites, owners, seen, signs) AS m (site, collection, is_seen, n)
           GROUP BY site, collection) d
   WHERE c.site_id = d.site AND c.id = d.collection AND (d.products, d.visible) <> (0, 0);
END $function$;

CREATE OR REPLACE FUNCTION public.add_collection_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM search_documents d
    WHERE (d.site_id, d.product_id) IN (SELECT a.site_id, a.product_id FROM added a)
    ORDER BY d.site_id, d.product_id, d.index_id FOR NO KEY UPDATE;
  WITH named AS MATERIALIZED (
    SELECT c.site_id, c.id, i.id AS index_id,
           (strip(to_tsvector(i.language::regconfig, names) || to_tsvector('simple', search_fold(names)))
            || search_signs(names))::text AS words
      FROM (SELECT c.site_id, c.id, string_agg(up.name, ' ') AS names
              FROM collections c
              JOIN collections up ON up.site_id = c.site_id AND up.id = ANY (c.ancestor_ids || c.id)
             WHERE (c.site_id, c.id) IN (SELECT a.site_id, a.collection_id FROM added a) AND c.visible AND up.visible
             GROUP BY c.site_id, c.id) c
      JOIN search_indexes i ON i.site_id = c.site_id
  ), found AS MATERIALIZED (
    SELECT a.site_id, a.product_id, n.index_id, string_agg(n.words, ' ')::tsvector AS words
      FROM added a JOIN named n ON n.site_id = a.site_id AND n.id = a.collection_id
     GROUP BY a.site_id, a.product_id, n.index_id)
  UPDATE search_documents d SET vector = d.vector || f.words, visible_vector = d.visible_vector || f.words
    FROM found f
   WHERE d.site_id = f.site_id AND d.product_id = f.product_id AND d.index_id = f.index_id;
  PERFORM note_search_changes(a.site_id, array_agg(DISTINCT a.product_id)) FROM added a GROUP BY a.site_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.add_default_location()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO locations (site_id, id, name, created_date, updated_date)
  VALUES (NEW.id, NEW.id, 'Main location', NEW.created_date, NEW.created_date);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.add_search_index()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO search_indexes (site_id, id, language, is_current, created_date)
  VALUES (NEW.id, gen_random_uuid(), search_language(COALESCE(NEW.settings ->> 'locale', 'en-US')), TRUE,
          NEW.created_date);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.add_search_words(site uuid, index_id uuid, wanted uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  WITH named AS MATERIALIZED (
    SELECT p.id, p.name_key,
           unnest(tsvector_to_array(to_tsvector('simple', search_fold(p.name)))) AS word
      FROM products p WHERE p.site_id = site AND p.id = ANY (wanted)
  ), listed AS (
    INSERT INTO product_name_words (site_id, word, product_id)
    SELECT site, word, id FROM named
     WHERE length(word) <= 40 AND NOT starts_with(name_key, word) ORDER BY word, id
    ON CONFLICT DO NOTHING
  )
  INSERT INTO search_words (site_id, index_id, word, tx)
  SELECT site, $2, word, pg_current_xact_id()
    FROM (SELECT DISTINCT word FROM named) n
   WHERE length(word) BETWEEN 3 AND 40
     AND (SELECT w.tx FROM search_words w
           WHERE w.site_id = site AND w.index_id = $2 AND w.word = n.word LIMIT 1) IS NULL
   ORDER BY word
  ON CONFLICT DO NOTHING
$function$;

CREATE OR REPLACE FUNCTION public.add_stock_totals(sites uuid[], owners uuid[], tracking boolean[], quantities bigint[], preordered boolean[], states text[], moments timestamp with time zone[], signs integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  PERFORM FROM products p
    WHERE (p.site_id, p.id) IN (SELECT * FROM unnest(sites, owners))
    ORDER BY p.site_id, p.id FOR NO KEY UPDATE;
  UPDATE products p
     SET tracked_count = p.tracked_count + d.tracked, preorder_count = p.preorder_count + d.preorder,
         preorderable_count = p.preorderable_count + d.preorderable,
         stock_tracked = p.tracked_count + d.tracked > 0, preorder = p.preorder_count + d.preorder > 0,
         stock_quantity = CASE WHEN p.tracked_count + d.tracked <= 0 THEN NULL
                               WHEN p.stock_quantity IS NOT NULL THEN p.stock_quantity + d.quantity
                               ELSE (SELECT COALESCE(sum(o.quantity), 0) FROM inventory_items o
                                      WHERE o.site_id = p.site_id AND o.product_id = p.id
                                        AND o.sells AND o.track_quantity) END,
         stock_updated_date = COALESCE(d.moment, p.stock_updated_date)
    FROM (SELECT site, product, COALESCE(sum(n) FILTER (WHERE is_tracked), 0)::int AS tracked,
                 COALESCE(sum(n) FILTER (WHERE is_preordered), 0)::int AS preorder,
                 COALESCE(sum(n) FILTER (WHERE state = 'PREORDER'), 0)::int AS preorderable,
                 COALESCE(sum(n * quantity), 0)::bigint AS quantity,
                 max(moment) FILTER (WHERE n > 0) AS moment
            FROM unnest(sites, owners, tracking, quantities, preordered, states, moments, signs)
                   AS i (site, product, is_tracked, quantity, is_preordered, state, moment, n)
           GROUP BY site, product) d
   WHERE p.site_id = d.site AND p.id = d.product
     AND (d.moment IS NOT NULL OR (d.tracked, d.preorder, d.preorderable, d.quantity) <> (0, 0, 0, 0));
END $function$;

CREATE OR REPLACE FUNCTION public.add_variant_counts(sites uuid[], owners uuid[], choices text[], stocked boolean[], seen boolean[], signs integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  PERFORM FROM products p
    WHERE (p.site_id, p.id) IN (SELECT * FROM unnest(sites, owners))
    ORDER BY p.site_id, p.id FOR NO KEY UPDATE;

  UPDATE products p
     SET out_of_stock_count = p.out_of_stock_count + d.out_of_stock,
         stock_status = stock_status_of(p.variant_count, p.out_of_stock_count + d.out_of_stock)
    FROM (SELECT site, product, COALESCE(sum(n) FILTER (WHERE NOT is_stocked), 0)::int AS out_of_stock
            FROM unnest(sites, owners, stocked, signs) AS v (site, product, is_stocked, n)
           GROUP BY site, product) d
   WHERE p.site_id = d.site AND p.id = d.product
     AND (d.out_of_stock <> 0
       OR p.stock_status <> stock_status_of(p.variant_count, p.out_of_stock_count));

  UPDATE product_choices c
     SET variant_count = c.variant_count + d.variants, in_stock_count = c.in_stock_count + d.in_stock,
         visible_count = c.visible_count + d.visible
    FROM (SELECT site, product, choice, sum(n)::int AS variants,
                 COALESCE(sum(n) FILTER (WHERE is_stocked), 0)::int AS in_stock,
                 COALESCE(sum(n) FILTER (WHERE is_seen), 0)::int AS visible
            FROM unnest(sites, owners, choices, stocked, seen, signs)
                   AS v (site, product, choice_ids, is_stocked, is_seen, n),
                 unnest(choice_ids::uuid[]) AS choice
           GROUP BY site, product, choice) d
   WHERE c.site_id = d.site AND c.product_id = d.product AND c.id = d.choice
     AND (d.variants, d.in_stock, d.visible) <> (0, 0, 0);

  INSERT INTO choice_combinations AS c
         (site_id, product_id, choice_ids, variant_count, in_stock_count, visible_count)
  SELECT site, product, part, sum(n), COALESCE(sum(n) FILTER (WHERE is_stocked), 0),
         COALESCE(sum(n) FILTER (WHERE is_seen), 0)
    FROM unnest(sites, owners, choices, stocked, seen, signs)
           AS v (site, product, choice_ids, is_stocked, is_seen, n),
         choice_subsets(choice_ids::uuid[]) AS part
   WHERE EXISTS (SELECT FROM products p WHERE p.site_id = site AND p.id = product)
   GROUP BY site, product, part
  HAVING (sum(n), COALESCE(sum(n) FILTER (WHERE is_stocked), 0), COALESCE(sum(n) FILTER (WHERE is_seen), 0))
         <> (0, 0, 0)
   ORDER BY site, product, part
  ON CONFLICT (site_id, product_id, choice_ids) DO UPDATE
     SET variant_count = c.variant_count + excluded.variant_count,
         in_stock_count = c.in_stock_count + excluded.in_stock_count,
         visible_count = c.visible_count + excluded.visible_count;
END $function$;

CREATE OR REPLACE FUNCTION public.availability_of(tracked boolean, quantity bigint, said boolean, preorder boolean, most integer, counter integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN CASE WHEN tracked THEN COALESCE(quantity, 0) > 0 ELSE said END THEN 'IN_STOCK'
              WHEN preorder AND (NOT tracked OR preorder_left(quantity, most, counter) > 0) THEN 'PREORDER'
              ELSE 'OUT_OF_STOCK' END
$function$;

CREATE OR REPLACE FUNCTION public.build_search_documents(site uuid, wanted uuid[], language regconfig)
 RETURNS TABLE(product_id uuid, numeric_id bigint, vector tsvector, visible_vector tsvector, visible boolean)
 LANGUAGE sql
 STABLE
AS $function$
  -- A section that several products share is parsed once.
  WITH sections AS MATERIALIZED (
    SELECT s.id, strip(to_tsvector(language, s.title || ' ' || left(s.description, 16000)))::text AS vector
      FROM info_sections s
     WHERE s.site_id = site
       AND s.id IN (SELECT ps.info_section_id FROM product_info_sections ps
                     WHERE ps.site_id = site AND ps.product_id = ANY (wanted))
  ), members AS MATERIALIZED (
    SELECT cp.product_id, cp.collection_id FROM collection_products cp
     WHERE cp.site_id = site AND cp.product_id = ANY (wanted)
     UNION
    SELECT g.product_id, g.collection_id
      FROM jsonb_to_recordset(COALESCE(NULLIF(current_setting('vitrine.new_members', TRUE), ''), '[]')::jsonb)
           AS g (product_id uuid, collection_id uuid)
  ), named AS MATERIALIZED (
    SELECT c.id, string_agg(up.name, ' ') AS names
      FROM collections c
      JOIN collections up ON up.site_id = site AND up.id = ANY (c.ancestor_ids || c.id)
     WHERE c.site_id = site AND c.visible AND up.visible AND c.id IN (SELECT m.collection_id FROM members m)
     GROUP BY c.id
  ), collected AS MATERIALIZED (
    SELECT m.product_id, string_agg(n.names, ' ') AS names
      FROM members m JOIN named n ON n.id = m.collection_id GROUP BY m.product_id
  )
  SELECT p.id, p.numeric_id,
         vectors.public || COALESCE(codes.vector, '') || vectors.private,
         CASE WHEN codes.has_hidden OR p.private_tags <> '{}'
              THEN vectors.public || COALESCE(codes.visible_vector, '') END,
         p.visible
    FROM products p
    LEFT JOIN collected ON collected.product_id = p.id
   CROSS JOIN LATERAL (
     SELECT concat_ws(' ',
              (SELECT b.name FROM brands b WHERE b.site_id = p.site_id AND b.id = p.brand_id),
              (SELECT r.name FROM ribbons r WHERE r.site_id = p.site_id AND r.id = p.ribbon_id),
              (SELECT string_agg(r.name, ' ') FROM product_ribbons pr
                 JOIN ribbons r ON r.site_id = pr.site_id AND r.id = pr.ribbon_id
                WHERE pr.site_id = p.site_id AND pr.product_id = p.id),
              (SELECT string_agg(o.name, ' ') FROM product_options o
                WHERE o.site_id = p.site_id AND o.product_id = p.id),
              (SELECT string_agg(c.description, ' ') FROM product_choices c
                WHERE c.site_id = p.site_id AND c.product_id = p.id),
              (SELECT string_agg(concat_ws(' ', m ->> 'name',
                        (SELECT string_agg(c ->> 'name', ' ')
                           FROM jsonb_array_elements(COALESCE(NULLIF(m -> 'choices', 'null'), '[]')) AS c)), ' ')
                 FROM jsonb_array_elements(p.modifiers) AS m),
              array_to_string(p.public_tags, ' '), p.subtitle,
              CASE WHEN p.custom_fields <> '{}' THEN custom_field_words(p.site_id, 'PRODUCT', p.custom_fields) END,
              collected.names) AS names,
            array_to_string(p.private_tags, ' ') AS private_names,
            (SELECT string_agg(s.vector, ' ')::tsvector
               FROM product_info_sections ps JOIN sections s ON s.id = ps.info_section_id
              WHERE ps.site_id = p.site_id AND ps.product_id = p.id AND ps.position < 12) AS sections
     OFFSET 0) texts
   CROSS JOIN LATERAL (
     SELECT setweight(to_tsvector(language, p.name), 'A')
         || setweight(to_tsvector('simple', search_fold(p.name)), 'A')
         || setweight(to_tsvector(language, left(p.description, 100000)), 'D')
         -- Only what has other letters than ASCII reads differently when it is folded.
         || CASE WHEN octet_length(p.description) > length(p.description)
                 THEN setweight(to_tsvector('simple', search_fold(left(p.description, 100000))), 'D')
                      || search_signs(left(p.description, 100000)) ELSE '' END
         || CASE WHEN octet_length(p.name || texts.names) > length(p.name || texts.names)
                 THEN search_signs(p.name || ' ' || texts.names) ELSE '' END
         || strip(to_tsvector(language, texts.names) || to_tsvector('simple', search_fold(texts.names)))
         || COALESCE(texts.sections, '') AS public,
            CASE WHEN p.private_tags = '{}' THEN ''
                 ELSE strip(to_tsvector(language, texts.private_names)
                         || to_tsvector('simple', search_fold(texts.private_names))) END AS private
     OFFSET 0) vectors
    LEFT JOIN LATERAL (
     SELECT string_agg(code, ' ')::tsvector AS vector, bool_or(NOT visible) AS has_hidden,
            (string_agg(code, ' ') FILTER (WHERE visible))::tsvector AS visible_vector
       FROM (SELECT concat_ws(' ', CASE WHEN v.sku <> '' THEN search_quote(lower(v.sku)) || ':1B' END,
                                   CASE WHEN v.barcode <> '' THEN search_quote(lower(v.barcode)) || ':1C' END) AS code,
                    v.visible OR NOT p.manage_variants AS visible
               FROM variants v
              WHERE v.site_id = p.site_id AND v.product_id = p.id AND (v.sku <> '' OR v.barcode <> '')) each_code) codes
      ON TRUE
   WHERE p.site_id = site AND p.id = ANY (wanted)
$function$;

CREATE OR REPLACE FUNCTION public.check_ledger_group()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  sum_minor numeric;
  currencies integer;
BEGIN
  SELECT sum(amount_minor), count(DISTINCT currency) INTO sum_minor, currencies
    FROM ledger_entries WHERE site_id = NEW.site_id AND group_id = NEW.group_id;
  IF sum_minor <> 0 OR currencies <> 1 THEN
    RAISE EXCEPTION 'ledger group % adds up to % in % currencies', NEW.group_id, sum_minor, currencies
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.check_order_total()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  booked numeric;
BEGIN
  SELECT COALESCE(sum(amount_minor), 0) INTO booked FROM ledger_entries
   WHERE site_id = NEW.site_id AND order_id = NEW.id AND kind = 'SALE' AND account = 'RECEIVABLE';
  IF booked <> NEW.total_minor THEN
    RAISE EXCEPTION 'order % costs %, but % is booked', NEW.id, NEW.total_minor, booked
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.choice_subsets(choices uuid[])
 RETURNS SETOF uuid[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT array_agg(id ORDER BY id)
    FROM generate_series(1, (1 << cardinality(choices)) - 2) AS mask,
         unnest(choices) WITH ORDINALITY AS c (id, place)
   WHERE cardinality(choices) > 2 AND mask >> (place::int - 1) & 1 = 1
   GROUP BY mask HAVING count(*) > 1
$function$;

CREATE OR REPLACE FUNCTION public.custom_field_words(site uuid, kind text, fields jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT CASE WHEN fields <> '{}' THEN (
    SELECT string_agg(CASE jsonb_typeof(fields -> f.key)
                      WHEN 'array' THEN (SELECT string_agg(one, ' ') FROM jsonb_array_elements_text(fields -> f.key) AS one)
                      ELSE fields ->> f.key END, ' ' ORDER BY f.position)
      FROM custom_fields f
     WHERE f.site_id = site AND f.owner = kind AND f.searchable AND f.shown AND f.deleted_date IS NULL
       AND fields ? f.key) END
$function$;

CREATE OR REPLACE FUNCTION public.delete_choice_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM update_choice_products(array_agg(site_id), array_agg(product_id)) FROM gone;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.delete_collection_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (SELECT count(*) FROM gone) <= 500 THEN
    PERFORM refresh_search_documents(g.site_id, array_agg(DISTINCT g.product_id)) FROM gone g GROUP BY g.site_id;
  ELSE
    INSERT INTO stale_search_documents (site_id, product_id)
    SELECT DISTINCT g.site_id, g.product_id FROM gone g
      JOIN products p ON p.site_id = g.site_id AND p.id = g.product_id
     ORDER BY g.site_id, g.product_id
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.delete_ledgers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM facts f USING gone g WHERE f.site_id = g.id;
  DELETE FROM inventory_changes c USING gone g WHERE c.site_id = g.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.delete_name_words(sites uuid[], products uuid[], names text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  DELETE FROM product_name_words WHERE ctid = ANY (ARRAY(
    SELECT listed.at
      FROM unnest(sites, products, names) AS gone (site_id, id, name)
     CROSS JOIN LATERAL unnest(tsvector_to_array(to_tsvector('simple', search_fold(gone.name)))) AS had (word)
     CROSS JOIN LATERAL (SELECT n.ctid AS at FROM product_name_words n
                          WHERE n.site_id = gone.site_id AND n.word = had.word AND n.product_id = gone.id
                         OFFSET 0) listed))
$function$;

CREATE OR REPLACE FUNCTION public.delete_rendered_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM rendered_products r USING changed c WHERE r.site_id = c.site_id AND r.product_id = c.id;
  DELETE FROM product_invalidations i USING changed c WHERE i.site_id = c.site_id AND i.product_id = c.id;
  PERFORM pg_notify('vitrine_facts', site_id || ' public') FROM (SELECT DISTINCT site_id FROM changed) sites;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.delete_search_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM search_documents s USING gone g WHERE s.site_id = g.site_id AND s.product_id = g.id;
  PERFORM delete_name_words(array_agg(site_id), array_agg(id), array_agg(name)) FROM gone HAVING count(*) > 0;
  PERFORM note_search_changes(site_id, array_agg(id)) FROM gone GROUP BY site_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.detach_main_category()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE products p SET main_category_id = NULL
    FROM gone g
   WHERE p.site_id = g.site_id AND p.id = g.product_id AND p.main_category_id = g.collection_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.index_page()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM page_documents d WHERE d.site_id = OLD.site_id AND d.page_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.published IS NOT NULL AND NEW.slug IS NOT NULL THEN
    INSERT INTO page_documents (site_id, page_id, language, vector)
    SELECT NEW.site_id, NEW.id, '', page_vector(page_language(NEW.site_id), NEW.published)
    UNION ALL
    SELECT NEW.site_id, NEW.id, l.language,
           page_vector(search_language(l.language)::regconfig, page_translation(NEW.published, l.language))
      FROM page_languages(NEW.published) AS l (language);
    INSERT INTO page_words (site_id, word)
    SELECT NEW.site_id, n.word FROM page_words_in_languages(NEW.published) n ORDER BY n.word
    ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.published IS NOT NULL THEN
    DELETE FROM page_words w
     WHERE w.site_id = OLD.site_id AND w.word IN (SELECT o.word FROM page_words_in_languages(OLD.published) o)
       AND NOT EXISTS (SELECT FROM page_documents d
                        WHERE d.site_id = w.site_id AND d.vector @@ search_quote(w.word)::tsquery);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.index_pages_again(site uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE page_documents d SET vector = page_vector(page_language(site), p.published)
    FROM pages p WHERE d.site_id = site AND d.language = '' AND p.site_id = site AND p.id = d.page_id
$function$;

CREATE OR REPLACE FUNCTION public.index_products(sites uuid[], products uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  own record;
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  FOR own IN SELECT site, array_agg(DISTINCT product) AS products
               FROM unnest(sites, products) AS touched (site, product) GROUP BY site ORDER BY site LOOP
    INSERT INTO search_documents (site_id, index_id, product_id, numeric_id, vector, visible_vector, visible)
    SELECT own.site, i.id, d.product_id, d.numeric_id, d.vector, d.visible_vector, d.visible
      FROM search_indexes i
     CROSS JOIN LATERAL build_search_documents(own.site, own.products, i.language::regconfig) d
     WHERE i.site_id = own.site
     ORDER BY i.id, d.product_id
    ON CONFLICT (site_id, product_id, index_id) DO UPDATE
       SET vector = excluded.vector, visible_vector = excluded.visible_vector, visible = excluded.visible;
    PERFORM add_search_words(own.site, i.id, own.products) FROM search_indexes i WHERE i.site_id = own.site;
    PERFORM note_search_changes(own.site, own.products);
  END LOOP;
END $function$;

CREATE OR REPLACE FUNCTION public.index_products_of_choices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM index_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT DISTINCT a.site_id, a.product_id FROM added a
             JOIN gone g ON g.site_id = a.site_id AND g.product_id = a.product_id AND g.id = a.id
            WHERE a.description <> g.description) touched;
  PERFORM note_document_changes(site_id, array_agg(product_id))
     FROM (SELECT DISTINCT a.site_id, a.product_id FROM added a
             JOIN gone g ON g.site_id = a.site_id AND g.product_id = a.product_id AND g.id = a.id
            WHERE (a.value, a.color_codes, a.visible) IS DISTINCT FROM (g.value, g.color_codes, g.visible)) touched
    GROUP BY site_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.index_products_of_custom_fields()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM index_products(array_agg(p.site_id), array_agg(p.id))
     FROM (SELECT a.site_id, array_agg(a.key) AS keys FROM added a
             JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
            WHERE a.owner = 'PRODUCT'
              AND (a.searchable AND a.shown AND a.deleted_date IS NULL)
                  <> (g.searchable AND g.shown AND g.deleted_date IS NULL)
            GROUP BY a.site_id) touched
     JOIN products p ON p.site_id = touched.site_id AND p.custom_fields <> '{}' AND p.custom_fields ?| touched.keys;
  UPDATE search_readers r SET generation = r.generation + 1
   WHERE r.site_id IN (SELECT a.site_id FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
                        WHERE a.owner = 'PRODUCT' AND (a.filterable AND a.shown) <> (g.filterable AND g.shown));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.index_products_of_deleted_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM index_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT DISTINCT g.site_id, g.product_id FROM gone g
             JOIN products p ON p.site_id = g.site_id AND p.id = g.product_id) touched;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.index_products_of_info_sections()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM index_products(array_agg(site_id), array_agg(owned_by))
     FROM (SELECT DISTINCT a.site_id, a.owned_by FROM added a
             JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
            WHERE a.owned_by IS NOT NULL AND (a.title, a.description) <> (g.title, g.description)) touched;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.index_products_of_inserted_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM index_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT DISTINCT a.site_id, a.product_id FROM added a
            WHERE EXISTS (SELECT FROM search_documents s
                           WHERE s.site_id = a.site_id AND s.product_id = a.product_id)) touched;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.index_products_of_options()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM index_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT DISTINCT a.site_id, a.product_id FROM added a
             JOIN gone g ON g.site_id = a.site_id AND g.product_id = a.product_id AND g.id = a.id
            WHERE a.name <> g.name) touched;
  PERFORM note_document_changes(site_id, array_agg(product_id))
     FROM (SELECT DISTINCT a.site_id, a.product_id FROM added a
             JOIN gone g ON g.site_id = a.site_id AND g.product_id = a.product_id AND g.id = a.id
            WHERE a.option_type <> g.option_type) touched
    GROUP BY site_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.index_products_of_variants()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM index_products(array_agg(site_id), array_agg(product_id))
       FROM (SELECT DISTINCT site_id, product_id FROM added) touched;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM index_products(array_agg(site_id), array_agg(product_id))
       FROM (SELECT DISTINCT site_id, product_id FROM gone WHERE sku <> '' OR barcode <> '') touched;
  ELSE
    PERFORM index_products(array_agg(site_id), array_agg(product_id))
       FROM (SELECT DISTINCT site_id, product_id
               FROM (SELECT site_id, product_id, id, sku, barcode, visible FROM added
                     EXCEPT SELECT site_id, product_id, id, sku, barcode, visible FROM gone) moved) touched;
    PERFORM note_document_changes(p.site_id, array_agg(p.id))
       FROM (SELECT DISTINCT site_id, product_id
               FROM (SELECT site_id, product_id, id, in_stock FROM added
                     EXCEPT SELECT site_id, product_id, id, in_stock FROM gone) moved) touched
       JOIN products p ON p.site_id = touched.site_id AND p.id = touched.product_id AND p.visible_ranges IS NOT NULL
      GROUP BY p.site_id;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.index_updated_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM delete_name_words(array_agg(g.site_id), array_agg(g.id), array_agg(g.name))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE a.name IS DISTINCT FROM g.name HAVING count(*) > 0;
  PERFORM index_products(array_agg(a.site_id), array_agg(a.id))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE (a.name, a.subtitle, a.description, a.manage_variants, a.brand_id, a.ribbon_id, a.modifiers, a.public_tags, a.private_tags, a.custom_fields)
          IS DISTINCT FROM
          (g.name, g.subtitle, g.description, g.manage_variants, g.brand_id, g.ribbon_id, g.modifiers, g.public_tags, g.private_tags, g.custom_fields);
  PERFORM set_documents_visible(array_agg(a.site_id), array_agg(a.id), array_agg(a.visible))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE a.visible <> g.visible HAVING count(*) > 0;
  PERFORM note_search_changes(a.site_id, array_agg(a.id))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE a.visible <> g.visible GROUP BY a.site_id;
  -- Facets in memory are counted from these.
  PERFORM note_document_changes(a.site_id, array_agg(a.id))
     FROM added a JOIN gone g ON g.site_id = a.site_id AND g.id = a.id
    WHERE (a.product_type, a.min_price, a.max_price, a.min_list_price, a.max_list_price, a.visible_ranges, a.stock_status)
          IS DISTINCT FROM
          (g.product_type, g.min_price, g.max_price, g.min_list_price, g.max_list_price, g.visible_ranges, g.stock_status)
    GROUP BY a.site_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.insert_choice_products()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
BEGIN
  INSERT INTO choice_products (site_id, option_name, choice, numeric_id, product_id, visible)
  SELECT c.site_id, lower(o.name), c.description, p.numeric_id, p.id, p.visible
    FROM added c
    JOIN product_options o ON o.site_id = c.site_id AND o.product_id = c.product_id AND o.id = c.option_id
    JOIN products p ON p.site_id = c.site_id AND p.id = c.product_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.invalidate_products(sites uuid[], products uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  WITH added AS (
    INSERT INTO product_invalidations (site_id, product_id, tx)
    SELECT site, product, pg_current_xact_id() FROM unnest(sites, products) AS touched (site, product)
    ON CONFLICT DO NOTHING
    RETURNING site_id, product_id
  ), earlier AS (
    SELECT i.site_id, i.product_id, i.tx
      FROM added JOIN product_invalidations i USING (site_id, product_id)
     WHERE i.tx <> pg_current_xact_id() FOR UPDATE OF i SKIP LOCKED
  )
  DELETE FROM product_invalidations i USING earlier e
   WHERE i.site_id = e.site_id AND i.product_id = e.product_id AND i.tx = e.tx;
  -- PostgreSQL sends equal notifications of a transaction once.
  PERFORM pg_notify('vitrine_facts', site || ' public') FROM (SELECT DISTINCT unnest(sites) AS site) changed;
END $function$;

CREATE OR REPLACE FUNCTION public.invalidate_products_of_brands()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM invalidate_products(array_agg(p.site_id), array_agg(p.id))
     FROM changed JOIN products p ON p.site_id = changed.site_id AND p.brand_id = changed.id
   HAVING count(*) > 0;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.invalidate_products_of_info_sections()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM invalidate_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT DISTINCT s.site_id, s.product_id
             FROM changed
             JOIN product_info_sections s ON s.site_id = changed.site_id AND s.info_section_id = changed.id) touched
   HAVING count(*) > 0;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.invalidate_products_of_media()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM invalidate_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT m.site_id, m.product_id
             FROM changed
             JOIN product_media m ON m.site_id = changed.site_id AND m.media_id = changed.id
            UNION
           SELECT m.site_id, m.product_id
             FROM changed
             JOIN media video ON video.site_id = changed.site_id AND video.poster_id = changed.id
             JOIN product_media m ON m.site_id = video.site_id AND m.media_id = video.id) touched
   HAVING count(*) > 0;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.invalidate_products_of_ribbons()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM invalidate_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT p.site_id, p.id AS product_id
             FROM changed JOIN products p ON p.site_id = changed.site_id AND p.ribbon_id = changed.id
            UNION
           SELECT r.site_id, r.product_id
             FROM changed
             JOIN product_ribbons r ON r.site_id = changed.site_id AND r.ribbon_id = changed.id) touched
   HAVING count(*) > 0;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.invalidate_products_of_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM invalidate_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT DISTINCT site_id, product_id FROM changed) touched HAVING count(*) > 0;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.invalidate_updated_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM invalidate_products(array_agg(site_id), array_agg(id)) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.inventory_item_id(product uuid, variant uuid, location uuid)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  SELECT md5(product::text || variant::text || location::text)::uuid
$function$;

CREATE OR REPLACE FUNCTION public.is_precalculated()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT COALESCE(current_setting('vitrine.precalculated', TRUE) = 'yes', FALSE)
$function$;

CREATE OR REPLACE FUNCTION public.lowest_visible_price(lowest numeric, shown jsonb, several boolean)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT COALESCE(CASE WHEN shown IS NULL OR NOT several THEN lowest
                       ELSE (shown -> 'price' ->> 'min')::numeric END, 'Infinity')
$function$;

CREATE OR REPLACE FUNCTION public.note_document_changes(site uuid, products uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO search_document_changes (site_id, tx, product_id)
  SELECT site, pg_current_xact_id(), product FROM unnest(products) AS product
   WHERE EXISTS (SELECT FROM search_readers r WHERE r.site_id = site AND r.until > now())
  ON CONFLICT DO NOTHING
$function$;

CREATE OR REPLACE FUNCTION public.note_search_changes(site uuid, products uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO search_changes (site_id, product_id)
  SELECT site, product FROM unnest(products) AS product WHERE EXISTS (SELECT FROM search_engines);
  SELECT note_document_changes(site, products)
$function$;

CREATE OR REPLACE FUNCTION public.page_language(site uuid)
 RETURNS regconfig
 LANGUAGE sql
 STABLE
AS $function$
  SELECT search_language(COALESCE(s.settings ->> 'locale', 'en-US'))::regconfig FROM sites s WHERE s.id = site
$function$;

CREATE OR REPLACE FUNCTION public.page_languages(content jsonb)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT jsonb_object_keys(COALESCE(content -> 'translations', '{}'))
$function$;

CREATE OR REPLACE FUNCTION public.page_summary(content jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT concat_ws(' ', content -> 'article' ->> 'summary', content ->> 'description',
                   content -> 'article' ->> 'author',
                   (SELECT string_agg(tag, ' ')
                      FROM jsonb_array_elements_text(COALESCE(content -> 'article' -> 'tags', '[]')) AS tag))
$function$;

CREATE OR REPLACE FUNCTION public.page_text(content jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT COALESCE(string_agg(value #>> '{}', ' '), '')
    FROM jsonb_path_query(content -> 'sections', 'strict $.** ? (@.type() == "object").keyvalue()
           ? (@.value.type() == "string" && (@.key == "title" || @.key == "text" || @.key == "html"
              || @.key == "author" || @.key == "question" || @.key == "answer" || @.key == "description")).value',
           silent => TRUE) AS value
$function$;

CREATE OR REPLACE FUNCTION public.page_translation(content jsonb, language text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT jsonb_build_object(
           'title', content #>> ARRAY['translations', language, 'title', 'text'],
           'description', content #>> ARRAY['translations', language, 'description', 'text'],
           'article', jsonb_build_object(
             'summary', content #>> ARRAY['translations', language, 'article.summary', 'text'],
             'author', content #>> ARRAY['translations', language, 'article.author', 'text'],
             'tags', COALESCE(content #> '{article,tags}', '[]')),
           'sections', COALESCE(jsonb_agg(jsonb_build_object('text', t.value ->> 'text'))
                                  FILTER (WHERE t.key LIKE 'sections.%' AND t.key !~ '[.](altText|label)$'), '[]'))
    FROM jsonb_each(content #> ARRAY['translations', language]) AS t
$function$;

CREATE OR REPLACE FUNCTION public.page_vector(language regconfig, content jsonb)
 RETURNS tsvector
 LANGUAGE sql
 STABLE
AS $function$
  SELECT string_agg((setweight(to_tsvector(language, said), weight)
                     || setweight(to_tsvector('simple', search_fold(said)), weight)
                     || search_signs(said))::text, ' ')::tsvector
    FROM (VALUES (content ->> 'title', 'A'::"char"), (page_summary(content), 'B'), (page_text(content), 'D'))
      AS part (said, weight)
$function$;

CREATE OR REPLACE FUNCTION public.page_words_in_languages(content jsonb)
 RETURNS TABLE(word text)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT w.word FROM page_words_of(content) AS w
  UNION
  SELECT w.word FROM page_languages(content) AS l (language)
         CROSS JOIN LATERAL page_words_of(page_translation(content, l.language)) AS w
$function$;

CREATE OR REPLACE FUNCTION public.page_words_of(content jsonb)
 RETURNS TABLE(word text)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT DISTINCT lexeme COLLATE "C"
    FROM unnest(tsvector_to_array(to_tsvector('simple',
           search_fold(concat_ws(' ', content ->> 'title', page_summary(content), page_text(content)))))) AS lexeme
   WHERE length(lexeme) BETWEEN 3 AND 40
$function$;

CREATE OR REPLACE FUNCTION public.preorder_left(quantity bigint, most integer, counter integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT GREATEST(0, COALESCE(most, 100000) - counter - GREATEST(0, -COALESCE(quantity, 0)))
$function$;

CREATE OR REPLACE FUNCTION public.range_of(low numeric, high numeric)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE WHEN low IS NOT NULL THEN jsonb_build_object('min', low::text, 'max', high::text) END
$function$;

CREATE OR REPLACE FUNCTION public.refresh_search_documents(site uuid, products uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM products p WHERE p.site_id = site AND p.id = ANY (products) ORDER BY p.id FOR NO KEY UPDATE;
  PERFORM index_products(array_agg(p.site_id), array_agg(p.id))
     FROM products p WHERE p.site_id = site AND p.id = ANY (products) HAVING count(*) > 0;
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'entries of the ledger do not change' USING ERRCODE = 'check_violation';
END $function$;

CREATE OR REPLACE FUNCTION public.rendered_products_among(site uuid, wanted uuid[], by_renderer text, version text, max_variants integer, sees_hidden boolean)
 RETURNS TABLE(id uuid, stamp uuid, snapshot text, hides boolean)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  any_hidden CONSTANT boolean := EXISTS (SELECT FROM collections c WHERE c.site_id = site AND NOT c.visible);
BEGIN
  RETURN QUERY
  SELECT page.id, t.stamp, pg_current_snapshot()::text, any_hidden
    FROM products page
    LEFT JOIN LATERAL (
      SELECT r.stamp FROM rendered_products r
       WHERE r.site_id = site AND r.product_id = page.id AND r.renderer = by_renderer AND r.cache_version = version
         AND NOT EXISTS (SELECT FROM product_invalidations m
                          WHERE m.site_id = site AND m.product_id = page.id
                            AND NOT pg_visible_in_snapshot(m.tx, r.snapshot))
       LIMIT 1) t ON TRUE
   WHERE page.site_id = site AND page.id = ANY(wanted) AND page.variant_count <= max_variants
     AND (page.visible OR sees_hidden);
END $function$;

CREATE OR REPLACE FUNCTION public.reserve_product_numbers(wanted integer, lowest bigint)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
DECLARE
  lock CONSTANT bigint := hashtext('product_numbers');
  first bigint;
BEGIN
  PERFORM pg_advisory_lock(lock);
  SELECT GREATEST(last_value + 1, lowest) INTO first FROM product_numbers;
  PERFORM setval('product_numbers', first + wanted - 1);
  PERFORM pg_advisory_unlock(lock);
  RETURN first;
EXCEPTION WHEN query_canceled OR OTHERS THEN
  -- A lock of the session outlives the statement.
  PERFORM pg_advisory_unlock(lock);
  RAISE;
END $function$;

CREATE OR REPLACE FUNCTION public.search_fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN octet_length(value) = length(value) THEN lower(value) ELSE
    regexp_replace(
      regexp_replace(translate(lower(normalize(value, NFKD)), U&'\2018\2019\02BC', ''''''''),
        U&'[\0300-\036F\0591-\05BD\05BF\05C1\05C2\05C4\05C5\05C7\0610-\061A\0640\064B-\065F\0670\06D6-\06DC]', '', 'g'),
      U&'([\3041-\30FF\3400-\9FFF])', ' \1 ', 'g') END
$function$;

CREATE OR REPLACE FUNCTION public.search_is_stop_word(language regconfig, word text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT numnode(plainto_tsquery(language, word)) = 0 AND numnode(plainto_tsquery('simple', word)) > 0
$function$;

CREATE OR REPLACE FUNCTION public.search_language(locale text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT COALESCE((VALUES ('{
    "ar": "arabic", "hy": "armenian", "eu": "basque", "ca": "catalan", "da": "danish", "nl": "dutch",
    "en": "english", "fi": "finnish", "fr": "french", "de": "german", "el": "greek", "hi": "hindi",
    "hu": "hungarian", "id": "indonesian", "ga": "irish", "it": "italian", "lt": "lithuanian",
    "ne": "nepali", "no": "norwegian", "nb": "norwegian", "nn": "norwegian", "pt": "portuguese",
    "ro": "romanian", "ru": "russian", "sr": "serbian", "es": "spanish", "sv": "swedish", "ta": "tamil",
    "tr": "turkish", "yi": "yiddish"}'::jsonb)) ->> split_part(lower(locale), '-', 1), 'simple')
$function$;

CREATE OR REPLACE FUNCTION public.search_matches(site uuid, questions jsonb, known_language text, known text[], page_limit integer, page_offset integer)
 RETURNS TABLE(ids text[], total integer, language text, queries text[])
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  used uuid;
  query tsquery;
BEGIN
  SELECT i.id, i.language INTO used, language FROM search_indexes i WHERE i.site_id = site AND i.is_current;
  ids := '{}';
  total := 0;
  IF used IS NULL THEN RETURN NEXT; RETURN; END IF;
  FOR at IN 1 .. jsonb_array_length(questions) LOOP
    query := CASE WHEN known_language = language AND known[at] IS NOT NULL THEN known[at]::tsquery
             ELSE search_query(language::regconfig, questions -> (at - 1) -> 'terms',
                               (questions -> (at - 1) ->> 'needsAll')::boolean) END;
    queries[at] := query::text;
    WITH fitting AS MATERIALIZED (
      SELECT d.product_id, d.numeric_id,
             (ts_rank('{0.1, 0.5, 0.6, 1}', COALESCE(d.visible_vector, d.vector), query) * 1000000)::int AS match
        FROM search_documents d
       WHERE d.site_id = site AND d.index_id = used AND d.vector @@ query AND d.visible
         AND (d.visible_vector IS NULL OR d.visible_vector @@ query))
    SELECT ARRAY(SELECT f.product_id::text FROM fitting f
                  ORDER BY f.match DESC, f.numeric_id DESC LIMIT page_limit OFFSET page_offset),
           (SELECT count(*) FROM fitting)
      INTO ids, total;
    EXIT WHEN total > 0;
  END LOOP;
  RETURN NEXT;
END $function$;

CREATE OR REPLACE FUNCTION public.search_query(language regconfig, terms jsonb, need_all boolean)
 RETURNS tsquery
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  term jsonb;
  whole tsquery;
  part tsquery;
  is_only_filler boolean;
BEGIN
  SELECT COALESCE(bool_and(search_is_stop_word(language, one ->> 0)), FALSE) INTO is_only_filler
    FROM jsonb_array_elements(terms) AS one;
  FOR term IN SELECT jsonb_array_elements(terms) LOOP
    CONTINUE WHEN NOT is_only_filler AND search_is_stop_word(language, term ->> 0);
    part := NULL;
    SELECT string_agg('(' || search_word_query(language, alternative)::text || ')', ' | ')::tsquery INTO part
      FROM jsonb_array_elements_text(term) AS alternative;
    whole := CASE WHEN whole IS NULL THEN part WHEN need_all THEN whole && part ELSE whole || part END;
  END LOOP;
  RETURN whole;
END $function$;

CREATE OR REPLACE FUNCTION public.search_quote(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT '''' || replace(replace(word, '\', '\\'), '''', '''''') || ''''
$function$;

CREATE OR REPLACE FUNCTION public.search_signs(value text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN octet_length(value) = length(value) THEN '' ELSE
    (SELECT COALESCE(string_agg(DISTINCT found[1], ' '), '')::tsvector
       FROM regexp_matches(value, U&'[\+01F000-\+01FAFF\2600-\27BF\2B00-\2BFF]', 'g') AS found) END
$function$;

CREATE OR REPLACE FUNCTION public.search_state(site uuid, seen xid8, known_transactions xid8[], questions jsonb, known_language text, known text[])
 RETURNS TABLE(index_id uuid, language text, generation integer, oldest text, transactions text[], products text[], queries text[])
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
BEGIN
  SELECT i.id, i.language, r.generation, pg_snapshot_xmin(pg_current_snapshot())::text
    INTO index_id, language, generation, oldest
    FROM search_indexes i
    LEFT JOIN search_readers r ON r.site_id = i.site_id AND r.until > now()
   WHERE i.site_id = site AND i.is_current;
  IF index_id IS NULL THEN RETURN; END IF;
  SELECT array_agg(DISTINCT c.tx::text), array_agg(DISTINCT c.product_id::text) INTO transactions, products
    FROM search_document_changes c
   WHERE c.site_id = site AND c.tx >= seen AND c.tx <> ALL (known_transactions);
  FOR at IN 1 .. jsonb_array_length(questions) LOOP
    queries[at] := CASE WHEN known_language = language AND known[at] IS NOT NULL THEN known[at]
                   ELSE search_query(language::regconfig, questions -> (at - 1) -> 'terms',
                                     (questions -> (at - 1) ->> 'needsAll')::boolean)::text END;
  END LOOP;
  RETURN NEXT;
END $function$;

CREATE OR REPLACE FUNCTION public.search_word_query(language regconfig, word text)
 RETURNS tsquery
 LANGUAGE sql
 STABLE
AS $function$
  SELECT CASE WHEN stem = whole THEN prefixes ELSE stem || prefixes END
    FROM (SELECT plainto_tsquery(language, word) AS stem,
                 regexp_replace(plainto_tsquery('simple', search_fold(word))::text,
                                '''((?:[^'']|'''')+)''', '''\1'':*', 'g')::tsquery AS folded_prefix,
                 search_quote(lower(word))::tsquery AS whole,
                 (search_quote(lower(word)) || ':*')::tsquery AS prefix) queries
   CROSS JOIN LATERAL (SELECT CASE WHEN folded_prefix = prefix THEN prefix
                                   ELSE folded_prefix || prefix END AS prefixes) alternatives
$function$;

CREATE OR REPLACE FUNCTION public.sends_orders(site uuid, location uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT COALESCE((SELECT location = ANY (r.ships) FROM stock_routing r WHERE r.site_id = site), location = site)
$function$;

CREATE OR REPLACE FUNCTION public.set_documents_visible(sites uuid[], products uuid[], seen boolean[])
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE search_documents d SET visible = changed.seen
    FROM unnest(sites, products, seen) AS changed (site_id, id, seen)
   WHERE d.site_id = changed.site_id AND d.product_id = changed.id AND d.visible <> changed.seen
$function$;

CREATE OR REPLACE FUNCTION public.set_own_date()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.has_own_date := NEW.location_id <> NEW.site_id OR NEW.created_date IS DISTINCT FROM (
    SELECT p.created_date FROM products p WHERE p.site_id = NEW.site_id AND p.id = NEW.product_id);
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.set_sells()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('stock_routing ' || NEW.site_id, 0));
  NEW.sells := sends_orders(NEW.site_id, NEW.location_id);
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.set_variants_in_stock(sites uuid[], owners uuid[], ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  UPDATE variants v SET in_stock = n.is_stocked
    FROM (SELECT DISTINCT i.site, i.product, i.variant,
                 EXISTS (SELECT FROM inventory_items o
                          WHERE o.site_id = i.site AND o.product_id = i.product AND o.variant_id = i.variant
                            AND o.sells AND o.availability = 'IN_STOCK')
                 OR (NOT EXISTS (SELECT FROM inventory_items o
                                  WHERE o.site_id = i.site AND o.product_id = i.product AND o.variant_id = i.variant
                                    AND o.location_id = i.site)
                     AND sends_orders(i.site, i.site)) AS is_stocked
            FROM unnest(sites, owners, ids) AS i (site, product, variant)) n
   WHERE v.site_id = n.site AND v.id = n.variant AND v.product_id IS NOT DISTINCT FROM n.product
     AND v.in_stock <> n.is_stocked;
END $function$;

CREATE OR REPLACE FUNCTION public.similar_page_words(site uuid, typed text)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET "pg_trgm.similarity_threshold" TO '0.1'
AS $function$
  SELECT ARRAY(SELECT w.word FROM page_words w
                WHERE w.site_id = site AND w.word % typed AND abs(length(w.word) - length(typed)) <= 2
                ORDER BY similarity(w.word, typed) DESC, w.word LIMIT 100)
$function$;

CREATE OR REPLACE FUNCTION public.similar_search_words(site uuid, typed text)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET "pg_trgm.similarity_threshold" TO '0.1'
AS $function$
  SELECT ARRAY(SELECT word
                 FROM (SELECT DISTINCT w.word FROM search_words w
                        WHERE w.site_id = site AND w.word % typed
                          AND abs(length(w.word) - length(typed)) <= 2
                          AND w.index_id = (SELECT i.id FROM search_indexes i
                                             WHERE i.site_id = site AND i.is_current)) near
                ORDER BY similarity(word, typed) DESC, word LIMIT 100)
$function$;

CREATE OR REPLACE FUNCTION public.spread_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  pieces bigint;
BEGIN
  IF NOT (NEW.is_drop AND NEW.track_quantity) THEN
    DELETE FROM stock_buckets b
     WHERE b.site_id = NEW.site_id AND b.product_id = NEW.product_id AND b.variant_id = NEW.variant_id
       AND b.location_id = NEW.location_id;
    RETURN NULL;
  END IF;
  PERFORM FROM stock_buckets b
    WHERE b.site_id = NEW.site_id AND b.product_id = NEW.product_id AND b.variant_id = NEW.variant_id
      AND b.location_id = NEW.location_id
    ORDER BY b.bucket FOR UPDATE;
  SELECT GREATEST(0, COALESCE(NEW.quantity, 0) - COALESCE(sum(b.taken), 0)) INTO pieces FROM stock_buckets b
   WHERE b.site_id = NEW.site_id AND b.product_id = NEW.product_id AND b.variant_id = NEW.variant_id
     AND b.location_id = NEW.location_id;
  INSERT INTO stock_buckets (site_id, product_id, variant_id, location_id, bucket, quantity)
  SELECT NEW.site_id, NEW.product_id, NEW.variant_id, NEW.location_id, n,
         pieces / 16 + CASE WHEN n < pieces % 16 THEN 1 ELSE 0 END
    FROM generate_series(0, 15) n
  ON CONFLICT (site_id, product_id, variant_id, location_id, bucket) DO UPDATE SET quantity = excluded.quantity;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.stock_status_of(variants integer, out_of_stock integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN out_of_stock <= 0 THEN 'IN_STOCK' WHEN out_of_stock >= variants THEN 'OUT_OF_STOCK'
              ELSE 'PARTIALLY_OUT_OF_STOCK' END
$function$;

CREATE OR REPLACE FUNCTION public.stop_selling_new()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM stock_routing r
                  WHERE NOT r.site_id = ANY (r.ships) AND r.site_id IN (SELECT site_id FROM added)) THEN
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'inventory_items' THEN
    UPDATE inventory_items i SET sells = FALSE FROM added a
     WHERE i.site_id = a.site_id AND i.product_id = a.product_id AND i.variant_id = a.variant_id
       AND i.location_id = i.site_id AND i.sells AND NOT sends_orders(i.site_id, i.site_id);
  ELSE
    PERFORM set_variants_in_stock(array_agg(site_id), array_agg(product_id), array_agg(id)) FROM added;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.switch_locations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  is_default_switched boolean := NEW.site_id = ANY (NEW.ships)
    IS DISTINCT FROM (CASE WHEN TG_OP = 'INSERT' THEN TRUE ELSE NEW.site_id = ANY (OLD.ships) END);
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('stock_routing ' || NEW.site_id, 0));
  -- Products are locked before their stock, in the order of every batch.
  PERFORM FROM products p
    WHERE p.site_id = NEW.site_id
      AND (is_default_switched OR p.id IN (
        SELECT i.product_id FROM inventory_items i
         WHERE i.site_id = NEW.site_id AND i.location_id <> i.site_id AND i.sells <> (i.location_id = ANY (NEW.ships))))
    ORDER BY p.numeric_id FOR NO KEY UPDATE;
  UPDATE inventory_items i SET sells = NOT i.sells
   WHERE i.site_id = NEW.site_id AND (is_default_switched OR i.location_id <> i.site_id)
     AND i.sells <> (i.location_id = ANY (NEW.ships));
  IF is_default_switched THEN
    PERFORM set_variants_in_stock(array_agg(v.site_id), array_agg(v.product_id), array_agg(v.id))
       FROM variants v WHERE v.site_id = NEW.site_id;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.update_choice_products(sites uuid[], owners uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
BEGIN
  IF sites IS NULL THEN RETURN; END IF;
  DELETE FROM choice_products l
   USING (SELECT DISTINCT * FROM unnest(sites, owners)) AS t (site, product)
   WHERE l.site_id = t.site AND l.product_id = t.product
     AND NOT EXISTS (SELECT FROM product_options o
                       JOIN product_choices c
                         ON c.site_id = o.site_id AND c.product_id = o.product_id AND c.option_id = o.id
                      WHERE o.site_id = t.site AND o.product_id = t.product
                        AND lower(o.name) = l.option_name AND c.description = l.choice);
  INSERT INTO choice_products (site_id, option_name, choice, numeric_id, product_id, visible)
  SELECT DISTINCT c.site_id, lower(o.name), c.description, p.numeric_id, p.id, p.visible
    FROM (SELECT DISTINCT * FROM unnest(sites, owners)) AS t (site, product)
    JOIN products p ON p.site_id = t.site AND p.id = t.product
    JOIN product_options o ON o.site_id = t.site AND o.product_id = t.product
    JOIN product_choices c ON c.site_id = t.site AND c.product_id = t.product AND c.option_id = o.id
  ON CONFLICT DO NOTHING;
END $function$;

CREATE OR REPLACE FUNCTION public.update_choice_products_of_choices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM update_choice_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT site_id, product_id, id, option_id, description FROM gone
           EXCEPT
           SELECT site_id, product_id, id, option_id, description FROM added) changed;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.update_choice_products_of_options()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM update_choice_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT site_id, product_id, id, name FROM gone
           EXCEPT
           SELECT site_id, product_id, id, name FROM added) changed;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.update_choice_products_visibility()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
BEGIN
  UPDATE choice_products l SET visible = a.visible
    FROM (SELECT site_id, id, visible FROM added EXCEPT SELECT site_id, id, visible FROM gone) a
   WHERE l.site_id = a.site_id AND l.product_id = a.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.update_collection_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_collection_counts(array_agg(site_id), array_agg(collection_id), array_agg(visible), array_agg(1))
       FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_collection_counts(array_agg(site_id), array_agg(collection_id), array_agg(visible), array_agg(-1))
       FROM gone;
  ELSE
    PERFORM add_collection_counts(array_agg(site_id), array_agg(collection_id), array_agg(visible), array_agg(sign))
       FROM (SELECT *, -1 AS sign
               FROM (SELECT site_id, collection_id, visible FROM gone
                     EXCEPT ALL SELECT site_id, collection_id, visible FROM added) lost
              UNION ALL
             SELECT *, 1
               FROM (SELECT site_id, collection_id, visible FROM added
                     EXCEPT ALL SELECT site_id, collection_id, visible FROM gone) won) moved;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.update_product_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO catalog_totals AS t
    SELECT site_id, count(*), count(*) FILTER (WHERE visible) FROM added GROUP BY site_id
    ON CONFLICT (site_id) DO UPDATE
       SET product_count = t.product_count + excluded.product_count,
           visible_product_count = t.visible_product_count + excluded.visible_product_count;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE catalog_totals t
       SET product_count = t.product_count - g.products,
           visible_product_count = t.visible_product_count - g.visible
      FROM (SELECT site_id, count(*) AS products, count(*) FILTER (WHERE visible) AS visible
              FROM gone GROUP BY site_id) g
     WHERE t.site_id = g.site_id;
  ELSE
    UPDATE collection_products cp
       SET price = a.base_price, paid_price = a.min_price, visible = a.visible
      FROM (SELECT site_id, id, base_price, min_price, visible FROM added
            EXCEPT
            SELECT site_id, id, base_price, min_price, visible FROM gone) a
     WHERE cp.site_id = a.site_id AND cp.product_id = a.id;
    UPDATE catalog_totals t SET visible_product_count = t.visible_product_count + d.visible
      FROM (SELECT site_id, sum(sign) AS visible
              FROM (SELECT site_id, 1 AS sign FROM added WHERE visible
                    UNION ALL
                    SELECT site_id, -1 FROM gone WHERE visible) moved
             GROUP BY site_id) d
     WHERE t.site_id = d.site_id AND d.visible <> 0;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.update_stock_totals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_stock_totals(array_agg(site_id), array_agg(product_id),
                        array_agg(track_quantity AND location_id = site_id),
                        array_agg(CASE WHEN sells AND track_quantity THEN quantity END),
                        array_agg(preorder_enabled AND location_id = site_id),
                        array_agg(CASE WHEN sells AND location_id = site_id THEN availability END),
                        array_agg(updated_date), array_agg(1))
       FROM added WHERE sells OR location_id = site_id;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_stock_totals(array_agg(site_id), array_agg(product_id),
                        array_agg(track_quantity AND location_id = site_id),
                        array_agg(CASE WHEN sells AND track_quantity THEN quantity END),
                        array_agg(preorder_enabled AND location_id = site_id),
                        array_agg(CASE WHEN sells AND location_id = site_id THEN availability END),
                        array_agg(updated_date), array_agg(-1))
       FROM gone WHERE sells OR location_id = site_id;
    -- Items of the default location are deleted with their variants only.
    PERFORM set_variants_in_stock(array_agg(site_id), array_agg(product_id), array_agg(variant_id))
       FROM gone WHERE sells AND location_id <> site_id;
    RETURN NULL;
  ELSE
    PERFORM add_stock_totals(array_agg(site_id), array_agg(product_id),
                        array_agg(track_quantity AND location_id = site_id),
                        array_agg(CASE WHEN sells AND track_quantity THEN quantity END),
                        array_agg(preorder_enabled AND location_id = site_id),
                        array_agg(CASE WHEN sells AND location_id = site_id THEN availability END),
                        array_agg(updated_date), array_agg(sign))
       FROM (SELECT *, -1 AS sign FROM gone UNION ALL SELECT *, 1 FROM added) moved
      WHERE sells OR location_id = site_id;
    PERFORM set_variants_in_stock(array_agg(site_id), array_agg(product_id), array_agg(variant_id))
       FROM gone WHERE sells AND location_id <> site_id;
  END IF;
  PERFORM set_variants_in_stock(array_agg(site_id), array_agg(product_id), array_agg(variant_id))
     FROM added WHERE sells OR location_id = site_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.update_variant_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_variant_counts(array_agg(site_id), array_agg(product_id), array_agg(choice_ids::text),
                           array_agg(in_stock), array_agg(visible), array_agg(1)) FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_variant_counts(array_agg(site_id), array_agg(product_id), array_agg(choice_ids::text),
                           array_agg(in_stock), array_agg(visible), array_agg(-1)) FROM gone;
    DELETE FROM choice_combinations c
     WHERE c.variant_count <= 0 AND (c.site_id, c.product_id) IN (SELECT site_id, product_id FROM gone);
  ELSE
    PERFORM add_variant_counts(array_agg(site_id), array_agg(product_id), array_agg(choice_ids::text),
                           array_agg(in_stock), array_agg(visible), array_agg(sign))
       FROM (SELECT *, -1 AS sign
               FROM (SELECT site_id, product_id, choice_ids, in_stock, visible FROM gone
                     EXCEPT ALL
                     SELECT site_id, product_id, choice_ids, in_stock, visible FROM added) lost
              UNION ALL
             SELECT *, 1
               FROM (SELECT site_id, product_id, choice_ids, in_stock, visible FROM added
                     EXCEPT ALL
                     SELECT site_id, product_id, choice_ids, in_stock, visible FROM gone) won) moved;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.visible_ranges_of(site uuid, product uuid, variants integer, hidden integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  SELECT CASE WHEN hidden > 0 THEN (
    SELECT jsonb_build_object(
      'variantCount', variants - hidden,
      'price', range_of(
        LEAST(min(first.paid), (SELECT min(LEAST(v.list_price, v.sale_price)) FROM variants v
          WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.position >= 8)),
        GREATEST(max(first.paid), (SELECT max(LEAST(v.list_price, v.sale_price)) FROM variants v
          WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.position >= 8))),
      'listPrice', range_of(
        LEAST(min(first.list_price), (SELECT min(v.list_price) FROM variants v
          WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.position >= 8)),
        GREATEST(max(first.list_price), (SELECT max(v.list_price) FROM variants v
          WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.position >= 8))),
      'weight', range_of(
        trim_scale(LEAST(min(first.weight), (SELECT min(v.weight) FROM variants v
          WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.position >= 8))),
        trim_scale(GREATEST(max(first.weight), (SELECT max(v.weight) FROM variants v
          WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.position >= 8)))))
      FROM (SELECT v.list_price, v.weight, LEAST(v.list_price, v.sale_price) AS paid FROM variants v
             WHERE v.site_id = site AND v.product_id = product AND v.visible AND v.position < 8) first) END
$function$;

CREATE TRIGGER invalidate_on_update AFTER UPDATE ON brands REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_brands();

CREATE TRIGGER invalidate_on_delete AFTER DELETE ON choice_media REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_insert AFTER INSERT ON choice_media REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN ((NOT is_precalculated())) EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_update AFTER UPDATE ON choice_media REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER change_documents_on_delete AFTER DELETE ON collection_products REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_collection_words();

CREATE TRIGGER change_documents_on_insert AFTER INSERT ON collection_products REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT is_precalculated())) EXECUTE FUNCTION add_collection_words();

CREATE TRIGGER count_on_delete AFTER DELETE ON collection_products REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION update_collection_counts();

CREATE TRIGGER count_on_insert AFTER INSERT ON collection_products REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION update_collection_counts();

CREATE TRIGGER count_on_update AFTER UPDATE ON collection_products REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION update_collection_counts();

CREATE TRIGGER detach_main_category AFTER DELETE ON collection_products REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION detach_main_category();

CREATE TRIGGER invalidate_on_delete AFTER DELETE ON collection_products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_insert AFTER INSERT ON collection_products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN ((NOT is_precalculated())) EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_update AFTER UPDATE ON collection_products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER index_documents_on_update AFTER UPDATE ON custom_fields REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_custom_fields();

CREATE TRIGGER index_documents_on_update AFTER UPDATE ON info_sections REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_info_sections();

CREATE TRIGGER invalidate_on_update AFTER UPDATE ON info_sections REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_info_sections();

CREATE TRIGGER count_on_delete AFTER DELETE ON inventory_items REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION update_stock_totals();

CREATE TRIGGER count_on_insert AFTER INSERT ON inventory_items REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT is_precalculated())) EXECUTE FUNCTION update_stock_totals();

CREATE TRIGGER count_on_update AFTER UPDATE ON inventory_items REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION update_stock_totals();

CREATE TRIGGER invalidate_on_delete AFTER DELETE ON inventory_items REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_insert AFTER INSERT ON inventory_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN ((NOT is_precalculated())) EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_update AFTER UPDATE ON inventory_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER set_own_date_on_insert BEFORE INSERT ON inventory_items FOR EACH ROW WHEN ((NOT is_precalculated())) EXECUTE FUNCTION set_own_date();

CREATE TRIGGER set_own_date_on_update BEFORE UPDATE OF created_date ON inventory_items FOR EACH ROW WHEN ((new.created_date <> old.created_date)) EXECUTE FUNCTION set_own_date();

CREATE TRIGGER set_sells_on_insert BEFORE INSERT ON inventory_items FOR EACH ROW WHEN (((new.location_id <> new.site_id) OR (NOT is_precalculated()))) EXECUTE FUNCTION set_sells();

CREATE TRIGGER spread_on_insert AFTER INSERT ON inventory_items FOR EACH ROW WHEN (new.is_drop) EXECUTE FUNCTION spread_stock();

CREATE TRIGGER spread_on_update AFTER UPDATE ON inventory_items FOR EACH ROW WHEN (((old.is_drop OR new.is_drop) AND (((old.is_drop IS DISTINCT FROM new.is_drop) OR (old.track_quantity IS DISTINCT FROM new.track_quantity)) OR (old.quantity IS DISTINCT FROM new.quantity)))) EXECUTE FUNCTION spread_stock();

CREATE TRIGGER stop_selling_on_insert AFTER INSERT ON inventory_items REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (is_precalculated()) EXECUTE FUNCTION stop_selling_new();

CREATE TRIGGER ledger_entries_stay BEFORE UPDATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE CONSTRAINT TRIGGER ledger_group_balances AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new."position" = 0)) EXECUTE FUNCTION check_ledger_group();

CREATE TRIGGER invalidate_on_update AFTER UPDATE ON media REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_media();

CREATE CONSTRAINT TRIGGER order_total_is_booked AFTER INSERT OR UPDATE OF total_minor ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_total();

CREATE TRIGGER pages_index_changed AFTER UPDATE ON pages FOR EACH ROW WHEN (((old.published IS DISTINCT FROM new.published) OR (old.slug IS DISTINCT FROM new.slug))) EXECUTE FUNCTION index_page();

CREATE TRIGGER pages_index_deleted AFTER DELETE ON pages FOR EACH ROW EXECUTE FUNCTION index_page();

CREATE TRIGGER pages_index_new AFTER INSERT ON pages FOR EACH ROW EXECUTE FUNCTION index_page();

CREATE TRIGGER index_documents_on_delete AFTER DELETE ON product_choices REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_deleted_rows();

CREATE TRIGGER index_documents_on_insert AFTER INSERT ON product_choices REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT is_precalculated())) EXECUTE FUNCTION index_products_of_inserted_rows();

CREATE TRIGGER index_documents_on_update AFTER UPDATE ON product_choices REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_choices();

CREATE TRIGGER index_products_by_choice_on_delete AFTER DELETE ON product_choices REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_choice_products();

CREATE TRIGGER index_products_by_choice_on_insert AFTER INSERT ON product_choices REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT is_precalculated())) EXECUTE FUNCTION insert_choice_products();

CREATE TRIGGER index_products_by_choice_on_update AFTER UPDATE ON product_choices REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION update_choice_products_of_choices();

CREATE TRIGGER invalidate_on_delete AFTER DELETE ON product_choices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_insert AFTER INSERT ON product_choices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN ((NOT is_precalculated())) EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_update AFTER UPDATE ON product_choices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER index_documents_on_delete AFTER DELETE ON product_info_sections REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_deleted_rows();

CREATE TRIGGER index_documents_on_insert AFTER INSERT ON product_info_sections REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT is_precalculated())) EXECUTE FUNCTION index_products_of_inserted_rows();

CREATE TRIGGER invalidate_on_delete AFTER DELETE ON product_info_sections REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_insert AFTER INSERT ON product_info_sections REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_update AFTER UPDATE ON product_info_sections REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_delete AFTER DELETE ON product_media REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_insert AFTER INSERT ON product_media REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN ((NOT is_precalculated())) EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_update AFTER UPDATE ON product_media REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER index_documents_on_delete AFTER DELETE ON product_options REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_deleted_rows();

CREATE TRIGGER index_documents_on_insert AFTER INSERT ON product_options REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT is_precalculated())) EXECUTE FUNCTION index_products_of_inserted_rows();

CREATE TRIGGER index_documents_on_update AFTER UPDATE ON product_options REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_options();

CREATE TRIGGER index_products_by_choice_on_update AFTER UPDATE ON product_options REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION update_choice_products_of_options();

CREATE TRIGGER invalidate_on_delete AFTER DELETE ON product_options REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_insert AFTER INSERT ON product_options REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN ((NOT is_precalculated())) EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_update AFTER UPDATE ON product_options REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER index_documents_on_delete AFTER DELETE ON product_ribbons REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_deleted_rows();

CREATE TRIGGER index_documents_on_insert AFTER INSERT ON product_ribbons REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT is_precalculated())) EXECUTE FUNCTION index_products_of_inserted_rows();

CREATE TRIGGER invalidate_on_delete AFTER DELETE ON product_ribbons REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_insert AFTER INSERT ON product_ribbons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_update AFTER UPDATE ON product_ribbons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER count_on_delete AFTER DELETE ON products REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION update_product_counts();

CREATE TRIGGER count_on_insert AFTER INSERT ON products REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT is_precalculated())) EXECUTE FUNCTION update_product_counts();

CREATE TRIGGER count_on_update AFTER UPDATE ON products REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION update_product_counts();

CREATE TRIGGER delete_rendered_products AFTER DELETE ON products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION delete_rendered_products();

CREATE TRIGGER delete_search_documents AFTER DELETE ON products REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_search_documents();

CREATE TRIGGER index_documents_on_update AFTER UPDATE ON products REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION index_updated_products();

CREATE TRIGGER index_products_by_choice_on_update AFTER UPDATE ON products REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION update_choice_products_visibility();

CREATE TRIGGER invalidate_on_update AFTER UPDATE ON products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_updated_products();

CREATE TRIGGER invalidate_on_update AFTER UPDATE ON ribbons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_ribbons();

CREATE TRIGGER add_default_location AFTER INSERT ON sites FOR EACH ROW EXECUTE FUNCTION add_default_location();

CREATE TRIGGER add_search_index AFTER INSERT ON sites FOR EACH ROW EXECUTE FUNCTION add_search_index();

CREATE TRIGGER delete_ledgers AFTER DELETE ON sites REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_ledgers();

CREATE TRIGGER switch_on_insert AFTER INSERT ON stock_routing FOR EACH ROW EXECUTE FUNCTION switch_locations();

CREATE TRIGGER switch_on_update AFTER UPDATE ON stock_routing FOR EACH ROW WHEN ((old.ships <> new.ships)) EXECUTE FUNCTION switch_locations();

CREATE TRIGGER count_on_delete AFTER DELETE ON variants REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION update_variant_counts();

CREATE TRIGGER count_on_insert AFTER INSERT ON variants REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((NOT is_precalculated())) EXECUTE FUNCTION update_variant_counts();

CREATE TRIGGER count_on_update AFTER UPDATE ON variants REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION update_variant_counts();

CREATE TRIGGER index_documents_on_delete AFTER DELETE ON variants REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_variants();

CREATE TRIGGER index_documents_on_insert AFTER INSERT ON variants REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_variants();

CREATE TRIGGER index_documents_on_update AFTER UPDATE ON variants REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_variants();

CREATE TRIGGER invalidate_on_delete AFTER DELETE ON variants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_insert AFTER INSERT ON variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN ((NOT is_precalculated())) EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER invalidate_on_update AFTER UPDATE ON variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION invalidate_products_of_rows();

CREATE TRIGGER stop_selling_on_insert AFTER INSERT ON variants REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION stop_selling_new();

COMMENT ON TRIGGER invalidate_on_update ON brands IS 'Products are rendered with the name of their brand.';

COMMENT ON TRIGGER invalidate_on_delete ON choice_media IS 'Products are rendered with the pictures of their choices.';

COMMENT ON TRIGGER invalidate_on_insert ON choice_media IS 'Products are rendered with the pictures of their choices.';

COMMENT ON TRIGGER invalidate_on_update ON choice_media IS 'Products are rendered with the pictures of their choices.';

COMMENT ON TRIGGER change_documents_on_delete ON collection_products IS 'Products are not found by the names of collections that they have left.';

COMMENT ON TRIGGER change_documents_on_insert ON collection_products IS 'Products are found by the names of their collections.';

COMMENT ON TRIGGER count_on_delete ON collection_products IS 'Collections store how many products they have, and how many visible ones.';

COMMENT ON TRIGGER count_on_insert ON collection_products IS 'Collections store how many products they have, and how many visible ones.';

COMMENT ON TRIGGER count_on_update ON collection_products IS 'Collections store how many products they have, and how many visible ones.';

COMMENT ON TRIGGER detach_main_category ON collection_products IS 'A product has no main category that it is not in.';

COMMENT ON TRIGGER invalidate_on_delete ON collection_products IS 'Products are rendered with their collections.';

COMMENT ON TRIGGER invalidate_on_insert ON collection_products IS 'Products are rendered with their collections.';

COMMENT ON TRIGGER invalidate_on_update ON collection_products IS 'Products are rendered with their collections.';

COMMENT ON TRIGGER index_documents_on_update ON custom_fields IS 'Products are found by the text of the custom fields that are searchable and shown.';

COMMENT ON TRIGGER index_documents_on_update ON info_sections IS 'Products are found by the text of the sections that are their own.';

COMMENT ON TRIGGER invalidate_on_update ON info_sections IS 'Products are rendered with their info sections.';

COMMENT ON TRIGGER count_on_delete ON inventory_items IS 'Products store totals of stock and preorder; variants store whether they are in stock.';

COMMENT ON TRIGGER count_on_insert ON inventory_items IS 'Products store totals of stock and preorder; variants store whether they are in stock.';

COMMENT ON TRIGGER count_on_update ON inventory_items IS 'Products store totals of stock and preorder; variants store whether they are in stock.';

COMMENT ON TRIGGER invalidate_on_delete ON inventory_items IS 'Products are rendered with their stock.';

COMMENT ON TRIGGER invalidate_on_insert ON inventory_items IS 'Products are rendered with their stock.';

COMMENT ON TRIGGER invalidate_on_update ON inventory_items IS 'Products are rendered with their stock.';

COMMENT ON TRIGGER set_own_date_on_insert ON inventory_items IS 'Items as old as their product are found by its date; this tells the others.';

COMMENT ON TRIGGER set_own_date_on_update ON inventory_items IS 'Items as old as their product are found by its date; this tells the others.';

COMMENT ON TRIGGER set_sells_on_insert ON inventory_items IS 'Items store whether their location sends orders.';

COMMENT ON TRIGGER spread_on_insert ON inventory_items IS 'Stock of a drop lies in buckets, too.';

COMMENT ON TRIGGER spread_on_update ON inventory_items IS 'Buckets of a drop add up to its quantity.';

COMMENT ON TRIGGER stop_selling_on_insert ON inventory_items IS 'New products are not in stock where their default location sends no orders.';

COMMENT ON TRIGGER ledger_entries_stay ON ledger_entries IS 'Money is corrected by further entries; nothing rewrites what was booked.';

COMMENT ON TRIGGER ledger_group_balances ON ledger_entries IS 'No transaction can commit a group of entries that does not add up to zero.';

COMMENT ON TRIGGER invalidate_on_update ON media IS 'Products are rendered with size, state and poster of their media.';

COMMENT ON TRIGGER order_total_is_booked ON orders IS 'The total on the order is the only second copy of what the ledger says; they cannot differ.';

COMMENT ON TRIGGER pages_index_changed ON pages IS 'Published pages are found by their words.';

COMMENT ON TRIGGER pages_index_deleted ON pages IS 'Deleted pages are not found.';

COMMENT ON TRIGGER pages_index_new ON pages IS 'Published pages are found by their words.';

COMMENT ON TRIGGER index_documents_on_delete ON product_choices IS 'Products are found by the descriptions of their choices.';

COMMENT ON TRIGGER index_documents_on_insert ON product_choices IS 'Products are found by the descriptions of their choices.';

COMMENT ON TRIGGER index_documents_on_update ON product_choices IS 'Products are found by the descriptions of their choices.';

COMMENT ON TRIGGER index_products_by_choice_on_delete ON product_choices IS 'Filters by choice read choice_products.';

COMMENT ON TRIGGER index_products_by_choice_on_insert ON product_choices IS 'Filters by choice read choice_products.';

COMMENT ON TRIGGER index_products_by_choice_on_update ON product_choices IS 'Filters by choice read choice_products.';

COMMENT ON TRIGGER invalidate_on_delete ON product_choices IS 'Products are rendered with their choices.';

COMMENT ON TRIGGER invalidate_on_insert ON product_choices IS 'Products are rendered with their choices.';

COMMENT ON TRIGGER invalidate_on_update ON product_choices IS 'Products are rendered with their choices.';

COMMENT ON TRIGGER index_documents_on_delete ON product_info_sections IS 'Products are found by the text of their info sections.';

COMMENT ON TRIGGER index_documents_on_insert ON product_info_sections IS 'Products are found by the text of their info sections.';

COMMENT ON TRIGGER invalidate_on_delete ON product_info_sections IS 'Products are rendered with their info sections.';

COMMENT ON TRIGGER invalidate_on_insert ON product_info_sections IS 'Products are rendered with their info sections.';

COMMENT ON TRIGGER invalidate_on_update ON product_info_sections IS 'Products are rendered with their info sections.';

COMMENT ON TRIGGER invalidate_on_delete ON product_media IS 'Products are rendered with their gallery.';

COMMENT ON TRIGGER invalidate_on_insert ON product_media IS 'Products are rendered with their gallery.';

COMMENT ON TRIGGER invalidate_on_update ON product_media IS 'Products are rendered with their gallery.';

COMMENT ON TRIGGER index_documents_on_delete ON product_options IS 'Products are found by the names of their options.';

COMMENT ON TRIGGER index_documents_on_insert ON product_options IS 'Products are found by the names of their options.';

COMMENT ON TRIGGER index_documents_on_update ON product_options IS 'Products are found by the names of their options.';

COMMENT ON TRIGGER index_products_by_choice_on_update ON product_options IS 'Filters by choice read choice_products, by the name of the option.';

COMMENT ON TRIGGER invalidate_on_delete ON product_options IS 'Products are rendered with their options.';

COMMENT ON TRIGGER invalidate_on_insert ON product_options IS 'Products are rendered with their options.';

COMMENT ON TRIGGER invalidate_on_update ON product_options IS 'Products are rendered with their options.';

COMMENT ON TRIGGER index_documents_on_delete ON product_ribbons IS 'Products are found by the names of their ribbons.';

COMMENT ON TRIGGER index_documents_on_insert ON product_ribbons IS 'Products are found by the names of their ribbons.';

COMMENT ON TRIGGER invalidate_on_delete ON product_ribbons IS 'Products are rendered with their ribbons.';

COMMENT ON TRIGGER invalidate_on_insert ON product_ribbons IS 'Products are rendered with their ribbons.';

COMMENT ON TRIGGER invalidate_on_update ON product_ribbons IS 'Products are rendered with their ribbons.';

COMMENT ON TRIGGER count_on_delete ON products IS 'Sites store how many products they have; collection_products has copies of price and visibility to sort by.';

COMMENT ON TRIGGER count_on_insert ON products IS 'Sites store how many products they have; collection_products has copies of price and visibility to sort by.';

COMMENT ON TRIGGER count_on_update ON products IS 'Sites store how many products they have; collection_products has copies of price and visibility to sort by.';

COMMENT ON TRIGGER delete_rendered_products ON products IS 'Rendered products and invalidations have no foreign key to products, which each write would check.';

COMMENT ON TRIGGER delete_search_documents ON products IS 'Search documents and words of names have no foreign key to products, which each write would check.';

COMMENT ON TRIGGER index_documents_on_update ON products IS 'Products are found by their name, description, tags and modifiers.';

COMMENT ON TRIGGER index_products_by_choice_on_update ON products IS 'choice_products has a copy of the visibility.';

COMMENT ON TRIGGER invalidate_on_update ON products IS 'A changed product is rendered again.';

COMMENT ON TRIGGER invalidate_on_update ON ribbons IS 'Products are rendered with the names of their ribbons.';

COMMENT ON TRIGGER add_default_location ON sites IS 'Every site has a location, whose id is its own.';

COMMENT ON TRIGGER add_search_index ON sites IS 'Every site has a search index in the language of its locale.';

COMMENT ON TRIGGER delete_ledgers ON sites IS 'Facts and stock changes have no foreign key to sites, which each new row would check.';

COMMENT ON TRIGGER switch_on_insert ON stock_routing IS 'Items store whether their location sends orders.';

COMMENT ON TRIGGER switch_on_update ON stock_routing IS 'Items store whether their location sends orders.';

COMMENT ON TRIGGER count_on_delete ON variants IS 'Products, choices and combinations of choices store how many variants they have, in stock and visible.';

COMMENT ON TRIGGER count_on_insert ON variants IS 'Products, choices and combinations of choices store how many variants they have, in stock and visible.';

COMMENT ON TRIGGER count_on_update ON variants IS 'Products, choices and combinations of choices store how many variants they have, in stock and visible.';

COMMENT ON TRIGGER index_documents_on_delete ON variants IS 'Products are found by SKU and barcode of their variants.';

COMMENT ON TRIGGER index_documents_on_insert ON variants IS 'Products are found by SKU and barcode of their variants.';

COMMENT ON TRIGGER index_documents_on_update ON variants IS 'Products are found by SKU and barcode of their variants.';

COMMENT ON TRIGGER invalidate_on_delete ON variants IS 'Products are rendered with their variants.';

COMMENT ON TRIGGER invalidate_on_insert ON variants IS 'Products are rendered with their variants.';

COMMENT ON TRIGGER invalidate_on_update ON variants IS 'Products are rendered with their variants.';

COMMENT ON TRIGGER stop_selling_on_insert ON variants IS 'New variants are not in stock where their default location sends no orders.';
