-- Keys by algorithm: ES256 signs what only we read, RS256 what OpenID clients verify.
ALTER TABLE signing_keys ADD COLUMN algorithm text NOT NULL DEFAULT 'ES256';

-- Third parties get what a member has agreed to and nothing else. The secret is for servers.
ALTER TABLE oauth_clients
  ADD COLUMN is_third_party boolean NOT NULL DEFAULT false,
  ADD COLUMN post_logout_redirect_uris text[] NOT NULL DEFAULT '{}',
  ADD COLUMN allowed_scopes text[] NOT NULL DEFAULT '{openid,profile,email,offline_access}',
  -- What it may do in the site's own name, as scopes of API keys.
  ADD COLUMN app_scopes text[] NOT NULL DEFAULT '{}',
  ADD COLUMN secret_hash bytea,
  ADD COLUMN secret_hint text,
  ADD COLUMN secret_date timestamptz;
CREATE UNIQUE INDEX oauth_clients_secret ON oauth_clients (secret_hash);

-- What was shown on the way in, to be told as `amr` and `acr`.
ALTER TABLE login_sessions ADD COLUMN proofs text[] NOT NULL DEFAULT '{}';
ALTER TABLE sign_ins
  ADD COLUMN proofs text[] NOT NULL DEFAULT '{}',
  ADD COLUMN scope text[] NOT NULL DEFAULT '{}';
ALTER TABLE authorization_codes
  ADD COLUMN proofs text[] NOT NULL DEFAULT '{}',
  ADD COLUMN scope text[] NOT NULL DEFAULT '{}',
  ADD COLUMN nonce text;

-- What a member has let a third party know or do.
CREATE TABLE consents (
  site_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  client_id uuid NOT NULL,
  scope text[] NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, identity_id, client_id),
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE,
  FOREIGN KEY (site_id, client_id) REFERENCES oauth_clients ON DELETE CASCADE
);
CREATE INDEX consents_by_client ON consents (site_id, client_id);

-- Codes by which an app is installed, each good once.
CREATE TABLE app_codes (
  site_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  client_id uuid NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, code_hash),
  FOREIGN KEY (site_id, client_id) REFERENCES oauth_clients ON DELETE CASCADE
);

-- Roles the owner gives to members, such as "wholesale".
CREATE TABLE member_roles (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  key text NOT NULL,
  title text NOT NULL,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, key)
);
CREATE TABLE assigned_roles (
  site_id uuid NOT NULL,
  member_id uuid NOT NULL,
  role_key text NOT NULL,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id, role_key),
  FOREIGN KEY (site_id, member_id) REFERENCES members ON DELETE CASCADE,
  FOREIGN KEY (site_id, role_key) REFERENCES member_roles ON DELETE CASCADE
);
