-- What shoppers looked for and did not find, counted by day: words alone, nothing about who typed them.
CREATE TABLE searches_without_result (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  day date NOT NULL,
  -- In lower case, with single blanks.
  words text NOT NULL,
  count integer NOT NULL DEFAULT 1,
  last_date timestamptz NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, day, words)
);
CREATE INDEX searches_without_result_by_expiry ON searches_without_result (expires_date);
