-- What caused a change and its deliveries, as W3C Trace Context; null where it was not traced.
ALTER TABLE facts ADD COLUMN traceparent text;
ALTER TABLE webhook_deliveries ADD COLUMN traceparent text;
