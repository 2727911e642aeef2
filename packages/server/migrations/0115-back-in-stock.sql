-- Who wants to be mailed when a product, or one of its variants, is in stock again.
CREATE TABLE back_in_stock_requests (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  -- Null: any variant of the product.
  variant_id uuid,
  -- The product and the choices, as they were called at the request.
  name text NOT NULL,
  choices text NOT NULL,
  email text NOT NULL,
  member_id uuid,
  -- Of the mail; null: the site's.
  language text,
  -- The page that a published client asked from.
  item_url text,
  status text NOT NULL CHECK (status IN ('RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED')),
  -- Null until somebody has sent word: the shop itself, or another.
  auto_notified boolean,
  created_date timestamptz NOT NULL,
  notified_date timestamptz,
  -- When it is forgotten, mailed or not.
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, member_id) REFERENCES identities (site_id, id) ON DELETE CASCADE,
  CHECK ((notified_date IS NOT NULL) = (status = 'NOTIFICATION_SENT'))
);
-- One that waits for each address and item.
CREATE UNIQUE INDEX back_in_stock_requests_waiting ON back_in_stock_requests
  (site_id, product_id, COALESCE(variant_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(email))
  WHERE status = 'RECEIVED';
CREATE INDEX back_in_stock_requests_newest ON back_in_stock_requests (site_id, created_date, id);
CREATE INDEX back_in_stock_requests_by_email ON back_in_stock_requests (site_id, lower(email));
CREATE INDEX back_in_stock_requests_by_member ON back_in_stock_requests (site_id, member_id)
  WHERE member_id IS NOT NULL;
CREATE INDEX back_in_stock_requests_expiring ON back_in_stock_requests (expires_date);
