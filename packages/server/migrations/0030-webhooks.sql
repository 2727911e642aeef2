-- Facts on their way out: who is told of what happened, and whether it arrived.

-- A reader goes through facts by transactions that can no longer change, so that one which commits late
-- is not passed by. Within them the order of writing is the order of each entity.
ALTER TABLE facts ADD COLUMN tx xid8 NOT NULL DEFAULT pg_current_xact_id();
DROP INDEX facts_waiting;
ALTER TABLE facts DROP COLUMN dispatched_date;
CREATE INDEX facts_by_tx ON facts (site_id, tx, seq);
CREATE INDEX facts_by_date ON facts (site_id, at, seq);

CREATE TABLE webhooks (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  app_id uuid NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  url text NOT NULL,
  events text[] NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  -- Sealed.
  private_key text NOT NULL,
  public_key text NOT NULL,
  -- The key that follows, and when it does; until then receivers learn to know it.
  next_private_key text,
  next_public_key text,
  next_key_date timestamptz,
  -- Failures in a row, and until when nothing is tried.
  failures integer NOT NULL DEFAULT 0,
  paused_until timestamptz,
  -- Facts that are told again: after the first number, up to the second.
  replay_after bigint,
  replay_until bigint,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);

-- How far the facts of a site have become deliveries: all of transactions before `from_tx`, and of those
-- before `until_tx` all up to `seq`.
CREATE TABLE webhook_cursors (
  site_id uuid PRIMARY KEY REFERENCES sites ON DELETE CASCADE,
  from_tx xid8 NOT NULL,
  until_tx xid8 NOT NULL,
  seq bigint NOT NULL
);

CREATE TABLE webhook_deliveries (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  -- The order in which an entity's deliveries are sent.
  seq bigint GENERATED ALWAYS AS IDENTITY,
  event_type text NOT NULL,
  entity_id text NOT NULL,
  body text NOT NULL,
  state text NOT NULL DEFAULT 'WAITING',
  attempts integer NOT NULL DEFAULT 0,
  -- Of the attempts, those that the schedule of tries counts.
  tries integer NOT NULL DEFAULT 0,
  next_attempt_date timestamptz,
  claimed_until timestamptz,
  created_date timestamptz NOT NULL,
  delivered_date timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, webhook_id) REFERENCES webhooks ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (webhook_id, entity_id, seq)
  WHERE state = 'WAITING';
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_date) WHERE state = 'WAITING';
CREATE INDEX webhook_deliveries_log ON webhook_deliveries (site_id, webhook_id, seq);
CREATE INDEX webhook_deliveries_old ON webhook_deliveries (created_date);

CREATE TABLE webhook_attempts (
  site_id uuid NOT NULL,
  delivery_id uuid NOT NULL,
  number integer NOT NULL,
  at timestamptz NOT NULL,
  milliseconds integer NOT NULL,
  -- Absent when there was no answer; then `failure` says why.
  status integer,
  response_head text,
  failure text,
  PRIMARY KEY (site_id, delivery_id, number),
  FOREIGN KEY (site_id, delivery_id) REFERENCES webhook_deliveries ON DELETE CASCADE
);
