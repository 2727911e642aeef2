-- From which location a parcel is sent; null where its pieces come from several, or nobody said.
ALTER TABLE fulfillments ADD COLUMN location_id uuid;
