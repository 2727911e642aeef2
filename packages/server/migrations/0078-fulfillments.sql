-- Pieces of an order that leave the shop together: a parcel, or goods that the buyer collects.
CREATE TABLE fulfillments (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- The order in which they were made.
  place bigint GENERATED ALWAYS AS IDENTITY,
  revision integer NOT NULL DEFAULT 1,
  kind text NOT NULL CHECK (kind IN ('SHIPMENT', 'PICKUP')),
  state text NOT NULL CHECK (state IN ('PENDING', 'ACCEPTED', 'READY', 'IN_DELIVERY', 'DELIVERED')),
  completed boolean NOT NULL DEFAULT false,
  carrier text,
  tracking_number text,
  tracking_link text,
  -- What applications store with it.
  fields jsonb,
  creator jsonb NOT NULL,
  -- When the buyer's mail goes, until it is gone; each has one.
  mail_due_date timestamptz,
  mailed_date timestamptz,
  -- The call that has made it.
  request_key text,
  request_hash bytea,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  -- Its pieces can be sent again.
  cancelled_date timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders (site_id, id) ON DELETE CASCADE,
  CHECK (mail_due_date IS NULL OR (mailed_date IS NULL AND cancelled_date IS NULL))
);
CREATE INDEX fulfillments_of_order ON fulfillments (site_id, order_id, place);
CREATE UNIQUE INDEX fulfillments_by_tracking ON fulfillments (site_id, order_id, tracking_number)
  WHERE tracking_number IS NOT NULL AND cancelled_date IS NULL;
CREATE UNIQUE INDEX fulfillments_by_request ON fulfillments (site_id, order_id, request_key)
  WHERE request_key IS NOT NULL;
CREATE INDEX fulfillments_to_mail ON fulfillments (mail_due_date) WHERE mail_due_date IS NOT NULL;

CREATE TABLE fulfillment_lines (
  site_id uuid NOT NULL,
  fulfillment_id uuid NOT NULL,
  line_id uuid NOT NULL,
  position integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (site_id, fulfillment_id, line_id),
  FOREIGN KEY (site_id, fulfillment_id) REFERENCES fulfillments (site_id, id) ON DELETE CASCADE
);

-- How many pieces are in fulfillments: never more than were ordered.
ALTER TABLE order_lines
  ADD COLUMN fulfilled integer NOT NULL DEFAULT 0,
  ADD CHECK (fulfilled BETWEEN 0 AND quantity);

-- Why an order is not to be sent yet.
ALTER TABLE orders ADD COLUMN hold jsonb;

-- What needs no delivery has nothing left to send.
UPDATE orders SET fulfillment_state = 'ALL'
 WHERE placed_date IS NOT NULL AND jsonb_array_length(delivery) = 0;
