import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '../../../../platform/db/migrate.ts'
import { createEmptyDatabase } from '../../../../platform/db/test-database.ts'

const migrations = fileURLToPath(new URL('../../../../../migrations', import.meta.url))

test('amounts from before texts were stored have the decimals of their currency', async () => {
  const home = await createEmptyDatabase()
  const before = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  for (const file of readdirSync(migrations).filter((name) => name < '0038')) {
    copyFileSync(path.join(migrations, file), path.join(before, file))
  }
  await migrate(home.url, before)
  const client = new Client({ connectionString: home.url })
  await client.connect()
  const ranges = {
    variantCount: 1,
    price: { min: '8', max: '8.125' },
    listPrice: null,
    weight: null,
  }
  await client.query(`
    INSERT INTO sites (id, name, settings)
    SELECT gen_random_uuid(), currency, jsonb_build_object('currency', currency)
      FROM unnest('{EUR,JPY,KWD}'::text[]) AS currency;
    INSERT INTO products (site_id, id, numeric_id, handle, name, slug, base_price, variant_count, min_price,
                          max_price, min_list_price, max_list_price, stock_updated_date, created_date,
                          updated_date, shown_ranges)
    SELECT id, gen_random_uuid(), 1, 'h', 'Jar', 's', 8, 1, 8, 8, 8, 8, now(), now(), now(),
           '${JSON.stringify(ranges)}'
      FROM sites;
    INSERT INTO variants (site_id, product_id, id, position, choice_ids, list_price, sale_price, cost)
    SELECT site_id, id, gen_random_uuid(), 0, '{}', 20.5, 8.1250, NULL FROM products`)
  await migrate(home.url, migrations)
  const { rows } = await client.query(`
    SELECT s.name, p.base_price AS base, v.list_price AS list, v.sale_price AS sale, v.cost,
           p.visible_ranges AS shown
      FROM sites s JOIN products p ON p.site_id = s.id JOIN variants v ON v.site_id = s.id ORDER BY s.name`)
  const shown = (min: string) => ({ ...ranges, price: { min, max: '8.125' } })
  expect(rows).toEqual([
    { name: 'EUR', base: '8.00', list: '20.50', sale: '8.125', cost: null, shown: shown('8.00') },
    { name: 'JPY', base: '8', list: '20.5', sale: '8.125', cost: null, shown: shown('8') },
    {
      name: 'KWD',
      base: '8.000',
      list: '20.500',
      sale: '8.125',
      cost: null,
      shown: shown('8.000'),
    },
  ])
  await client.end()
  await home.drop()
  rmSync(before, { recursive: true })
})
