-- Who has asked for the newsletter of a shop. Nobody is written to before the address is confirmed.
CREATE TABLE newsletter_subscribers (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  -- The page with the form; it may be gone.
  page_id uuid NOT NULL,
  -- The words of the form to which consent was given.
  consent_text text NOT NULL,
  requested_date timestamptz NOT NULL,
  confirmed_date timestamptz,
  unsubscribed_date timestamptz,
  -- When a request that nobody confirms is forgotten; null for all others.
  expires_date timestamptz,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX newsletter_subscribers_by_email ON newsletter_subscribers (site_id, lower(email));
CREATE INDEX newsletter_subscribers_latest ON newsletter_subscribers (site_id, requested_date, id);
CREATE INDEX newsletter_subscribers_expiring ON newsletter_subscribers (expires_date) WHERE expires_date IS NOT NULL;
