-- What buyers receive again and again, and what was agreed about it when it was ordered first.
CREATE TABLE subscriptions (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision integer NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'ACTIVE', 'PAUSED', 'PAST_DUE', 'CANCELLED', 'COMPLETED')),
  -- The order that it began with.
  order_id uuid NOT NULL,
  order_number bigint NOT NULL,
  -- The line of that order.
  line_id uuid NOT NULL,
  -- Of whom one is there; what a member has goes with the member.
  member_id uuid,
  visitor_id uuid,
  email text,
  buyer_name text NOT NULL,
  language text NOT NULL,
  channel jsonb NOT NULL,
  currency text NOT NULL,
  product_id uuid NOT NULL,
  reference jsonb NOT NULL,
  name text NOT NULL,
  description_lines jsonb NOT NULL,
  image jsonb,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- Of one piece, as it was agreed.
  unit_price_minor bigint NOT NULL CHECK (unit_price_minor >= 0),
  plan_title text NOT NULL,
  frequency text NOT NULL CHECK (frequency IN ('DAY', 'WEEK', 'MONTH', 'YEAR')),
  frequency_interval integer NOT NULL CHECK (frequency_interval > 0),
  -- Null: until it is cancelled.
  billing_cycles integer CHECK (billing_cycles > 0),
  delivery_option_id text,
  delivery_title text NOT NULL,
  shipping jsonb,
  billing jsonb,
  -- The payment whose method is charged again; null: the buyer is asked to pay.
  payment_id uuid,
  -- All dates of orders are counted from this one.
  start_date timestamptz NOT NULL,
  -- Which date is next, counted from 0 for the first order; null once there is none.
  next_cycle integer CHECK (next_cycle > 0),
  next_date timestamptz,
  orders_count integer NOT NULL DEFAULT 1,
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  reminded_cycle integer,
  -- The renewal that waits for its payment, how often that was in vain, and when it is tried again.
  open_order_id uuid,
  failed_charges integer NOT NULL DEFAULT 0,
  retry_date timestamptz,
  -- When the job has something to do about it next.
  work_date timestamptz,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  ended_date timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, member_id) REFERENCES identities (site_id, id) ON DELETE CASCADE,
  CHECK ((next_cycle IS NULL) = (next_date IS NULL)),
  CHECK (open_order_id IS NOT NULL OR retry_date IS NULL)
);
CREATE UNIQUE INDEX subscriptions_of_line ON subscriptions (site_id, order_id, line_id);
CREATE INDEX subscriptions_by_date ON subscriptions (site_id, created_date, id);
CREATE INDEX subscriptions_of_member ON subscriptions (site_id, member_id) WHERE member_id IS NOT NULL;
CREATE INDEX subscriptions_of_visitor ON subscriptions (site_id, visitor_id) WHERE visitor_id IS NOT NULL;
CREATE INDEX subscriptions_with_open_order ON subscriptions (site_id, open_order_id)
  WHERE open_order_id IS NOT NULL;
CREATE INDEX subscriptions_to_work_on ON subscriptions (work_date) WHERE work_date IS NOT NULL;

-- What became of each date of a subscription: one row, so that a date never has two orders.
CREATE TABLE subscription_cycles (
  site_id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  cycle integer NOT NULL CHECK (cycle >= 0),
  outcome text NOT NULL CHECK (outcome IN ('ORDERED', 'SKIPPED', 'UNAVAILABLE')),
  order_id uuid,
  order_number bigint,
  -- Why there is no order, as a code.
  problem text,
  due_date timestamptz NOT NULL,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, subscription_id, cycle),
  FOREIGN KEY (site_id, subscription_id) REFERENCES subscriptions (site_id, id) ON DELETE CASCADE,
  CHECK ((order_id IS NOT NULL) = (outcome = 'ORDERED'))
);
CREATE INDEX subscription_cycles_of_order ON subscription_cycles (site_id, order_id)
  WHERE order_id IS NOT NULL;

-- Whether the buyer agreed that the method is charged again, and the payment whose method this one charges.
ALTER TABLE payments ADD COLUMN saves_method boolean NOT NULL DEFAULT false;
ALTER TABLE payments ADD COLUMN charged_from uuid;
