-- Options and modifiers that products share, found by what they are and how they are called.
CREATE TABLE customizations (
  site_id uuid NOT NULL REFERENCES sites ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL,
  render_type text NOT NULL,
  name text NOT NULL,
  -- What carts name it by. Stays when the name changes.
  key text NOT NULL,
  -- What a line of text asks for; null: there are choices.
  free_text jsonb,
  choice_order text NOT NULL DEFAULT 'DEFAULT',
  revision bigint NOT NULL DEFAULT 1,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX customizations_key ON customizations (site_id, lower(key));
CREATE INDEX customizations_by_name
  ON customizations (site_id, kind, render_type, lower(name), created_date, id);
CREATE INDEX customizations_by_creation ON customizations (site_id, created_date DESC, id DESC);

CREATE TABLE customization_choices (
  site_id uuid NOT NULL,
  customization_id uuid NOT NULL,
  id uuid NOT NULL,
  position integer NOT NULL,
  choice_type text NOT NULL,
  name text NOT NULL,
  key text NOT NULL,
  color_code text,
  -- With as many digits as were sent.
  added_price numeric,
  display_image jsonb,
  -- Choices that this one is shown under.
  primary_choice_ids uuid[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, customization_id) REFERENCES customizations ON DELETE CASCADE
);
CREATE INDEX customization_choices_by_position
  ON customization_choices (site_id, customization_id, position);

-- Who uses a choice, and who uses a modifier.
CREATE INDEX product_choices_by_id ON product_choices (site_id, id);
CREATE INDEX products_by_modifier ON products USING gin (site_id, modifiers jsonb_path_ops)
  WHERE modifiers <> '[]';
