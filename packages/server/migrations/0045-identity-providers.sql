-- Other systems whose word about who somebody is a site takes.
CREATE TABLE identity_providers (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
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
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);

-- Who at a provider signs in to which account. A provider's people are known by its subject, never by an
-- address, which may pass to somebody else; one of them for each account.
CREATE TABLE linked_sign_ins (
  site_id uuid NOT NULL,
  provider_id uuid NOT NULL,
  subject text NOT NULL,
  identity_id uuid NOT NULL,
  account text NOT NULL,
  created_date timestamptz NOT NULL,
  last_used_date timestamptz,
  PRIMARY KEY (site_id, provider_id, subject),
  UNIQUE (site_id, identity_id, provider_id),
  FOREIGN KEY (site_id, provider_id) REFERENCES identity_providers ON DELETE CASCADE,
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);

-- Sign-ins that are at a provider now, each of one browser. With an identity it is a member who links.
CREATE TABLE provider_sign_ins (
  site_id uuid NOT NULL,
  state_hash bytea NOT NULL,
  provider_id uuid NOT NULL,
  browser_hash bytea NOT NULL,
  nonce text NOT NULL,
  sealed_verifier text NOT NULL,
  redirect_uri text NOT NULL,
  return_to text NOT NULL,
  identity_id uuid,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, state_hash),
  FOREIGN KEY (site_id, provider_id) REFERENCES identity_providers ON DELETE CASCADE,
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);
CREATE INDEX provider_sign_ins_by_provider ON provider_sign_ins (site_id, provider_id);
CREATE INDEX provider_sign_ins_by_identity ON provider_sign_ins (site_id, identity_id);
CREATE INDEX provider_sign_ins_by_end ON provider_sign_ins (expires_date);

-- Links that wait until the owner of the account has signed in to it.
CREATE TABLE waiting_links (
  site_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  provider_id uuid NOT NULL,
  subject text NOT NULL,
  identity_id uuid NOT NULL,
  account text NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, provider_id) REFERENCES identity_providers ON DELETE CASCADE,
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);
CREATE INDEX waiting_links_by_provider ON waiting_links (site_id, provider_id);
CREATE INDEX waiting_links_by_identity ON waiting_links (site_id, identity_id);
CREATE INDEX waiting_links_by_end ON waiting_links (expires_date);
