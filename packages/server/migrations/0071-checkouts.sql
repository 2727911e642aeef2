-- A checkout is what somebody is about to pay for. Its lines, codes and contact are a row of `carts` of its own, of kind
-- `checkout` and with the same id, so that carts and checkouts are priced and changed alike. `carts.checkout_id` is the
-- checkout that was made of a cart.
ALTER TABLE carts ADD COLUMN kind text NOT NULL DEFAULT 'cart' CHECK (kind IN ('cart', 'checkout'));
ALTER TABLE carts ADD COLUMN checkout_id uuid;
ALTER TABLE carts ADD CHECK (kind = 'cart' OR NOT is_current);
CREATE INDEX checkouts_of_visitor ON carts (site_id, visitor_id) WHERE kind = 'checkout' AND visitor_id IS NOT NULL;

CREATE TABLE checkouts (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  source_cart_id uuid,
  state text NOT NULL CHECK (state IN ('open', 'completed')),
  channel text NOT NULL,
  billing jsonb,
  delivery_choices jsonb NOT NULL DEFAULT '[]',
  custom_fields jsonb NOT NULL DEFAULT '[]',
  consents jsonb NOT NULL DEFAULT '[]',
  settings jsonb,
  external_reference jsonb,
  creator jsonb NOT NULL,
  request_key text,
  request_hash bytea,
  created_date timestamptz NOT NULL,
  completed_date timestamptz,
  PRIMARY KEY (site_id, id),
  CHECK ((state = 'completed') = (completed_date IS NOT NULL)),
  CHECK ((request_key IS NULL) = (request_hash IS NULL)),
  FOREIGN KEY (site_id, id) REFERENCES carts (site_id, id) ON DELETE CASCADE
);
-- A call that is repeated with the same key makes no second checkout.
CREATE UNIQUE INDEX checkouts_by_request ON checkouts (site_id, (creator ->> 'id'), request_key)
  WHERE request_key IS NOT NULL;
