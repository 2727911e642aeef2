-- Members whom a member keeps away.
CREATE TABLE member_blocks (
  site_id uuid NOT NULL,
  blocker_id uuid NOT NULL,
  blocked_id uuid NOT NULL,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, blocker_id, blocked_id),
  FOREIGN KEY (site_id, blocker_id) REFERENCES members ON DELETE CASCADE,
  FOREIGN KEY (site_id, blocked_id) REFERENCES members ON DELETE CASCADE
);
CREATE INDEX member_blocks_by_blocked ON member_blocks (site_id, blocked_id);

-- The site's own fields of member profiles, in the order they are shown in.
CREATE TABLE member_fields (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  key text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (site_id, key)
);

-- One action on all members that fit a filter. The cursor is the id of the last member that is decided,
-- and moves in the transaction that decides it: a job that was cut off goes on behind it.
CREATE TABLE member_jobs (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  action text NOT NULL,
  filter jsonb NOT NULL,
  search jsonb,
  content_assignee_id uuid,
  state text NOT NULL,
  cursor uuid,
  total integer NOT NULL,
  done integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  -- One entry for each reason, with how many and the first few.
  failures jsonb NOT NULL DEFAULT '[]',
  failure text,
  actor jsonb NOT NULL,
  created_date timestamptz NOT NULL,
  started_date timestamptz,
  -- The pace is measured over the present run, not over the time the process was down.
  run_started_date timestamptz,
  run_started_count integer NOT NULL DEFAULT 0,
  updated_date timestamptz NOT NULL,
  finished_date timestamptz,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX member_jobs_by_creation ON member_jobs (site_id, created_date DESC);
CREATE INDEX member_jobs_unfinished ON member_jobs (created_date) WHERE state IN ('QUEUED', 'RUNNING');

-- Every order a list can have, read forwards and backwards; what is empty counts as the smallest.
DROP INDEX members_by_creation;
CREATE INDEX members_by_creation ON members (site_id, created_date, id);
CREATE INDEX members_by_update ON members (site_id, updated_date, id);
CREATE INDEX members_by_login
  ON members (site_id, coalesce(last_login_date, '-infinity'::timestamptz), id);
CREATE INDEX members_by_nickname ON members (site_id, lower(coalesce(nickname, '')), id);
CREATE INDEX members_by_first_name ON members (site_id, lower(coalesce(first_name, '')), id);
CREATE INDEX members_by_last_name ON members (site_id, lower(coalesce(last_name, '')), id);
CREATE INDEX members_by_email ON members (site_id, lower(login_email), id);
CREATE INDEX members_by_contact ON members (site_id, contact_id);
-- The queue of those who wait, and what visitors see.
CREATE INDEX members_by_status ON members (site_id, status, created_date, id);
CREATE INDEX members_open ON members (site_id, created_date, id)
  WHERE status = 'APPROVED' AND privacy_status = 'PUBLIC';

-- Searching inside words takes an extension that some installations of PostgreSQL lack; without it a
-- search reads the members of the site.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX members_words ON members USING gin (
    nickname gin_trgm_ops, lower(login_email) gin_trgm_ops, first_name gin_trgm_ops,
    last_name gin_trgm_ops, title gin_trgm_ops, slug gin_trgm_ops);
EXCEPTION WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN
  RAISE NOTICE 'pg_trgm is not available: searches of members will be slower';
END
$$;
