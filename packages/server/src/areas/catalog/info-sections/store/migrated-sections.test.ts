import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '../../../../platform/db/migrate.ts'
import { createEmptyDatabase } from '../../../../platform/db/test-database.ts'

const migrations = fileURLToPath(new URL('../../../../../migrations', import.meta.url))

test('sections that products had in their rows become their own, in their order', async () => {
  const home = await createEmptyDatabase()
  const before = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  for (const file of readdirSync(migrations).filter((name) => name < '0022')) {
    copyFileSync(path.join(migrations, file), path.join(before, file))
  }
  await migrate(home.url, before)
  const client = new Client({ connectionString: home.url })
  await client.connect()
  const sections = [
    { title: 'Care', description: '<p>Wash</p>' },
    { title: 'Care', description: '' },
  ]
  await client.query(`
    INSERT INTO sites (id, name) VALUES (gen_random_uuid(), 'Shop');
    INSERT INTO products (site_id, id, numeric_id, handle, name, slug, base_price, variant_count, min_price,
                          max_price, min_list_price, max_list_price, stock_updated_date, created_date,
                          updated_date, info_sections)
    SELECT id, gen_random_uuid(), n, 'h' || n, 'Jar', 's' || n, 1, 1, 1, 1, 1, 1, now(), now(), now(),
           CASE n WHEN 1 THEN '${JSON.stringify(sections)}'::jsonb ELSE '[]' END
      FROM sites, generate_series(1, 2) n`)
  await migrate(home.url, migrations)
  const { rows } = await client.query(`
    SELECT s.title, s.description, s.document, p.numeric_id::int AS product
      FROM product_info_sections ps
      JOIN info_sections s ON s.site_id = ps.site_id AND s.id = ps.info_section_id
      JOIN products p ON p.site_id = ps.site_id AND p.id = ps.product_id AND p.id = s.owned_by
     WHERE s.unique_name = 'Section_' || s.id ORDER BY ps.position`)
  expect(rows).toEqual(sections.map((one) => ({ ...one, document: null, product: 1 })))
  await client.end()
  await home.drop()
  rmSync(before, { recursive: true })
})
