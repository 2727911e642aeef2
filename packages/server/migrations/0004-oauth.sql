CREATE TABLE authorization_codes (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  client_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  code_challenge text NOT NULL,
  redirect_uri text,
  scope text NOT NULL DEFAULT '',
  family uuid NOT NULL,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  used_date timestamptz,
  PRIMARY KEY (site_id, code_hash)
);

-- Members' refresh tokens. Visitors' carry their subject in a signature and need no row.
CREATE TABLE refresh_tokens (
  site_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  client_id uuid,
  identity_id uuid NOT NULL,
  family uuid NOT NULL,
  created_date timestamptz NOT NULL,
  last_used_date timestamptz,
  expires_date timestamptz NOT NULL,
  revoked_date timestamptz,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_by_identity ON refresh_tokens (site_id, identity_id);
CREATE INDEX refresh_tokens_by_family ON refresh_tokens (site_id, family);

CREATE TABLE redirect_sessions (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL,
  client_id uuid,
  token_hash bytea NOT NULL,
  target text NOT NULL,
  details jsonb NOT NULL,
  caller_origin text,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  used_date timestamptz,
  PRIMARY KEY (site_id, id)
);
