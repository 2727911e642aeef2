-- Grows with each change, so that nobody overwrites what somebody else saved meanwhile.
ALTER TABLE invoice_settings ADD COLUMN revision integer NOT NULL DEFAULT 1;
