-- Processes hold the search documents of busy sites in memory. While one does, what changes of a site is noted.
CREATE TABLE search_readers (
  site_id uuid PRIMARY KEY REFERENCES sites ON DELETE CASCADE,
  -- Another one when noting has begun anew: what was noted before is not all that has changed.
  generation integer NOT NULL,
  until timestamptz NOT NULL
);

CREATE TABLE search_document_changes (
  site_id uuid NOT NULL,
  tx xid8 NOT NULL,
  product_id uuid NOT NULL,
  PRIMARY KEY (site_id, tx, product_id)
);

CREATE OR REPLACE FUNCTION note_search_changes(site uuid, products uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO search_changes (site_id, product_id)
  SELECT site, product FROM unnest(products) AS product WHERE EXISTS (SELECT FROM search_engines);
  INSERT INTO search_document_changes (site_id, tx, product_id)
  SELECT site, pg_current_xact_id(), product FROM unnest(products) AS product
   WHERE EXISTS (SELECT FROM search_readers r WHERE r.site_id = site AND r.until > now())
  ON CONFLICT DO NOTHING
$function$;

-- Which index a site has, what has changed since `seen` but in transactions that are known, and these questions as
-- queries in the language of the index. What the caller knows of them saves building them again, as for `search_matches`.
CREATE FUNCTION search_state(site uuid, seen xid8, known_transactions xid8[], questions jsonb, known_language text,
                             known text[])
 RETURNS TABLE (index_id uuid, language text, generation integer, oldest text, transactions text[], products text[],
                queries text[])
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO force_generic_plan
 SET enable_seqscan TO off
AS $function$
BEGIN
  SELECT i.id, i.language, r.generation, pg_snapshot_xmin(pg_current_snapshot())::text
    INTO index_id, language, generation, oldest
    FROM search_indexes i
    LEFT JOIN search_readers r ON r.site_id = i.site_id AND r.until > now()
   WHERE i.site_id = site AND i.is_current;
  IF index_id IS NULL THEN RETURN; END IF;
  SELECT array_agg(DISTINCT c.tx::text), array_agg(DISTINCT c.product_id::text) INTO transactions, products
    FROM search_document_changes c
   WHERE c.site_id = site AND c.tx >= seen AND c.tx <> ALL (known_transactions);
  FOR at IN 1 .. jsonb_array_length(questions) LOOP
    queries[at] := CASE WHEN known_language = language AND known[at] IS NOT NULL THEN known[at]
                   ELSE search_query(language::regconfig, questions -> (at - 1) -> 'terms',
                                     (questions -> (at - 1) ->> 'needsAll')::boolean)::text END;
  END LOOP;
  RETURN NEXT;
END $function$;
