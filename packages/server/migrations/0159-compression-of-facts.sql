-- PostgreSQL's own compression takes about half of the time of an insert into the ledger. lz4 takes little; a server that
-- was built without it stores what is long uncompressed.
DO $$
BEGIN
  IF 'lz4' = ANY (SELECT unnest(enumvals) FROM pg_settings WHERE name = 'default_toast_compression') THEN
    ALTER TABLE facts ALTER COLUMN before SET COMPRESSION lz4, ALTER COLUMN after SET COMPRESSION lz4;
  ELSE
    ALTER TABLE facts ALTER COLUMN before SET STORAGE EXTERNAL, ALTER COLUMN after SET STORAGE EXTERNAL;
  END IF;
END $$;
