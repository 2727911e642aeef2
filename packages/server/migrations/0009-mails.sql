-- Mail of a site, written in the transaction of what it tells of. Without a mail server the mailbox of
-- development is where it ends (KEPT).
CREATE TABLE mails (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  state text NOT NULL,
  failure text,
  created_date timestamptz NOT NULL,
  sent_date timestamptz,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX mails_by_creation ON mails (site_id, created_date DESC);
