-- What words find among the pages and articles that visitors see. Drafts are never in it.
CREATE TABLE page_documents (
  site_id uuid NOT NULL,
  page_id uuid NOT NULL,
  vector tsvector NOT NULL,
  PRIMARY KEY (site_id, page_id),
  FOREIGN KEY (site_id, page_id) REFERENCES pages (site_id, id) ON DELETE CASCADE
);
CREATE INDEX page_documents_by_vector ON page_documents USING gin (site_id, vector);

-- Words of these documents, without marks and capitals, for typing errors.
CREATE TABLE page_words (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  word text COLLATE "C" NOT NULL,
  PRIMARY KEY (site_id, word)
);
CREATE INDEX page_words_by_trigram ON page_words USING gin (site_id, word gin_trgm_ops);

CREATE FUNCTION page_language(site uuid) RETURNS regconfig LANGUAGE sql STABLE AS $$
  SELECT search_language(COALESCE(s.settings ->> 'locale', 'en-US'))::regconfig FROM sites s WHERE s.id = site
$$;

-- Everything that sections say: addresses and ids of what they show are no words of theirs.
CREATE FUNCTION page_text(content jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT COALESCE(string_agg(value #>> '{}', ' '), '')
    FROM jsonb_path_query(content -> 'sections', 'strict $.** ? (@.type() == "object").keyvalue()
           ? (@.value.type() == "string" && (@.key == "title" || @.key == "text" || @.key == "html"
              || @.key == "author" || @.key == "question" || @.key == "answer" || @.key == "description")).value',
           silent => TRUE) AS value
$$;

CREATE FUNCTION page_summary(content jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT concat_ws(' ', content -> 'article' ->> 'summary', content ->> 'description',
                   content -> 'article' ->> 'author',
                   (SELECT string_agg(tag, ' ')
                      FROM jsonb_array_elements_text(COALESCE(content -> 'article' -> 'tags', '[]')) AS tag))
$$;

CREATE FUNCTION page_vector(language regconfig, content jsonb) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT string_agg((setweight(to_tsvector(language, said), weight)
                     || setweight(to_tsvector('simple', search_fold(said)), weight)
                     || search_signs(said))::text, ' ')::tsvector
    FROM (VALUES (content ->> 'title', 'A'::"char"), (page_summary(content), 'B'), (page_text(content), 'D'))
      AS part (said, weight)
$$;

-- Words that may be meant by others, which are long enough for typing errors.
CREATE FUNCTION page_words_of(content jsonb) RETURNS TABLE (word text) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT lexeme COLLATE "C"
    FROM unnest(tsvector_to_array(to_tsvector('simple',
           search_fold(concat_ws(' ', content ->> 'title', page_summary(content), page_text(content)))))) AS lexeme
   WHERE length(lexeme) BETWEEN 3 AND 40
$$;

CREATE FUNCTION index_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM page_documents d WHERE d.site_id = OLD.site_id AND d.page_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.published IS NOT NULL AND NEW.slug IS NOT NULL THEN
    INSERT INTO page_documents (site_id, page_id, vector)
    VALUES (NEW.site_id, NEW.id, page_vector(page_language(NEW.site_id), NEW.published));
    INSERT INTO page_words (site_id, word)
    SELECT NEW.site_id, n.word FROM page_words_of(NEW.published) n ORDER BY n.word
    ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.published IS NOT NULL THEN
    DELETE FROM page_words w
     WHERE w.site_id = OLD.site_id AND w.word IN (SELECT o.word FROM page_words_of(OLD.published) o)
       AND NOT EXISTS (SELECT FROM page_documents d
                        WHERE d.site_id = w.site_id AND d.vector @@ search_quote(w.word)::tsquery);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER pages_index_new AFTER INSERT ON pages FOR EACH ROW EXECUTE FUNCTION index_page();
CREATE TRIGGER pages_index_deleted AFTER DELETE ON pages FOR EACH ROW EXECUTE FUNCTION index_page();
CREATE TRIGGER pages_index_changed AFTER UPDATE ON pages FOR EACH ROW
  WHEN (OLD.published IS DISTINCT FROM NEW.published OR OLD.slug IS DISTINCT FROM NEW.slug)
  EXECUTE FUNCTION index_page();

-- Stems are another language's where the site has another.
CREATE FUNCTION index_pages_again(site uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE page_documents d SET vector = page_vector(page_language(site), p.published)
    FROM pages p WHERE d.site_id = site AND p.site_id = site AND p.id = d.page_id
$$;

CREATE FUNCTION similar_page_words(site uuid, typed text) RETURNS text[] LANGUAGE sql STABLE
SET "pg_trgm.similarity_threshold" TO '0.1' AS $$
  SELECT ARRAY(SELECT w.word FROM page_words w
                WHERE w.site_id = site AND w.word % typed AND abs(length(w.word) - length(typed)) <= 2
                ORDER BY similarity(w.word, typed) DESC, w.word LIMIT 100)
$$;

INSERT INTO page_documents (site_id, page_id, vector)
SELECT site_id, id, page_vector(page_language(site_id), published)
  FROM pages WHERE published IS NOT NULL AND slug IS NOT NULL;
INSERT INTO page_words (site_id, word)
SELECT DISTINCT p.site_id, n.word FROM pages p CROSS JOIN LATERAL page_words_of(p.published) n
 WHERE p.published IS NOT NULL AND p.slug IS NOT NULL;
COMMENT ON TRIGGER pages_index_new ON pages IS 'Published pages are found by their words.';
COMMENT ON TRIGGER pages_index_changed ON pages IS 'Published pages are found by their words.';
COMMENT ON TRIGGER pages_index_deleted ON pages IS 'Deleted pages are not found.';
