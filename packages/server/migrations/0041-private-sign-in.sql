-- Somebody who registered where answers must not tell who has an account: the account is made once its
-- address is proved. The id is the one that the identity will have.
CREATE TABLE registrations (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  state_hash bytea NOT NULL,
  identity_id uuid NOT NULL,
  client_id uuid,
  email text NOT NULL,
  email_key text NOT NULL,
  password_hash text NOT NULL,
  profile jsonb NOT NULL,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, state_hash)
);
CREATE INDEX registrations_by_email ON registrations (site_id, email_key);
CREATE INDEX registrations_by_end ON registrations (expires_date);

-- A code may go to somebody who is no identity yet.
ALTER TABLE mailed_codes DROP CONSTRAINT mailed_codes_site_id_identity_id_fkey;
ALTER TABLE mailed_codes ADD FOREIGN KEY (site_id) REFERENCES sites ON DELETE CASCADE;
