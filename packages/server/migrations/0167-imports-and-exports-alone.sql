-- When the owners got a mail about the failures of a scheduled import; null once it works again.
ALTER TABLE import_schedules ADD COLUMN failures_mailed_date timestamptz;

-- Who made a link to an export, or renewed its address last; null once they have left the staff.
ALTER TABLE export_links ADD COLUMN maker jsonb;
UPDATE export_links SET maker = (
  SELECT facts.actor FROM facts
   WHERE facts.site_id = export_links.site_id AND facts.entity = 'export_link'
     AND facts.entity_id = export_links.id::text AND facts.name = 'export_link.created'
   ORDER BY facts.seq LIMIT 1);

-- What a link serves, and what its files hold.
ALTER TABLE export_links ADD COLUMN content text NOT NULL DEFAULT 'PRODUCTS'
  CHECK (content IN ('PRODUCTS', 'ORDERS', 'STOCK'));
ALTER TABLE exports ADD COLUMN content text NOT NULL DEFAULT 'PRODUCTS'
  CHECK (content IN ('PRODUCTS', 'ORDERS', 'STOCK'));

-- When a file waits because of its prices: in percent; both null: never.
ALTER TABLE import_schedules
  ADD COLUMN guarded_share integer DEFAULT 20,
  ADD COLUMN guarded_change integer DEFAULT 50,
  ADD CHECK ((guarded_share IS NULL) = (guarded_change IS NULL)),
  -- The prices for which the last import waits.
  ADD COLUMN waiting_prices jsonb;
