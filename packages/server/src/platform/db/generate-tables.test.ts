import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpSchema } from './dump-schema.ts'
import { generateTables } from './generate-tables.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'

let home: TestDatabase
let client: Client
beforeAll(async () => {
  home = await createEmptyDatabase()
  client = new Client({ connectionString: home.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await home.drop()
})

const schema = `
CREATE TYPE size AS ENUM ('S', 'M');
CREATE DOMAIN price AS numeric(18,2) CHECK (VALUE >= 0);
CREATE SEQUENCE tickets;
CREATE TABLE shops (id uuid PRIMARY KEY, name text NOT NULL COLLATE "C" UNIQUE);
CREATE TABLE shop_items (
  shop_id uuid NOT NULL REFERENCES shops ON DELETE CASCADE,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  price price NOT NULL,
  sizes size[] NOT NULL DEFAULT '{}',
  note jsonb,
  sold timestamptz NOT NULL DEFAULT now(),
  doubled numeric GENERATED ALWAYS AS (price * 2) STORED,
  PRIMARY KEY (shop_id, seq),
  CHECK (note IS NOT NULL OR price > 1)
);
CREATE INDEX items_by_sale ON shop_items (sold DESC) WHERE note IS NULL;
CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.sold := now(); RETURN NEW; END';
CREATE TRIGGER touched BEFORE UPDATE ON shop_items FOR EACH ROW EXECUTE FUNCTION touch();
COMMENT ON TRIGGER touched ON shop_items IS 'It''s sold.';`

test('tables become types, and the schema becomes readable text', async () => {
  await client.query(schema)
  expect(await generateTables(client)).toContain(`export interface ShopItems {
  shop_id: string
  seq: GeneratedAlways<number>
  price: string
  sizes: Generated<('S' | 'M')[]>
  note: Json | null
  sold: Generated<Timestamp>
  doubled: GeneratedAlways<string | null>
}

export interface Shops {
  id: string
  name: string
}

export interface Tables {
  shop_items: ShopItems
  shops: Shops
}
`)
  expect(
    await dumpSchema(client),
  ).toBe(`-- Generated from the migrated database: what the migrations add up to.

CREATE DOMAIN price AS numeric(18,2) CHECK ((VALUE >= (0)::numeric));

CREATE TYPE size AS ENUM ('S', 'M');

CREATE SEQUENCE tickets AS bigint START 1 INCREMENT 1;

CREATE TABLE shop_items (
  shop_id uuid NOT NULL,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  price price NOT NULL,
  sizes size[] NOT NULL DEFAULT '{}'::size[],
  note jsonb,
  sold timestamp with time zone NOT NULL DEFAULT now(),
  doubled numeric GENERATED ALWAYS AS (((price)::numeric * (2)::numeric)) STORED,
  CONSTRAINT shop_items_pkey PRIMARY KEY (shop_id, seq),
  CONSTRAINT shop_items_check CHECK (((note IS NOT NULL) OR ((price)::numeric > (1)::numeric))),
  CONSTRAINT shop_items_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);
CREATE INDEX items_by_sale ON shop_items USING btree (sold DESC) WHERE (note IS NULL);

CREATE TABLE shops (
  id uuid NOT NULL,
  name text COLLATE "C" NOT NULL,
  CONSTRAINT shops_pkey PRIMARY KEY (id),
  CONSTRAINT shops_name_key UNIQUE (name)
);

CREATE OR REPLACE FUNCTION public.touch()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$BEGIN NEW.sold := now(); RETURN NEW; END$function$;

CREATE TRIGGER touched BEFORE UPDATE ON shop_items FOR EACH ROW EXECUTE FUNCTION touch();

COMMENT ON TRIGGER touched ON shop_items IS 'It''s sold.';
`)
})
