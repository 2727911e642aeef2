-- Messages of visitors from contact forms on pages of the shop.
CREATE TABLE contact_messages (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  -- Empty: none was given.
  phone text NOT NULL,
  body text NOT NULL,
  -- The page with the form; it may be gone.
  page_id uuid NOT NULL,
  member_id uuid,
  -- Null until somebody of the shop has read it.
  read_date timestamptz,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, member_id) REFERENCES identities (site_id, id) ON DELETE CASCADE
);
CREATE INDEX contact_messages_newest ON contact_messages (site_id, created_date, id);
CREATE INDEX contact_messages_by_email ON contact_messages (site_id, lower(email));
CREATE INDEX contact_messages_by_member ON contact_messages (site_id, member_id)
  WHERE member_id IS NOT NULL;

-- Who gets the answers to a mail; null: the sender.
ALTER TABLE mails ADD COLUMN reply_to text;
