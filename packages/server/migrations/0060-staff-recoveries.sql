-- Links by which staff set a new password; each works once.
CREATE TABLE staff_recoveries (
  token_hash bytea PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  created_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL
);
CREATE INDEX staff_recoveries_by_staff ON staff_recoveries (staff_id);
CREATE INDEX staff_recoveries_by_expiry ON staff_recoveries (expires_date);
