-- Collections have fields that the merchant defines, as products have.
ALTER TABLE custom_fields DROP CONSTRAINT custom_fields_owner_check;
ALTER TABLE custom_fields ADD CONSTRAINT custom_fields_owner_check CHECK (owner IN ('PRODUCT', 'COLLECTION'));
ALTER TABLE collections ADD COLUMN custom_fields jsonb NOT NULL DEFAULT '{}';
