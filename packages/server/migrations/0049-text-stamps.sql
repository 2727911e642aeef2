-- Each writing of a text has a stamp of its own, so that who has read it once need not be sent it again.
-- Texts are derived: those without one are written by the next read that wants them.
TRUNCATE product_texts;
ALTER TABLE product_texts ADD COLUMN stamp uuid NOT NULL DEFAULT gen_random_uuid();
