-- Requests that were made in one moment stay in the order in which they were made.
ALTER TABLE payment_requests ADD COLUMN place bigint NOT NULL GENERATED ALWAYS AS IDENTITY;
