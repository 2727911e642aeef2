-- A delivery that a person asked for is sent although its webhook is paused.
ALTER TABLE webhook_deliveries ADD COLUMN is_asked boolean NOT NULL DEFAULT false;
