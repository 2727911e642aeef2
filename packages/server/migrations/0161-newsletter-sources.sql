-- Where consent to the newsletter was given, and what somebody who had it before asks for anew.
ALTER TABLE newsletter_subscribers
  ADD COLUMN source text NOT NULL DEFAULT 'NEWSLETTER_FORM' CHECK (source IN ('NEWSLETTER_FORM', 'ACCOUNT', 'CHECKOUT')),
  -- Of the order that it was given with, which may be gone.
  ADD COLUMN order_number text,
  -- A request that waits for its confirmation beside the earlier consent, which stays as it is until then.
  ADD COLUMN request jsonb,
  -- Only consent by a form has a page.
  ALTER COLUMN page_id DROP NOT NULL;
