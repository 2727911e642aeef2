-- What runs a site: secrets that are written and never shown, which client is the storefront's own, when
-- a site went to the trash, and names by which sessions and invitations of staff can be ended.

-- Sealed with the key of the installation, which lies outside of the database.
CREATE TABLE site_secrets (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  name text NOT NULL,
  sealed text NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, name)
);

ALTER TABLE sites ADD COLUMN trashed_date timestamptz;
ALTER TABLE sites ADD COLUMN purged_date timestamptz;

UPDATE sites
   SET settings = settings - 'passwordMinLength'
       || jsonb_build_object('passwordPolicy',
            jsonb_build_object('minLength', settings -> 'passwordMinLength')
            || coalesce(settings -> 'passwordPolicy', '{}'))
 WHERE settings ? 'passwordMinLength';

ALTER TABLE oauth_clients ADD COLUMN is_own boolean NOT NULL DEFAULT false;
UPDATE oauth_clients SET is_own = true
 WHERE id IN (SELECT DISTINCT ON (site_id) id FROM oauth_clients ORDER BY site_id, created_date, id);
CREATE UNIQUE INDEX oauth_clients_own ON oauth_clients (site_id) WHERE is_own;

ALTER TABLE staff_sessions ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE;
ALTER TABLE staff_sessions ALTER COLUMN id DROP DEFAULT;

ALTER TABLE staff_invitations ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE;
ALTER TABLE staff_invitations ALTER COLUMN id DROP DEFAULT;
CREATE INDEX staff_invitations_by_site ON staff_invitations (site_id, expires_date);

-- Copies of sites share the files of their pictures.
CREATE INDEX media_by_file ON media (storage_key) WHERE storage_key IS NOT NULL;
