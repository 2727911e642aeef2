-- Orders have fields that the merchant defines and staff fill in; what buyers answered is in custom_fields.
ALTER TABLE custom_fields DROP CONSTRAINT custom_fields_owner_check;
ALTER TABLE custom_fields ADD CONSTRAINT custom_fields_owner_check
  CHECK (owner IN ('PRODUCT', 'VARIANT', 'COLLECTION', 'ORDER'));
ALTER TABLE orders ADD COLUMN staff_fields jsonb NOT NULL DEFAULT '{}';
CREATE INDEX orders_staff_fields ON orders USING gin (staff_fields jsonb_path_ops) WHERE staff_fields <> '{}';
