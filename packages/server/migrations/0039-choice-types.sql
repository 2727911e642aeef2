-- A shared choice looks like one colour, two of them, or a picture.
ALTER TABLE customization_choices
  ADD COLUMN color_codes text[] NOT NULL DEFAULT '{}',
  ADD COLUMN image jsonb;
