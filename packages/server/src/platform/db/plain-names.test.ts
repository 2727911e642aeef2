import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpSchema } from './dump-schema.ts'
import { migrate, migrationsDirectory } from './migrate.ts'
import { readSchemaFiles } from './schema-files.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'

/** A shop of a release before migration 0064, with rows in every table that was renamed. */
const filling = `
  INSERT INTO sites (id, name) VALUES ('00000000-0000-4000-8000-000000000001', 'Shop');
  INSERT INTO identities (site_id, id, email, email_key, status, created_date, updated_date)
  SELECT id, id, 'a@b.example', 'a@b.example', 'ACTIVE', now(), now() FROM sites;
  INSERT INTO oauth_clients (site_id, id, name) SELECT id, id, 'Website' FROM sites;
  INSERT INTO identity_providers (site_id, id, kind, name, icon, is_enabled, issuer, authorization_url, token_url,
    user_url, client_id, client_proof, scopes, response_mode, claims, vouches_for_emails, registers,
    email_domains, created_date, updated_date)
  SELECT id, id, 'OIDC', 'Login', '', TRUE, '', '', '', '', '', '', '{}', '', '{}', TRUE, TRUE, '{}', now(), now()
    FROM sites;
  INSERT INTO staff (id, email, email_key) SELECT id, 'o@b.example', 'o@b.example' FROM sites;
  INSERT INTO answered_captchas SELECT id, 'a', now() FROM sites;
  INSERT INTO app_codes SELECT id, 'a', id, now() FROM sites;
  INSERT INTO attempts SELECT id, 'login', 'key', now(), 3 FROM sites;
  INSERT INTO foreign_passwords SELECT id, 'bcrypt$10', 'hash' FROM sites;
  INSERT INTO provider_sign_ins (site_id, state_hash, provider_id, browser_hash, nonce, sealed_verifier,
    redirect_uri, return_to, expires_date)
  SELECT id, 'a', id, 'b', 'n', 'v', 'r', 't', now() FROM sites;
  INSERT INTO waiting_links SELECT id, 'a', id, 'subject', id, 'account', now() FROM sites;
  INSERT INTO staff_sign_ins SELECT 'a', id, now(), now() FROM sites;
  INSERT INTO facts (site_id, id, name, entity, entity_id, actor, request_id, at)
  SELECT id, id, 'product.created', 'product', 'p', '{}', 'r', now() FROM sites;
  INSERT INTO history_undone SELECT site_id, seq, 'job', now() FROM facts;
  INSERT INTO products (site_id, id, numeric_id, handle, name, slug, base_price, variant_count, min_price, max_price,
    min_list_price, max_list_price, stock_updated_date, created_date, updated_date, shown_ranges)
  SELECT id, id, 1, 'jar', 'Blue jar', 'jar', 1, 1, 1, 1, 1, 1, now(), now(), now(), '{"variantCount": 1}'
    FROM sites;
  INSERT INTO variants (site_id, product_id, id, position, list_price, sku) SELECT id, id, id, 0, 1, 'J1' FROM sites;
  INSERT INTO inventory_items (site_id, product_id, variant_id, location_id, track_quantity, quantity, created_date,
    updated_date)
  SELECT id, id, id, id, TRUE, 5, now(), now() FROM sites;
  INSERT INTO product_texts (site_id, product_id, form, edition, snapshot, body)
  SELECT id, id, 'v1', 'one', pg_current_snapshot(), 'body' FROM sites;`

let home: TestDatabase
let client: Client
let released: string
beforeAll(async () => {
  home = await createEmptyDatabase()
  released = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  for (const file of readdirSync(migrationsDirectory).filter((name) => name < '0064')) {
    copyFileSync(path.join(migrationsDirectory, file), path.join(released, file))
  }
  await migrate(home.url, released)
  client = new Client({ connectionString: home.url })
  await client.connect()
  await client.query(filling)
})
afterAll(async () => {
  await client.end()
  await home.drop()
  rmSync(released, { recursive: true })
})

const renamed = {
  used_captcha_challenges: 'answered_captchas',
  app_authorization_codes: 'app_codes',
  attempt_counters: 'attempts',
  dummy_password_hashes: 'foreign_passwords',
  undone_facts: 'history_undone',
  product_invalidations: 'product_marks',
  search_documents: 'product_search',
  rendered_products: 'product_texts',
  oauth_states: 'provider_sign_ins',
  product_name_words: 'search_names',
  staff_sign_in_flows: 'staff_sign_ins',
  pending_links: 'waiting_links',
}

async function rowsOf(table: string): Promise<unknown[][]> {
  const { rows } = await client.query({
    text: `SELECT * FROM ${table} ORDER BY 1`,
    rowMode: 'array',
  })
  return rows
}

/** The rows of tables, one statement after the other. */
async function rowsOfAll(tables: readonly string[]): Promise<unknown[][][]> {
  const found: unknown[][][] = []
  for (const table of tables) found.push(await rowsOf(table))
  return found
}

const count = async (query: string) => Number((await client.query(query)).rows[0]?.count)

test('rows are unchanged when their tables are renamed, and triggers still work', async () => {
  const before = await rowsOfAll(Object.values(renamed))
  expect(before.filter((rows) => rows.length === 0)).toEqual([])
  const stored = 'SELECT * FROM inventory_items CROSS JOIN products CROSS JOIN catalog_totals'
  const { rows: stock } = await client.query({ text: stored, rowMode: 'array' })

  const renaming = readdirSync(migrationsDirectory).find((name) => name.startsWith('0064')) ?? ''
  copyFileSync(path.join(migrationsDirectory, renaming), path.join(released, renaming))
  await migrate(home.url, released)
  expect(await rowsOfAll(Object.keys(renamed))).toEqual(before)
  expect((await client.query({ text: stored, rowMode: 'array' })).rows).toEqual(stock)
  await migrate(home.url)
  expect(await dumpSchema(client)).toBe((await readSchemaFiles()).schema)

  await client.query(`UPDATE products SET name = 'Green pot', visible = FALSE`)
  expect(
    await count(`SELECT count(*) FROM product_invalidations WHERE tx > (SELECT pg_snapshot_xmin(snapshot)
                   FROM rendered_products)`),
  ).toBe(1)
  expect(
    await count(`SELECT count(*) FROM search_documents WHERE vector @@ 'green'::tsquery`),
  ).toBe(1)
  expect(await count(`SELECT count(*) FROM product_name_words WHERE word = 'pot'`)).toBe(1)
  expect(await count('SELECT visible_product_count AS count FROM catalog_totals')).toBe(0)
  await client.query('UPDATE inventory_items SET quantity = 0')
  expect(await count('SELECT count(*) FROM variants WHERE NOT in_stock')).toBe(1)
  await client.query('DELETE FROM products')
  expect(await rowsOf('rendered_products')).toEqual([])
  expect(await rowsOf('search_documents')).toEqual([])
  expect(await rowsOf('product_name_words')).toEqual([])
  await client.query('DELETE FROM sites')
  expect(await rowsOf('facts')).toEqual([])
})

test('no function mentions an old name', async () => {
  const old = Object.values(renamed).join('|')
  const { rows } = await client.query(
    `SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosrc ~ $1`,
    [`\\m(${old}|(mark|forget|follow)_\\w+|list_\\w*choices|shown_\\w+|is_counted)\\M`],
  )
  expect(rows).toEqual([])
})
