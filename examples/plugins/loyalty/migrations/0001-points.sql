-- What each order brought, and what staff gave by hand; one row for each fact or form.
CREATE TABLE points (
  site_id uuid NOT NULL DEFAULT current_setting('vitrine.site_id')::uuid,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email text NOT NULL,
  points integer NOT NULL,
  note text NOT NULL,
  created_date timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id)
);
CREATE INDEX points_of_buyers ON points (site_id, email);
