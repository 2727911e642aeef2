-- How many people visit a site and see a product, by day and by the website that they come from ('' for none,
-- '*' for all beyond the first of a day). Nothing here says who they were.
CREATE TABLE visit_counts (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  day date NOT NULL,
  source text NOT NULL,
  visits integer NOT NULL DEFAULT 0,
  product_visits integer NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, day, source)
);

-- What a visitor is hashed with on one day; deleted when the day is over, after which no mark can be found again.
CREATE TABLE visit_salts (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  day date NOT NULL,
  salt bytea NOT NULL,
  PRIMARY KEY (site_id, day)
);

-- The visitors of a day, so that each is counted once; deleted with its salt.
CREATE TABLE visit_marks (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  day date NOT NULL,
  mark bytea NOT NULL,
  source text NOT NULL,
  saw_product boolean NOT NULL,
  PRIMARY KEY (site_id, day, mark)
);

-- Carts and checkouts that were started on a day; they themselves are deleted when their time is over.
CREATE TABLE basket_counts (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  day date NOT NULL,
  carts integer NOT NULL,
  checkouts integer NOT NULL,
  PRIMARY KEY (site_id, day)
);
