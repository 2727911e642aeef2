-- Plug-ins that were ever started here. They handle facts from the end of the ledger on that was found then.
CREATE TABLE plugins (
  name text PRIMARY KEY,
  from_tx xid8 NOT NULL,
  until_tx xid8 NOT NULL,
  seq bigint NOT NULL,
  installed_date timestamptz NOT NULL
);

-- How far the facts of a site have become deliveries to a plug-in; none yet: from its installation on.
CREATE TABLE plugin_cursors (
  site_id uuid NOT NULL,
  plugin text NOT NULL REFERENCES plugins (name),
  from_tx xid8 NOT NULL,
  until_tx xid8 NOT NULL,
  seq bigint NOT NULL,
  PRIMARY KEY (site_id, plugin)
);

-- Facts on their way to the handlers of plug-ins.
CREATE TABLE plugin_deliveries (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  plugin text NOT NULL REFERENCES plugins (name),
  fact_seq bigint NOT NULL,
  fact text NOT NULL,
  entity_id text NOT NULL,
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'DONE', 'FAILED')),
  attempts integer NOT NULL DEFAULT 0,
  failure text,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX plugin_deliveries_once ON plugin_deliveries (site_id, plugin, fact_seq);
CREATE INDEX plugin_deliveries_open ON plugin_deliveries (site_id, plugin, state, fact_seq) WHERE state <> 'DONE';
CREATE INDEX plugin_deliveries_old ON plugin_deliveries (created_date);
