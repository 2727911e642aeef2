-- What visitors and members want. Saved for later is the same, with what the cart line had.
CREATE TABLE wish_lists (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  visitor_id uuid,
  member_id uuid,
  -- Part of the link that shows it to others; null while it is switched off.
  share_id uuid,
  -- Whether its owner is mailed when a price falls; unconfirmed until the link of a first mail is followed.
  price_mails text NOT NULL DEFAULT 'OFF' CHECK (price_mails IN ('OFF', 'UNCONFIRMED', 'ON')),
  -- Where to; of a member the address of the account.
  email text,
  -- Of the mails; null: the site's.
  language text,
  -- The latest mail of prices, and where it went: one a day to an address.
  mailed_date timestamptz,
  mailed_to text,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, member_id) REFERENCES identities (site_id, id) ON DELETE CASCADE,
  CHECK ((visitor_id IS NULL) <> (member_id IS NULL))
);
CREATE UNIQUE INDEX wish_lists_of_visitor ON wish_lists (site_id, visitor_id) WHERE visitor_id IS NOT NULL;
CREATE UNIQUE INDEX wish_lists_of_member ON wish_lists (site_id, member_id) WHERE member_id IS NOT NULL;
CREATE UNIQUE INDEX wish_lists_shared ON wish_lists (site_id, share_id) WHERE share_id IS NOT NULL;
CREATE INDEX wish_lists_by_email ON wish_lists (site_id, lower(email)) WHERE email IS NOT NULL;
CREATE INDEX wish_lists_by_mailed ON wish_lists (site_id, lower(mailed_to)) WHERE mailed_to IS NOT NULL;
CREATE INDEX wish_lists_expiring ON wish_lists (expires_date);

CREATE TABLE wish_list_items (
  site_id uuid NOT NULL,
  list_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Equal for what is the same wish.
  identity text NOT NULL,
  product_id uuid NOT NULL,
  reference jsonb NOT NULL,
  -- The name, for when the product is gone.
  seen_name text NOT NULL,
  -- Pieces of a line that was saved for later; null for a wish.
  saved_quantity integer CHECK (saved_quantity > 0),
  -- One piece, when it was added.
  price_added numeric NOT NULL,
  currency text NOT NULL,
  -- What its owner knows of the price: when it was added, or from a mail. A mail is due when it is lower now.
  noticed_price numeric NOT NULL,
  has_drop boolean NOT NULL DEFAULT false,
  created_date timestamptz NOT NULL,
  -- Until it is forgotten a day later it can be restored.
  removed_date timestamptz,
  PRIMARY KEY (site_id, list_id, id),
  FOREIGN KEY (site_id, list_id) REFERENCES wish_lists (site_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX wish_list_items_once ON wish_list_items (site_id, list_id, identity);
CREATE INDEX wish_list_items_of_product ON wish_list_items (site_id, product_id);
CREATE INDEX wish_list_items_with_drop ON wish_list_items (site_id, list_id) WHERE has_drop;
