import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ poolSize: 6 })
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const write = (name: string) =>
  merchant().catalogV1.createProduct({ product: { name, priceData: { price: '1' } } })
const rename = (name: string) => merchant().sites.updateSettings({ settings: { name } })
const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))

test('more writers than connections and changes of settings at the same time all finish', async () => {
  const done = await Promise.all([
    ...many(30, (at) => write(`Bowl ${at}`)),
    ...many(5, (at) => rename(`Shop ${at}`)),
    ...many(30, (at) => write(`Cup ${at}`)),
  ])
  expect(done).toHaveLength(65)
})

test.each([
  ['grown old', 61],
  ['grown too old to be served', 3600],
])('so do writers who come when the copy of the sites has %s', async (_, seconds) => {
  await write('Before')
  shop.clock.pass({ seconds })
  const done = await Promise.all(many(40, (at) => write(`Vase ${seconds} ${at}`)))
  expect(done).toHaveLength(40)
})

test('a changed setting is effective in the next call, while others write', async () => {
  const writers = many(40, (at) => write(`Jug ${at}`))
  for (const name of ['One', 'Two', 'Three']) {
    await rename(name)
    const { site } = await shop.people.visitor().api.sites.getSite()
    expect(site.name).toBe(name)
  }
  await Promise.all(writers)
})
