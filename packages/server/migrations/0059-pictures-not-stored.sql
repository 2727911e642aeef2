-- Pictures that are on the way or could not be fetched: an import says how many of its own there are.
CREATE INDEX media_not_stored ON media (site_id, source_url) WHERE state <> 'stored';
