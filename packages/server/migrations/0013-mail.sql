-- What a mail is, its place among the mails of one moment, and when its body was removed: mails carry
-- one-time codes and links, so bodies do not stay for good.
ALTER TABLE mails ADD COLUMN template text NOT NULL DEFAULT 'welcome';
ALTER TABLE mails ADD COLUMN seq bigint GENERATED ALWAYS AS IDENTITY;
ALTER TABLE mails ADD COLUMN cleared_date timestamptz;

CREATE INDEX mails_by_recipient ON mails (site_id, lower(recipient), created_date DESC);
CREATE INDEX mails_with_body ON mails (site_id, created_date) WHERE cleared_date IS NULL;
