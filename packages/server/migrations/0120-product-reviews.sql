-- What buyers say about what they have bought: one review for each line of an order.
CREATE TABLE product_reviews (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  product_id uuid NOT NULL,
  -- As it was called in the order.
  product_name text NOT NULL,
  order_id uuid NOT NULL,
  order_number bigint NOT NULL,
  line_id uuid NOT NULL,
  -- Null: of a guest.
  member_id uuid,
  email text NOT NULL,
  language text NOT NULL,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title text NOT NULL,
  body text NOT NULL,
  display_name text NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'PUBLISHED', 'REJECTED')),
  -- Whether its order was paid.
  is_verified boolean NOT NULL,
  reply text,
  reply_date timestamptz,
  -- Reports that nobody has answered.
  report_count integer NOT NULL DEFAULT 0,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  -- When its author has changed it last.
  edited_date timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, line_id),
  FOREIGN KEY (site_id, member_id) REFERENCES identities (site_id, id) ON DELETE CASCADE,
  CHECK ((reply IS NULL) = (reply_date IS NULL))
);
CREATE INDEX product_reviews_of_product ON product_reviews (site_id, product_id, rating) INCLUDE (is_verified)
  WHERE status = 'PUBLISHED';
CREATE INDEX product_reviews_newest_of_product ON product_reviews (site_id, product_id, created_date, id)
  WHERE status = 'PUBLISHED';
CREATE INDEX product_reviews_newest ON product_reviews (site_id, created_date, id);
CREATE INDEX product_reviews_waiting ON product_reviews (site_id, created_date, id) WHERE status = 'PENDING';
CREATE INDEX product_reviews_of_order ON product_reviews (site_id, order_id);
CREATE INDEX product_reviews_by_email ON product_reviews (site_id, lower(email));
CREATE INDEX product_reviews_by_member ON product_reviews (site_id, member_id) WHERE member_id IS NOT NULL;

-- What somebody has against a published review; each caller counts once.
CREATE TABLE product_review_reports (
  site_id uuid NOT NULL,
  review_id uuid NOT NULL,
  -- A keyed hash of who reports: nobody reads it out of the database.
  reporter bytea NOT NULL,
  reason text NOT NULL CHECK (reason IN ('SPAM', 'OFFENSIVE', 'PRIVATE_DATA', 'NOT_ABOUT_PRODUCT')),
  note text NOT NULL,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, review_id, reporter),
  FOREIGN KEY (site_id, review_id) REFERENCES product_reviews (site_id, id) ON DELETE CASCADE
);

-- Orders whose buyers are asked for reviews: once, and when.
CREATE TABLE review_requests (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- Null: the mail is written, or none is wanted any more.
  due_date timestamptz,
  mailed_date timestamptz,
  PRIMARY KEY (site_id, order_id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE
);
CREATE INDEX review_requests_due ON review_requests (due_date) WHERE due_date IS NOT NULL;

-- Addresses that want no mails that ask for reviews.
CREATE TABLE review_request_suppressions (
  site_id uuid NOT NULL,
  address_hash bytea NOT NULL,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, address_hash)
);
