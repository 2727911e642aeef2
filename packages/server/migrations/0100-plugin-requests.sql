-- What operations of plug-ins answered to requests with an Idempotency-Key; the hash is of plug-in, operation, caller and key.
CREATE TABLE plugin_requests (
  site_id uuid NOT NULL,
  key_hash bytea NOT NULL,
  body_hash bytea NOT NULL,
  answer json,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, key_hash)
);
CREATE INDEX plugin_requests_by_expiry ON plugin_requests (expires_date);
