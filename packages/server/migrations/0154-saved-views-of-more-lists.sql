-- Customers, draft orders, returns, discounts, gift cards and stock have saved views, too.
ALTER TABLE saved_views DROP CONSTRAINT saved_views_list_check;
ALTER TABLE saved_views ADD CONSTRAINT saved_views_list_check CHECK (list IN (
  'PRODUCTS', 'ORDERS', 'MEMBERS', 'CUSTOMERS', 'DRAFT_ORDERS', 'RETURNS', 'DISCOUNTS', 'GIFT_CARDS', 'STOCK'
));
