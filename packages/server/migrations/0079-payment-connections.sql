ALTER TABLE payment_methods DROP CONSTRAINT payment_methods_provider_check;
ALTER TABLE payment_methods ADD CONSTRAINT payment_methods_provider_check
  CHECK (provider IN ('BANK_TRANSFER', 'CASH', 'INVOICE', 'TEST_BANK', 'STRIPE', 'MOLLIE', 'PAYPAL'));

-- The accounts of a shop at payment providers. The id is part of the address that messages are sent to.
CREATE TABLE payment_connections (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id uuid NOT NULL UNIQUE,
  revision integer NOT NULL,
  provider text NOT NULL CHECK (provider IN ('STRIPE', 'MOLLIE', 'PAYPAL')),
  is_test boolean NOT NULL,
  capture text NOT NULL CHECK (capture IN ('AUTOMATIC', 'MANUAL')),
  client_id text NOT NULL DEFAULT '',
  key_hint text NOT NULL,
  sealed_key text NOT NULL,
  sealed_webhook_secret text,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, provider)
);

-- What providers send, as it came: stored first, each once, and followed by asking the provider.
CREATE TABLE payment_messages (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  provider text NOT NULL,
  message_id text NOT NULL,
  type text NOT NULL,
  -- What it is about at the provider; null for what payments have nothing to do with.
  reference text,
  body text NOT NULL,
  received_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  -- Null until it has been followed; `problem` says why it led to nothing.
  followed_date timestamptz,
  problem text,
  PRIMARY KEY (site_id, provider, message_id)
);
CREATE INDEX payment_messages_to_follow ON payment_messages (received_date) WHERE followed_date IS NULL;
CREATE INDEX payment_messages_expired ON payment_messages (expires_date);
