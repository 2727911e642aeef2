-- Who may prove what.
CREATE TABLE identities (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  email text NOT NULL,
  email_key text NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  status text NOT NULL,
  reasons text[] NOT NULL DEFAULT '{}',
  profile jsonb NOT NULL DEFAULT '{}',
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT identities_email_key UNIQUE (site_id, email_key)
);

CREATE TABLE credentials (
  site_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  kind text NOT NULL,
  secret text NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, identity_id, kind),
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);

-- Proof of a finished sign-in, handed to the client as `sessionToken`.
CREATE TABLE login_sessions (
  site_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  identity_id uuid NOT NULL,
  client_id uuid,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);
CREATE INDEX login_sessions_by_identity ON login_sessions (site_id, identity_id);

CREATE TABLE authentication_log (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  identity_id uuid,
  event text NOT NULL,
  reason text,
  network text NOT NULL DEFAULT '',
  user_agent text NOT NULL DEFAULT '',
  request_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (site_id, seq)
);
CREATE INDEX authentication_log_by_identity ON authentication_log (site_id, identity_id, seq);

-- How the site treats a person. The id is the identity's.
CREATE TABLE members (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  status text NOT NULL,
  privacy_status text NOT NULL DEFAULT 'PRIVATE',
  activity_status text NOT NULL DEFAULT 'ACTIVE',
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
  contact jsonb NOT NULL DEFAULT '{}',
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  last_login_date timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, id) REFERENCES identities ON DELETE CASCADE,
  CONSTRAINT members_slug UNIQUE (site_id, slug)
);
CREATE INDEX members_by_creation ON members (site_id, created_date DESC, id);
