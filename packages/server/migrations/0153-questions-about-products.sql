-- Questions about products are messages that name a product in place of a page.
ALTER TABLE contact_messages
  ALTER COLUMN page_id DROP NOT NULL,
  -- The product and its variant; both may be gone.
  ADD COLUMN product_id uuid,
  ADD COLUMN variant_id uuid,
  -- As both were called when the question was asked.
  ADD COLUMN product_name text NOT NULL DEFAULT '',
  ADD COLUMN choices text NOT NULL DEFAULT '',
  ADD CONSTRAINT contact_messages_about CHECK ((page_id IS NULL) <> (product_id IS NULL));
