-- A deleted promotion stays with its codes and counters, so that its deletion can be undone.
ALTER TABLE promotions ADD COLUMN deleted_date timestamptz;
ALTER TABLE promotion_codes
  -- Codes that were generated together; for a code that was created with its promotion, the promotion's id.
  ADD COLUMN batch_id uuid,
  -- The id of what was deleted: the code, its batch or its promotion. The spelling of a deleted code is free.
  ADD COLUMN deleted_by uuid,
  DROP CONSTRAINT promotion_codes_site_id_code_key_key;
CREATE UNIQUE INDEX promotion_codes_by_key ON promotion_codes (site_id, code_key) WHERE deleted_by IS NULL;
