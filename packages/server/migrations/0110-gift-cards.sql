-- Money that is spent by a code.
CREATE TABLE gift_cards (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision integer NOT NULL,
  -- What the code is found by; the code itself is sealed, for mails that are sent later.
  code_hash bytea NOT NULL,
  sealed_code text NOT NULL,
  last_four text NOT NULL,
  currency text NOT NULL,
  initial_minor bigint NOT NULL CHECK (initial_minor > 0),
  -- What the movements add up to.
  balance_minor bigint NOT NULL CHECK (balance_minor >= 0),
  disabled_date timestamptz,
  expiration_date timestamptz,
  recipient_name text NOT NULL,
  recipient_email text,
  sender_name text NOT NULL,
  message text NOT NULL,
  language text NOT NULL,
  -- When it is mailed by itself.
  send_date timestamptz,
  mailed_date timestamptz,
  note text NOT NULL,
  request_key text,
  request_hash bytea,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, code_hash),
  CHECK ((request_key IS NULL) = (request_hash IS NULL))
);
CREATE INDEX gift_cards_by_date ON gift_cards (site_id, created_date, id);
CREATE INDEX gift_cards_to_send ON gift_cards (send_date)
  WHERE send_date IS NOT NULL AND mailed_date IS NULL AND disabled_date IS NULL;
CREATE UNIQUE INDEX gift_cards_by_request ON gift_cards (site_id, request_key) WHERE request_key IS NOT NULL;

-- Money on and off gift cards; rows are added and never changed.
CREATE TABLE gift_card_movements (
  site_id uuid NOT NULL,
  gift_card_id uuid NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('ISSUED', 'REDEEMED', 'RETURNED')),
  amount_minor bigint NOT NULL CHECK ((amount_minor < 0) = (kind = 'REDEEMED') AND amount_minor <> 0),
  order_id uuid,
  order_number bigint,
  -- The payment of the order that it was spent by.
  payment_id uuid,
  created_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, gift_card_id, place),
  FOREIGN KEY (site_id, gift_card_id) REFERENCES gift_cards (site_id, id) ON DELETE CASCADE,
  CHECK ((payment_id IS NULL) = (kind = 'ISSUED'))
);
CREATE INDEX gift_card_movements_of_payment ON gift_card_movements (site_id, payment_id)
  WHERE payment_id IS NOT NULL;

-- What a cart is paid with before anything else.
ALTER TABLE carts ADD COLUMN gift_cards jsonb NOT NULL DEFAULT '[]';

-- What is owed to the holders of gift cards; spending one lowers it.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_account_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_account_check CHECK (account IN (
  'RECEIVABLE', 'SALES', 'DISCOUNT', 'DELIVERY', 'FEES', 'TAX', 'CLEARING', 'REFUNDS', 'DISPUTES', 'GIFT_CARDS'));
