-- What merchants record of an order that other systems know: when and where it was bought, tags that buyers see too,
-- fees, and values of applications.
ALTER TABLE orders
  ADD COLUMN purchased_date timestamptz,
  ADD COLUMN external_reference jsonb,
  ADD COLUMN public_tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN fees jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN attribution text NOT NULL DEFAULT '',
  ADD COLUMN extended_fields jsonb;

-- What a recorded payment says of itself, such as its ids at a gateway and how it was paid.
ALTER TABLE payments ADD COLUMN details jsonb;

-- What a refund pays back of deliveries, where it is not the whole of them, and of fees.
ALTER TABLE refunds
  ADD COLUMN delivery_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN fees jsonb NOT NULL DEFAULT '[]';
