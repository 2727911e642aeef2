-- A sign-in that stopped at a gate and can go on with its state token.
CREATE TABLE sign_in_flows (
  site_id uuid NOT NULL,
  state_hash bytea NOT NULL,
  identity_id uuid NOT NULL,
  client_id uuid,
  -- What was proved so far: password, email, second_factor.
  proofs text[] NOT NULL,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, state_hash),
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);
CREATE INDEX sign_in_flows_by_identity ON sign_in_flows (site_id, identity_id);

-- Six digits that went to an address. Of each purpose the latest code of an identity counts.
CREATE TABLE mailed_codes (
  site_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  purpose text NOT NULL,
  id uuid NOT NULL,
  code_hash bytea NOT NULL,
  tries_left integer NOT NULL,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, identity_id, purpose),
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);

-- Links that set a password, each good once.
CREATE TABLE recovery_tokens (
  site_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  identity_id uuid NOT NULL,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);
CREATE INDEX recovery_tokens_by_identity ON recovery_tokens (site_id, identity_id);

-- Second factors. `last_step` is the time step of the last code, which must not count again. A pending
-- secret waits for its first code; until then the earlier one counts.
CREATE TABLE factors (
  site_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  sealed_secret text,
  sealed_pending text,
  last_step bigint,
  created_date timestamptz NOT NULL,
  last_used_date timestamptz,
  PRIMARY KEY (site_id, identity_id, type),
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);

CREATE TABLE recovery_codes (
  site_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  used_date timestamptz,
  PRIMARY KEY (site_id, identity_id, code_hash),
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);

-- Devices that are spared the second factor.
CREATE TABLE remembered_devices (
  site_id uuid NOT NULL,
  device_hash bytea NOT NULL,
  identity_id uuid NOT NULL,
  user_agent text NOT NULL,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, device_hash),
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);
CREATE INDEX remembered_devices_by_identity ON remembered_devices (site_id, identity_id);

-- Riddles that were answered: each counts once while it lives.
CREATE TABLE answered_captchas (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  challenge_hash bytea NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, challenge_hash)
);

-- The password of this identity no longer counts until a new one is set by mail.
ALTER TABLE identities ADD COLUMN password_reset_needed boolean NOT NULL DEFAULT false;

CREATE INDEX authentication_log_by_event ON authentication_log (site_id, event, seq);
