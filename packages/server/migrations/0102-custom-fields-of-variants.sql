-- Variants have fields that the merchant defines, and the number by which their maker knows them.
ALTER TABLE custom_fields DROP CONSTRAINT custom_fields_owner_check;
ALTER TABLE custom_fields ADD CONSTRAINT custom_fields_owner_check
  CHECK (owner IN ('PRODUCT', 'VARIANT', 'COLLECTION'));
ALTER TABLE variants ADD COLUMN custom_fields jsonb NOT NULL DEFAULT '{}';
ALTER TABLE variants ADD COLUMN manufacturer_part_number text;
