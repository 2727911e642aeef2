-- Whose phone a message went to: it goes with its person, whatever became of the number meanwhile.
ALTER TABLE phone_messages ADD COLUMN identity_id uuid;
ALTER TABLE phone_messages ADD FOREIGN KEY (site_id, identity_id) REFERENCES identities ON DELETE CASCADE;
CREATE INDEX phone_messages_of_identity ON phone_messages (site_id, identity_id) WHERE identity_id IS NOT NULL;
