-- A page is found in each language that it is translated to, by the stems of that language. The document of the main
-- language has an empty one, as the site may change it.
ALTER TABLE page_documents ADD COLUMN language text NOT NULL DEFAULT '';
ALTER TABLE page_documents DROP CONSTRAINT page_documents_pkey;
ALTER TABLE page_documents ADD CONSTRAINT page_documents_pkey PRIMARY KEY (site_id, page_id, language);
ALTER TABLE page_documents ALTER COLUMN language DROP DEFAULT;

-- What a translation says, laid out as a content; texts that are not translated are found in the main language.
CREATE FUNCTION page_translation(content jsonb, language text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
           'title', content #>> ARRAY['translations', language, 'title', 'text'],
           'description', content #>> ARRAY['translations', language, 'description', 'text'],
           'article', jsonb_build_object(
             'summary', content #>> ARRAY['translations', language, 'article.summary', 'text'],
             'author', content #>> ARRAY['translations', language, 'article.author', 'text'],
             'tags', COALESCE(content #> '{article,tags}', '[]')),
           'sections', COALESCE(jsonb_agg(jsonb_build_object('text', t.value ->> 'text'))
                                  FILTER (WHERE t.key LIKE 'sections.%' AND t.key !~ '[.](altText|label)$'), '[]'))
    FROM jsonb_each(content #> ARRAY['translations', language]) AS t
$$;

CREATE FUNCTION page_languages(content jsonb) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_keys(COALESCE(content -> 'translations', '{}'))
$$;

CREATE FUNCTION page_words_in_languages(content jsonb) RETURNS TABLE (word text) LANGUAGE sql STABLE AS $$
  SELECT w.word FROM page_words_of(content) AS w
  UNION
  SELECT w.word FROM page_languages(content) AS l (language)
         CROSS JOIN LATERAL page_words_of(page_translation(content, l.language)) AS w
$$;

CREATE OR REPLACE FUNCTION index_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM page_documents d WHERE d.site_id = OLD.site_id AND d.page_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.published IS NOT NULL AND NEW.slug IS NOT NULL THEN
    INSERT INTO page_documents (site_id, page_id, language, vector)
    SELECT NEW.site_id, NEW.id, '', page_vector(page_language(NEW.site_id), NEW.published)
    UNION ALL
    SELECT NEW.site_id, NEW.id, l.language,
           page_vector(search_language(l.language)::regconfig, page_translation(NEW.published, l.language))
      FROM page_languages(NEW.published) AS l (language);
    INSERT INTO page_words (site_id, word)
    SELECT NEW.site_id, n.word FROM page_words_in_languages(NEW.published) n ORDER BY n.word
    ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.published IS NOT NULL THEN
    DELETE FROM page_words w
     WHERE w.site_id = OLD.site_id AND w.word IN (SELECT o.word FROM page_words_in_languages(OLD.published) o)
       AND NOT EXISTS (SELECT FROM page_documents d
                        WHERE d.site_id = w.site_id AND d.vector @@ search_quote(w.word)::tsquery);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION index_pages_again(site uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE page_documents d SET vector = page_vector(page_language(site), p.published)
    FROM pages p WHERE d.site_id = site AND d.language = '' AND p.site_id = site AND p.id = d.page_id
$$;
