-- Messages to phones, written in the transaction of what they belong to. Without a gateway the mailbox of
-- development is where they end (KEPT); what was handed over keeps no words.
CREATE TABLE phone_messages (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  recipient text NOT NULL,
  body text NOT NULL,
  code text NOT NULL,
  language text NOT NULL,
  state text NOT NULL,
  failure text,
  -- After this nobody wants it any more.
  useful_until timestamptz NOT NULL,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX phone_messages_by_creation ON phone_messages (site_id, seq DESC);
CREATE INDEX phone_messages_by_expiry ON phone_messages (expires_date);

-- Sign-ins that wait for somebody who is signed in elsewhere: WAITING, APPROVED, DENIED, ENDED, or USED by
-- the sign-in they belong to. `asked_by` is the sign-in of the browser that asks, which cannot approve.
CREATE TABLE approvals (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  identity_id uuid NOT NULL,
  state_hash bytea NOT NULL,
  number text NOT NULL,
  state text NOT NULL,
  tries_left integer NOT NULL,
  asked_by uuid,
  user_agent text NOT NULL,
  network text NOT NULL,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);
CREATE INDEX approvals_by_identity ON approvals (site_id, identity_id);
CREATE INDEX approvals_by_expiry ON approvals (expires_date);

-- Who proves once more that it is them is signed in already, by this one.
ALTER TABLE sign_in_flows ADD COLUMN asked_by uuid;

-- Second factors that staff have asked to remove; the owner of the account can stop it until it is due.
CREATE TABLE factor_resets (
  site_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  asked_date timestamptz NOT NULL,
  due_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, identity_id),
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE
);
CREATE UNIQUE INDEX factor_resets_by_token ON factor_resets (site_id, token_hash);
