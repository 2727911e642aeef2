-- Videos in the library: how long they take, and the picture that stands for one until it plays.
ALTER TABLE media
  ADD COLUMN duration_ms integer,
  ADD COLUMN poster_id text,
  ADD CONSTRAINT media_poster_fkey FOREIGN KEY (site_id, poster_id) REFERENCES media (site_id, id);
CREATE INDEX media_by_poster ON media (site_id, poster_id) WHERE poster_id IS NOT NULL;

-- What a product shows of a video is also its poster.
CREATE OR REPLACE FUNCTION mark_products_of_media() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_products(array_agg(site_id), array_agg(product_id))
     FROM (SELECT m.site_id, m.product_id
             FROM changed
             JOIN product_media m ON m.site_id = changed.site_id AND m.media_id = changed.id
            UNION
           SELECT m.site_id, m.product_id
             FROM changed
             JOIN media video ON video.site_id = changed.site_id AND video.poster_id = changed.id
             JOIN product_media m ON m.site_id = video.site_id AND m.media_id = video.id) touched
   HAVING count(*) > 0;
  RETURN NULL;
END $$;
