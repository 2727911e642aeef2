-- Second factors of staff, who belong to the installation and not to a site.

-- One authenticator application each. What waits for its first code stands beside what counts.
CREATE TABLE staff_authenticators (
  staff_id uuid PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
  sealed_secret text,
  sealed_pending text,
  -- The time step whose code counted last; no code counts twice.
  last_step bigint,
  confirmed_date timestamptz,
  last_used_date timestamptz
);

-- `rp_id` is the host they are good for; `counter` grows with every use of those that count.
CREATE TABLE staff_passkeys (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
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
  UNIQUE (rp_id, credential_id)
);
CREATE INDEX staff_passkeys_by_staff ON staff_passkeys (staff_id);

CREATE TABLE staff_recovery_codes (
  staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_date timestamptz,
  PRIMARY KEY (staff_id, code_hash)
);

-- Who has given the password and not yet the second factor.
CREATE TABLE staff_sign_ins (
  token_hash bytea PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL
);
CREATE INDEX staff_sign_ins_by_staff ON staff_sign_ins (staff_id);
CREATE INDEX staff_sign_ins_by_expiry ON staff_sign_ins (expires_date);

-- How a session was opened, and when it last proved who is there. Without a second factor it counts only
-- as long as its person has none.
ALTER TABLE staff_sessions ADD COLUMN second_factor text, ADD COLUMN proved_date timestamptz;
