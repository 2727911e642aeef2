-- Customers themselves are counted anew when an order of theirs is gone.
ALTER TABLE customers_due DROP CONSTRAINT customers_due_kind_check;
ALTER TABLE customers_due ADD CONSTRAINT customers_due_kind_check CHECK (kind IN ('MEMBER', 'ORDER', 'CUSTOMER'));
