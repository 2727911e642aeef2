-- Generated from the migrated database: what the migrations add up to.

CREATE EXTENSION pg_trgm;

CREATE SEQUENCE product_numbers AS bigint START 1700000000000001 INCREMENT 1;

CREATE TABLE answered_captchas (
  site_id uuid NOT NULL,
  challenge_hash bytea NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT answered_captchas_pkey PRIMARY KEY (site_id, challenge_hash),
  CONSTRAINT answered_captchas_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

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

CREATE TABLE attempts (
  site_id uuid NOT NULL,
  bucket text NOT NULL,
  key text NOT NULL,
  window_start timestamp with time zone NOT NULL,
  count integer NOT NULL,
  CONSTRAINT attempts_pkey PRIMARY KEY (site_id, bucket, key)
);
CREATE INDEX attempts_by_age ON attempts USING btree (window_start);

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
  CONSTRAINT authorization_codes_pkey PRIMARY KEY (site_id, code_hash),
  CONSTRAINT authorization_codes_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);

CREATE TABLE brands (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  created_date timestamp with time zone NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT brands_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT brands_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX brands_name ON brands USING btree (site_id, lower(name));

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

CREATE TABLE collection_products (
  site_id uuid NOT NULL,
  collection_id uuid NOT NULL,
  product_id uuid NOT NULL,
  "position" bigint NOT NULL,
  CONSTRAINT collection_products_pkey PRIMARY KEY (site_id, collection_id, product_id),
  CONSTRAINT collection_products_site_id_collection_id_fkey FOREIGN KEY (site_id, collection_id) REFERENCES collections(site_id, id) ON DELETE CASCADE,
  CONSTRAINT collection_products_site_id_product_id_fkey FOREIGN KEY (site_id, product_id) REFERENCES products(site_id, id) ON DELETE CASCADE
);
CREATE INDEX collection_products_by_position ON collection_products USING btree (site_id, collection_id, "position");
CREATE INDEX collection_products_by_product ON collection_products USING btree (site_id, product_id);

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
  CONSTRAINT collections_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT collections_slug UNIQUE (site_id, slug),
  CONSTRAINT collections_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX collections_by_name ON collections USING btree (site_id, name, id);

CREATE TABLE credentials (
  site_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  kind text NOT NULL,
  secret text NOT NULL,
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT credentials_pkey PRIMARY KEY (site_id, identity_id, kind),
  CONSTRAINT credentials_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);

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
  before jsonb,
  after jsonb,
  actor jsonb NOT NULL,
  request_id text NOT NULL,
  job_id text,
  at timestamp with time zone NOT NULL,
  dispatched_date timestamp with time zone,
  CONSTRAINT facts_pkey PRIMARY KEY (site_id, seq),
  CONSTRAINT facts_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX facts_by_entity ON facts USING btree (site_id, entity, entity_id, seq);
CREATE INDEX facts_waiting ON facts USING btree (seq) WHERE (dispatched_date IS NULL);

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
  CONSTRAINT import_reports_pkey PRIMARY KEY (site_id, import_id, seq),
  CONSTRAINT import_reports_site_id_import_id_fkey FOREIGN KEY (site_id, import_id) REFERENCES imports(site_id, id) ON DELETE CASCADE
);

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
  CONSTRAINT imports_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT imports_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX imports_by_creation ON imports USING btree (site_id, created_date DESC);
CREATE INDEX imports_unfinished ON imports USING btree (created_date) WHERE (state = ANY (ARRAY['QUEUED'::text, 'RUNNING'::text]));

CREATE TABLE inventory_changes (
  site_id uuid NOT NULL,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  product_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  reason text NOT NULL,
  delta bigint NOT NULL,
  quantity_after bigint,
  actor jsonb NOT NULL,
  request_id text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT inventory_changes_pkey PRIMARY KEY (site_id, seq),
  CONSTRAINT inventory_changes_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX inventory_changes_by_item ON inventory_changes USING btree (site_id, product_id, variant_id, seq);

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
  updated_date timestamp with time zone NOT NULL,
  CONSTRAINT inventory_items_pkey PRIMARY KEY (site_id, product_id, variant_id),
  CONSTRAINT inventory_items_id UNIQUE (site_id, id),
  CONSTRAINT inventory_items_site_id_product_id_variant_id_fkey FOREIGN KEY (site_id, product_id, variant_id) REFERENCES variants(site_id, product_id, id) ON DELETE CASCADE
);

CREATE TABLE login_sessions (
  site_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  identity_id uuid NOT NULL,
  client_id uuid,
  created_date timestamp with time zone NOT NULL,
  expires_date timestamp with time zone NOT NULL,
  CONSTRAINT login_sessions_pkey PRIMARY KEY (site_id, token_hash),
  CONSTRAINT login_sessions_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
);
CREATE INDEX login_sessions_by_identity ON login_sessions USING btree (site_id, identity_id);

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
  CONSTRAINT mailed_codes_site_id_identity_id_fkey FOREIGN KEY (site_id, identity_id) REFERENCES identities(site_id, id) ON DELETE CASCADE
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
  CONSTRAINT mails_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT mails_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX mails_by_creation ON mails USING btree (site_id, created_date DESC);
CREATE INDEX mails_by_recipient ON mails USING btree (site_id, lower(recipient), created_date DESC);
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
  CONSTRAINT media_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT media_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX media_by_creation ON media USING btree (site_id, created_date DESC, id);
CREATE INDEX media_by_file ON media USING btree (storage_key) WHERE (storage_key IS NOT NULL);
CREATE UNIQUE INDEX media_by_id ON media USING btree (id);
CREATE UNIQUE INDEX media_by_source ON media USING btree (site_id, source_url) WHERE (source_url IS NOT NULL);

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

CREATE TABLE member_fields (
  site_id uuid NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT member_fields_pkey PRIMARY KEY (site_id, key),
  CONSTRAINT member_fields_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);

CREATE TABLE member_jobs (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  action text NOT NULL,
  filter jsonb NOT NULL,
  search jsonb,
  content_assignee_id uuid,
  state text NOT NULL,
  cursor uuid,
  total integer NOT NULL,
  done integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  failures jsonb NOT NULL DEFAULT '[]'::jsonb,
  failure text,
  actor jsonb NOT NULL,
  created_date timestamp with time zone NOT NULL,
  started_date timestamp with time zone,
  run_started_date timestamp with time zone,
  run_started_count integer NOT NULL DEFAULT 0,
  updated_date timestamp with time zone NOT NULL,
  finished_date timestamp with time zone,
  CONSTRAINT member_jobs_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT member_jobs_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE INDEX member_jobs_by_creation ON member_jobs USING btree (site_id, created_date DESC);
CREATE INDEX member_jobs_unfinished ON member_jobs USING btree (created_date) WHERE (state = ANY (ARRAY['QUEUED'::text, 'RUNNING'::text]));

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
CREATE INDEX members_by_update ON members USING btree (site_id, updated_date, id);
CREATE INDEX members_open ON members USING btree (site_id, created_date, id) WHERE ((status = 'APPROVED'::text) AND (privacy_status = 'PUBLIC'::text));
CREATE INDEX members_words ON members USING gin (nickname gin_trgm_ops, lower(login_email) gin_trgm_ops, first_name gin_trgm_ops, last_name gin_trgm_ops, title gin_trgm_ops, slug gin_trgm_ops);

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
  CONSTRAINT oauth_clients_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT oauth_clients_id_key UNIQUE (id),
  CONSTRAINT oauth_clients_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX oauth_clients_own ON oauth_clients USING btree (site_id) WHERE is_own;

CREATE TABLE product_choices (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  option_id uuid NOT NULL,
  id uuid NOT NULL,
  value text NOT NULL,
  description text NOT NULL,
  "position" integer NOT NULL,
  in_stock boolean NOT NULL DEFAULT true,
  visible boolean NOT NULL DEFAULT true,
  CONSTRAINT product_choices_pkey PRIMARY KEY (site_id, product_id, id),
  CONSTRAINT product_choices_site_id_product_id_option_id_fkey FOREIGN KEY (site_id, product_id, option_id) REFERENCES product_options(site_id, product_id, id) ON DELETE CASCADE
);
CREATE INDEX product_choices_by_option ON product_choices USING btree (site_id, product_id, option_id, "position");

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

CREATE TABLE product_options (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  option_type text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT product_options_pkey PRIMARY KEY (site_id, product_id, id),
  CONSTRAINT product_options_site_id_product_id_fkey FOREIGN KEY (site_id, product_id) REFERENCES products(site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX product_options_name ON product_options USING btree (site_id, product_id, lower(name));

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
  base_price numeric(14,4) NOT NULL,
  base_cost numeric(14,4),
  base_weight numeric(14,4),
  base_sku text,
  discount_type text NOT NULL DEFAULT 'NONE'::text,
  discount_value numeric(14,4) NOT NULL DEFAULT 0,
  price_per_unit jsonb,
  info_sections jsonb NOT NULL DEFAULT '[]'::jsonb,
  custom_text_fields jsonb NOT NULL DEFAULT '[]'::jsonb,
  product_dimensions jsonb,
  package_dimensions jsonb,
  seo jsonb,
  variant_count integer NOT NULL,
  min_price numeric(14,4) NOT NULL,
  max_price numeric(14,4) NOT NULL,
  min_list_price numeric(14,4) NOT NULL,
  max_list_price numeric(14,4) NOT NULL,
  min_cost numeric(14,4),
  max_cost numeric(14,4),
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
  CONSTRAINT products_pkey PRIMARY KEY (site_id, id),
  CONSTRAINT products_handle UNIQUE (site_id, handle),
  CONSTRAINT products_numeric_id UNIQUE (site_id, numeric_id),
  CONSTRAINT products_slug UNIQUE (site_id, slug),
  CONSTRAINT products_site_id_brand_id_fkey FOREIGN KEY (site_id, brand_id) REFERENCES brands(site_id, id),
  CONSTRAINT products_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE,
  CONSTRAINT products_site_id_ribbon_id_fkey FOREIGN KEY (site_id, ribbon_id) REFERENCES ribbons(site_id, id)
);
CREATE INDEX products_by_brand ON products USING btree (site_id, brand_id) WHERE (brand_id IS NOT NULL);
CREATE INDEX products_by_lowest_price ON products USING btree (site_id, min_price, numeric_id);
CREATE INDEX products_by_name ON products USING btree (site_id, name, numeric_id);
CREATE INDEX products_by_price ON products USING btree (site_id, base_price, numeric_id);
CREATE INDEX products_by_stock_update ON products USING btree (site_id, stock_updated_date, numeric_id);
CREATE INDEX products_by_update ON products USING btree (site_id, updated_date, numeric_id);
CREATE INDEX products_by_visible ON products USING btree (site_id, visible, numeric_id);

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
CREATE UNIQUE INDEX ribbons_name ON ribbons USING btree (site_id, lower(name));

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
  CONSTRAINT staff_sessions_pkey PRIMARY KEY (token_hash),
  CONSTRAINT staff_sessions_id_key UNIQUE (id),
  CONSTRAINT staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX staff_sessions_by_staff ON staff_sessions USING btree (staff_id);

CREATE TABLE variants (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  id uuid NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  "position" integer NOT NULL,
  choice_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  list_price numeric(14,4) NOT NULL,
  sale_price numeric(14,4),
  cost numeric(14,4),
  weight numeric(14,4),
  sku text,
  barcode text,
  visible boolean NOT NULL DEFAULT true,
  product_dimensions jsonb,
  package_dimensions jsonb,
  CONSTRAINT variants_pkey PRIMARY KEY (site_id, product_id, id),
  CONSTRAINT variants_choices UNIQUE (site_id, product_id, choice_ids),
  CONSTRAINT variants_site_id_product_id_fkey FOREIGN KEY (site_id, product_id) REFERENCES products(site_id, id) ON DELETE CASCADE
);
CREATE INDEX variants_by_position ON variants USING btree (site_id, product_id, "position");
CREATE INDEX variants_by_sku ON variants USING btree (site_id, sku) WHERE (sku IS NOT NULL);
