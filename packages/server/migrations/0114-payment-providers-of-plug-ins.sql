-- Plug-ins bring payment providers, which are known by their names in capitals.
ALTER TABLE payment_methods DROP CONSTRAINT payment_methods_provider_check;
ALTER TABLE payment_methods ADD CONSTRAINT payment_methods_provider_check
  CHECK (provider ~ '^[A-Z][A-Z0-9_]{1,39}$');
ALTER TABLE payment_connections DROP CONSTRAINT payment_connections_provider_check;
ALTER TABLE payment_connections ADD CONSTRAINT payment_connections_provider_check
  CHECK (provider ~ '^[A-Z][A-Z0-9_]{1,39}$');
