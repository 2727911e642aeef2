-- Members are mailed once before credit ends.
ALTER TABLE store_credit_lots ADD COLUMN reminded_date timestamptz;

CREATE INDEX store_credit_lots_to_remind ON store_credit_lots (expiration_date)
 WHERE expiration_date IS NOT NULL AND left_minor > 0 AND reminded_date IS NULL;
