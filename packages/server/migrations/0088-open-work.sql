-- What waits for the merchant is counted on the home page; among many orders few are open.
CREATE INDEX orders_to_fulfill ON orders (site_id) WHERE state = 'PLACED' AND NOT archived AND fulfillment_state <> 'ALL';
CREATE INDEX orders_to_collect ON orders (site_id, state)
 WHERE state = 'IN_REVIEW' OR (state = 'PLACED' AND payment_state = 'AUTHORIZED');
CREATE INDEX returns_open ON returns (site_id) WHERE state IN ('REQUESTED', 'RECEIVED', 'INSPECTED');
