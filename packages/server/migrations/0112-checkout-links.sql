-- A browser of another website on its way to a checkout: a link that works once, and what it allows afterwards.
CREATE TABLE checkout_links (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  checkout_id uuid NOT NULL,
  -- Who asked for the link, as whom the checkout may be used; a merchant has neither.
  visitor_id uuid,
  member_id uuid,
  -- The addresses of the website that the checkout leads back to.
  return_to jsonb NOT NULL,
  -- The visitor or member whose browser opened it.
  used_by uuid,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, member_id) REFERENCES identities ON DELETE CASCADE
);
CREATE INDEX checkout_links_by_user ON checkout_links (site_id, used_by, checkout_id) WHERE used_by IS NOT NULL;
CREATE INDEX checkout_links_of_member ON checkout_links (site_id, member_id) WHERE member_id IS NOT NULL;
CREATE INDEX checkout_links_by_expiry ON checkout_links (expires_date);
