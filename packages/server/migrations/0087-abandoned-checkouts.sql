-- The language in which somebody fills a cart or checkout in, such as `de`; null: the shop's.
ALTER TABLE carts ADD COLUMN language text;

-- Whether it is noted that nobody touched it; a change takes that back. What is there already is not noted any more.
ALTER TABLE carts ADD COLUMN abandoned boolean NOT NULL DEFAULT true;
ALTER TABLE carts ALTER COLUMN abandoned SET DEFAULT false;
CREATE INDEX carts_untouched ON carts (site_id, updated_date)
  WHERE email IS NOT NULL AND ordered_date IS NULL AND NOT abandoned;

-- Checkouts that their buyers left, as they were then. They outlive the checkouts.
CREATE TABLE abandoned_checkouts (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  status text NOT NULL CHECK (status IN ('ABANDONED', 'RECOVERED')),
  -- The checkout, or the cart that was used as one, and the cart that the checkout was made of.
  checkout_id uuid NOT NULL,
  is_cart boolean NOT NULL,
  cart_id uuid,
  -- The cart that the lines were taken into by the link of a reminder.
  restored_cart_id uuid,
  order_id uuid,
  visitor_id uuid,
  member_id uuid,
  contact_id text,
  email text NOT NULL,
  contact jsonb,
  buyer_name text NOT NULL,
  language text NOT NULL,
  override_checkout_url text,
  currency text NOT NULL,
  total_minor bigint NOT NULL,
  totals jsonb NOT NULL,
  lines jsonb NOT NULL,
  discounts jsonb NOT NULL,
  codes text[] NOT NULL,
  has_consent boolean NOT NULL,
  activities jsonb NOT NULL DEFAULT '[]',
  mails_sent integer NOT NULL DEFAULT 0 CHECK (mails_sent BETWEEN 0 AND 3),
  -- When the next reminder goes.
  mail_due_date timestamptz,
  -- The last change of the checkout, and when it was found to be abandoned last.
  touched_date timestamptz NOT NULL,
  abandoned_date timestamptz NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  recovered_date timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, member_id) REFERENCES identities (site_id, id) ON DELETE CASCADE,
  CHECK (mail_due_date IS NULL OR status = 'ABANDONED'),
  CHECK ((recovered_date IS NOT NULL) = (status = 'RECOVERED'))
);
CREATE UNIQUE INDEX abandoned_checkouts_of_checkout ON abandoned_checkouts (site_id, checkout_id);
CREATE INDEX abandoned_checkouts_of_cart ON abandoned_checkouts (site_id, cart_id) WHERE cart_id IS NOT NULL;
CREATE INDEX abandoned_checkouts_restored ON abandoned_checkouts (site_id, restored_cart_id)
  WHERE restored_cart_id IS NOT NULL;
CREATE INDEX abandoned_checkouts_newest ON abandoned_checkouts (site_id, created_date, id);
CREATE INDEX abandoned_checkouts_by_email ON abandoned_checkouts (site_id, lower(email));
CREATE INDEX abandoned_checkouts_by_member ON abandoned_checkouts (site_id, member_id) WHERE member_id IS NOT NULL;
CREATE INDEX abandoned_checkouts_to_mail ON abandoned_checkouts (mail_due_date) WHERE mail_due_date IS NOT NULL;

-- Addresses that want no reminders from a shop. Only a hash: who is erased stays unsubscribed.
CREATE TABLE reminder_suppressions (
  site_id uuid NOT NULL,
  address_hash bytea NOT NULL,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, address_hash)
);
