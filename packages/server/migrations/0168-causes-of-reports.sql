-- The reason of each text as a code with values, so that readers of any language understand it; null for older rows.
ALTER TABLE import_reports ADD COLUMN cause jsonb;
ALTER TABLE order_import_reports ADD COLUMN cause jsonb;
ALTER TABLE member_import_reports ADD COLUMN cause jsonb;
ALTER TABLE imports ADD COLUMN failure_cause jsonb;
ALTER TABLE jobs ADD COLUMN failure_cause jsonb;
