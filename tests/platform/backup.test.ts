import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lamp } from '../commerce/cart.fixture.ts'
import {
  backUp,
  type EmptyInstallation,
  emptyInstallation,
  expectSameShop,
  fill,
  openRestored,
  restoreTo,
  sourceOf,
  withClient,
} from './backup.fixture.ts'

let shop: TestServer
let filled: Awaited<ReturnType<typeof fill>>
let target: EmptyInstallation
beforeAll(async () => {
  shop = await startTestServer()
  filled = await fill(shop)
  target = await emptyInstallation()
})
afterAll(async () => {
  await shop.close()
  await target.remove()
})

/** All that holds data together, as text. */
const constraintsOf = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ text: string }>(`
      SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS text FROM pg_constraint
       WHERE connamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)
       UNION ALL SELECT pg_get_indexdef(indexrelid) FROM pg_index
         WHERE indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
       UNION ALL SELECT pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
       UNION ALL SELECT schemaname || '.' || sequencename || ' ' || coalesce(last_value, 0) FROM pg_sequences
       ORDER BY 1`)
    return rows.map(({ text }) => text).filter((text) => !text.includes('vitrine_installation'))
  })
test('a backup that is restored elsewhere is the same shop', async () => {
  const { archive, ...written } = await backUp(sourceOf(shop))
  expect(written).toMatchObject({ files: 2, bytes: archive.byteLength })
  expect((await restoreTo(archive, target)).contents.rows).toBe(written.rows)
  expect(await constraintsOf(target.database.url)).toEqual(
    await constraintsOf(sourceOf(shop).databaseUrl),
  )
  expect(await expectSameShop({ shop, filled }, target)).toEqual({ orders: 1, differences: [] })
  // It goes on behind the numbers of the first.
  const { server, people } = await openRestored(shop, target)
  expect(await lamp(people.merchant())).not.toBe(filled.product.id)
  await server.close()
})
