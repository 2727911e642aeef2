-- Articles of the journal are pages of another kind: their addresses are apart, and lists read them by date.
ALTER TABLE pages
  ADD COLUMN kind text NOT NULL DEFAULT 'PAGE' CHECK (kind IN ('PAGE', 'ARTICLE')),
  -- What an article shows as its date; null until it is published for the first time.
  ADD COLUMN article_date timestamptz;

ALTER TABLE pages DROP CONSTRAINT pages_site_id_slug_key;
ALTER TABLE pages ADD CONSTRAINT pages_site_id_kind_slug_key UNIQUE (site_id, kind, slug);

-- What visitors see of the journal, the newest first.
CREATE INDEX pages_articles_idx ON pages (site_id, article_date DESC, id)
 WHERE kind = 'ARTICLE' AND published IS NOT NULL;
