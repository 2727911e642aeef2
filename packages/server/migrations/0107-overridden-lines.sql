-- What a merchant says of a line in place of the catalog: name, price, picture and the like.
ALTER TABLE cart_lines ADD COLUMN overrides jsonb,
  ADD CONSTRAINT cart_lines_overrides_check CHECK (overrides IS NULL OR reference IS NOT NULL);
