-- Sites, the clients and keys that speak for them, and the people who run them.

CREATE TABLE sites (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  namespace text NOT NULL DEFAULT 'HEADLESS',
  state text NOT NULL DEFAULT 'ENABLED',
  deletion text,
  created_from text NOT NULL DEFAULT 'OTHER',
  domains text[] NOT NULL DEFAULT '{}',
  settings jsonb NOT NULL DEFAULT '{}',
  created_date timestamptz NOT NULL DEFAULT now(),
  updated_date timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE oauth_clients (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL UNIQUE,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  login_url text,
  logout_url text,
  allowed_redirect_uris text[] NOT NULL DEFAULT '{}',
  allowed_redirect_domains text[] NOT NULL DEFAULT '{}',
  application_type text NOT NULL DEFAULT 'WEB',
  created_date timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id)
);

CREATE TABLE api_keys (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  key_hash bytea NOT NULL UNIQUE,
  hint text NOT NULL,
  scopes text[] NOT NULL DEFAULT '{*}',
  created_date timestamptz NOT NULL DEFAULT now(),
  expires_date timestamptz,
  last_used_date timestamptz,
  revoked_date timestamptz,
  PRIMARY KEY (site_id, id)
);

-- Staff belong to the installation; their role is given per site, null site_id means every site.
CREATE TABLE staff (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  name text NOT NULL DEFAULT '',
  password_hash text,
  created_date timestamptz NOT NULL DEFAULT now(),
  last_login_date timestamptz
);

CREATE TABLE staff_roles (
  staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  site_id uuid REFERENCES sites ON DELETE CASCADE,
  role text NOT NULL,
  UNIQUE NULLS NOT DISTINCT (staff_id, site_id)
);

CREATE TABLE staff_sessions (
  token_hash bytea PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  user_agent text NOT NULL DEFAULT '',
  network text NOT NULL DEFAULT '',
  created_date timestamptz NOT NULL DEFAULT now(),
  last_seen_date timestamptz NOT NULL DEFAULT now(),
  expires_date timestamptz NOT NULL
);
CREATE INDEX staff_sessions_by_staff ON staff_sessions (staff_id);

-- One-time links: the first owner of an installation, and staff who were invited.
CREATE TABLE staff_invitations (
  token_hash bytea PRIMARY KEY,
  email text,
  site_id uuid REFERENCES sites ON DELETE CASCADE,
  role text NOT NULL,
  created_date timestamptz NOT NULL DEFAULT now(),
  expires_date timestamptz NOT NULL,
  used_date timestamptz
);

-- Keys that sign tokens; the newest signs, all of them verify until they are retired.
CREATE TABLE signing_keys (
  id text PRIMARY KEY,
  private_jwk jsonb NOT NULL,
  public_jwk jsonb NOT NULL,
  created_date timestamptz NOT NULL DEFAULT now(),
  retired_date timestamptz
);

-- Counters of attempts: bucket names what is counted (login, register…), key whom.
CREATE TABLE attempts (
  site_id uuid NOT NULL,
  bucket text NOT NULL,
  key text NOT NULL,
  window_start timestamptz NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (site_id, bucket, key)
);
CREATE INDEX attempts_by_age ON attempts (window_start);
