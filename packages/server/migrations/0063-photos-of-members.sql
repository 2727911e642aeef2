-- A photo that a member chose for the own profile is served like other pictures, but is none of the library: the
-- merchant's lists, exports and copies of the site leave it out. It goes with its member.
ALTER TABLE media ADD COLUMN member_id uuid;
CREATE INDEX media_by_member ON media (site_id, member_id) WHERE member_id IS NOT NULL;
