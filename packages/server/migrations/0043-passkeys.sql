-- What a browser is asked to sign with a passkey, each answered once. `purpose` and `subject` say what for:
-- members and staff share the table, so `site_id` is all zeros where no site asks.
CREATE TABLE webauthn_challenges (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  purpose text NOT NULL,
  subject text NOT NULL,
  challenge text NOT NULL,
  -- The address of the page that asked; the signature must name it.
  origin text NOT NULL,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX webauthn_challenges_by_expiry ON webauthn_challenges (expires_date);

-- Passkeys of members. `rp_id` is the host they are good for; `counter` grows with every use of those that
-- count, so that a copy is noticed.
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
  created_date timestamptz NOT NULL,
  last_used_date timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);
CREATE INDEX passkeys_by_identity ON passkeys (site_id, identity_id);
CREATE UNIQUE INDEX passkeys_by_credential ON passkeys (site_id, rp_id, credential_id);
