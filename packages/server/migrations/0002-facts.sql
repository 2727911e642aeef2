-- The ledger of changes and, through dispatched_date, the outbox of facts.
CREATE TABLE facts (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  id uuid NOT NULL,
  name text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  before jsonb,
  after jsonb,
  actor jsonb NOT NULL,
  request_id text NOT NULL,
  job_id text,
  at timestamptz NOT NULL,
  dispatched_date timestamptz,
  PRIMARY KEY (site_id, seq)
);
CREATE INDEX facts_by_entity ON facts (site_id, entity, entity_id, seq);
CREATE INDEX facts_waiting ON facts (seq) WHERE dispatched_date IS NULL;
