-- Codes work once; a second use ends the family of tokens that the first one began.
CREATE TABLE authorization_codes (
  site_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  client_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  code_challenge text NOT NULL,
  redirect_uri text,
  family uuid NOT NULL,
  signed_in_date timestamptz NOT NULL,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  used_date timestamptz,
  PRIMARY KEY (site_id, code_hash),
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);

-- Members' refresh tokens. Visitors' carry their subject in a signature and need no row.
CREATE TABLE refresh_tokens (
  site_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  client_id uuid,
  identity_id uuid NOT NULL,
  family uuid NOT NULL,
  signed_in_date timestamptz NOT NULL,
  created_date timestamptz NOT NULL,
  last_used_date timestamptz,
  expires_date timestamptz NOT NULL,
  revoked_date timestamptz,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_by_identity ON refresh_tokens (site_id, identity_id);
CREATE INDEX refresh_tokens_by_family ON refresh_tokens (site_id, family);
