-- Descriptions that show pictures of the library: few of many products have any.
CREATE INDEX products_with_pictures_in_text ON products (site_id) WHERE description LIKE '%<img%/media/%';

-- Pictures in texts of pages count as shown.
UPDATE pages
   SET media_ids = ARRAY(
         SELECT DISTINCT id
           FROM (SELECT unnest(media_ids)
                  UNION ALL
                 SELECT found[1]
                   FROM regexp_matches(draft::text || COALESCE(published::text, ''),
                                       '<img[^>]*?/media/([^/"?#\s>\\]+)[/"?#\s>\\]', 'g') AS found) shown (id))
 WHERE draft::text LIKE '%<img%/media/%' OR published::text LIKE '%<img%/media/%';
