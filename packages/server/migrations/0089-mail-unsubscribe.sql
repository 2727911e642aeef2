-- Where the reader of a mail ends mails of its kind; null where it is none that can be ended.
ALTER TABLE mails ADD COLUMN unsubscribe_url text;
