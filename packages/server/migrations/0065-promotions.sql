-- What lowers prices: automatically or by code. Conditions, effect and scope are one validated document with a version.
CREATE TABLE promotions (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  name text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  start_date timestamptz,
  end_date timestamptz,
  trigger text NOT NULL CHECK (trigger IN ('AUTOMATIC', 'CODE')),
  definition_version smallint NOT NULL DEFAULT 1,
  definition jsonb NOT NULL,
  combination_group text,
  rank integer NOT NULL DEFAULT 0,
  mode text NOT NULL CHECK (mode IN ('STACK', 'BEST_OF', 'EXCLUSIVE')),
  not_on_reduced boolean NOT NULL DEFAULT false,
  not_on_subscriptions boolean NOT NULL DEFAULT false,
  limit_total bigint CHECK (limit_total > 0),
  limit_per_buyer bigint CHECK (limit_per_buyer > 0),
  budget_minor bigint CHECK (budget_minor > 0),
  source text NOT NULL DEFAULT 'PROMOTION' CHECK (source IN ('PROMOTION', 'COUPON', 'DISCOUNT_RULE')),
  published jsonb NOT NULL DEFAULT '{}',
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  CHECK (start_date IS NULL OR end_date IS NULL OR start_date < end_date)
);
CREATE INDEX promotions_by_creation ON promotions (site_id, created_date DESC, id DESC);
CREATE INDEX promotions_automatic ON promotions (site_id) WHERE active AND trigger = 'AUTOMATIC';

-- A code is unique in its site whatever the case of its letters.
CREATE TABLE promotion_codes (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  promotion_id uuid NOT NULL,
  code text NOT NULL,
  code_key text NOT NULL,
  usage_limit bigint CHECK (usage_limit > 0),
  used bigint NOT NULL DEFAULT 0 CHECK (used >= 0),
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, code_key),
  FOREIGN KEY (site_id, promotion_id) REFERENCES promotions (site_id, id) ON DELETE CASCADE
);
CREATE INDEX promotion_codes_by_promotion ON promotion_codes (site_id, promotion_id, created_date, id);

-- Counters are apart from what merchants edit, so that a sale never waits for an editor. They have a row from the first use on.
CREATE TABLE promotion_usage (
  site_id uuid NOT NULL,
  promotion_id uuid NOT NULL,
  used bigint NOT NULL CHECK (used >= 0),
  spent_minor bigint NOT NULL CHECK (spent_minor >= 0),
  PRIMARY KEY (site_id, promotion_id),
  FOREIGN KEY (site_id, promotion_id) REFERENCES promotions (site_id, id) ON DELETE CASCADE
);

-- How often a buyer used a promotion. The buyer is a digest of the member's id or of a guest's e-mail address.
CREATE TABLE promotion_buyers (
  site_id uuid NOT NULL,
  promotion_id uuid NOT NULL,
  buyer text NOT NULL,
  member_id uuid,
  used bigint NOT NULL CHECK (used >= 0),
  PRIMARY KEY (site_id, promotion_id, buyer),
  FOREIGN KEY (site_id, promotion_id) REFERENCES promotions (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id) ON DELETE CASCADE
);
CREATE INDEX promotion_buyers_by_member ON promotion_buyers (site_id, member_id) WHERE member_id IS NOT NULL;

-- What an order has claimed, so that it claims once and gives back exactly that.
CREATE TABLE promotion_claims (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  promotion_id uuid NOT NULL,
  code_id uuid,
  buyer text,
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, order_id, promotion_id),
  FOREIGN KEY (site_id, promotion_id) REFERENCES promotions (site_id, id) ON DELETE CASCADE
);
CREATE INDEX promotion_claims_by_promotion ON promotion_claims (site_id, promotion_id);
