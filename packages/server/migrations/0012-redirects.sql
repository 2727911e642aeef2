-- One sign-in of a member on one device, with the one refresh token it may have. Access tokens name
-- it and count while it has not ended.
CREATE TABLE sign_ins (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  identity_id uuid NOT NULL,
  client_id uuid,
  refresh_hash bytea,
  user_agent text NOT NULL DEFAULT '',
  network text NOT NULL DEFAULT '',
  signed_in_date timestamptz NOT NULL,
  created_date timestamptz NOT NULL,
  last_used_date timestamptz,
  expires_date timestamptz NOT NULL,
  ended_date timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE,
  CONSTRAINT sign_ins_refresh UNIQUE (site_id, refresh_hash)
);
CREATE INDEX sign_ins_by_identity ON sign_ins (site_id, identity_id, created_date);

INSERT INTO sign_ins (site_id, id, identity_id, client_id, refresh_hash, signed_in_date,
                      created_date, last_used_date, expires_date, ended_date)
SELECT DISTINCT ON (site_id, family)
       site_id, family, identity_id, client_id, token_hash, signed_in_date,
       created_date, last_used_date, expires_date, revoked_date
  FROM refresh_tokens
 ORDER BY site_id, family, created_date;
DROP TABLE refresh_tokens;
ALTER TABLE authorization_codes RENAME COLUMN family TO sign_in_id;

-- Links that take a member along to the site's own pages: the token works once.
CREATE TABLE redirect_sessions (
  site_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  id uuid NOT NULL,
  -- The sign-in that the link speaks for: it must still count when the link is opened.
  sign_in_id uuid NOT NULL,
  target text NOT NULL,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  used_date timestamptz,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, sign_in_id) REFERENCES sign_ins ON DELETE CASCADE
);
CREATE INDEX redirect_sessions_by_age ON redirect_sessions (site_id, expires_date);

-- Where /r/{code} leads. The address may hold a token, so it is sealed.
CREATE TABLE short_addresses (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  sealed_address text NOT NULL,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, code_hash)
);
CREATE INDEX short_addresses_by_age ON short_addresses (site_id, expires_date);
