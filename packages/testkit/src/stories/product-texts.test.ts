import { contract } from '@vitrine/contract'
import type { AnyService, FactDefinition } from '@vitrine/contract/kit'
import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Scene } from './catalog-scene.fixture.ts'
import { catalogWrites, setScene } from './catalog-writes.fixture.ts'

let shop: TestServer
let visitor: Visitor
let scene: Scene
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  visitor = shop.people.visitor()
  scene = await setScene(shop)
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
type Product = Awaited<ReturnType<Visitor['api']['catalogV1']['getProduct']>>['product']

/** What was asked with a merchant's figures is encoded from the rows each time; without them it is everybody's. */
async function fromRows(id: string): Promise<Product> {
  const asked = { id, includeMerchantSpecificData: true }
  const { product } = await merchant().catalogV1.getProduct(asked)
  const { costAndProfitData: _, costRange: __, ...common } = product
  const variants = product.variants.map(({ variant, ...one }) => {
    const { costAndProfitData: ___, ...rest } = variant
    return { ...one, variant: rest }
  })
  return { ...common, variants }
}

/** Everything that is served written must say what the rows say. */
async function compare(): Promise<void> {
  const all = { query: { paging: { limit: 100 } } }
  const listed = (await merchant().catalogV1.queryProducts(all)).products
  const shown = (await visitor.api.catalogV1.queryProducts(all)).products
  const rows = await Promise.all(listed.map(({ id }) => fromRows(id)))
  const inLists = rows.map((product) => ({ ...product, variants: [] }))
  expect(listed).toEqual(inLists)
  expect(shown).toEqual(inLists.filter(({ visible }) => visible))
  for (const product of rows) {
    const { id } = product
    expect((await merchant().catalogV1.getProduct({ id })).product).toEqual(product)
    const seen = visitor.api.catalogV1.getProduct({ id })
    if (product.visible) expect((await seen).product).toEqual(product)
    else await expect(seen).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
  }
}

const take = (name: string, turn: number) => catalogWrites[name]?.(merchant(), scene, turn)

describe('a written product', () => {
  test('says what the rows say from the beginning', compare)

  test.each(Object.keys(catalogWrites))('says what the rows say after %s', async (name) => {
    // Twice: the first may find nothing to change, and the second meets texts of the first.
    for (const turn of [1, 2]) {
      await take(name, turn)
      await compare()
    }
  })

  test('is held to every operation that changes what it tells of', () => {
    const shown = ['product', 'variants', 'collection', 'inventory', 'media']
    const isShown = ({ entity, name }: FactDefinition) =>
      shown.includes(entity) ||
      ['brand.changed', 'ribbon.changed', 'info_section.changed', 'customization.changed'].includes(
        name,
      )
    const changing = Object.entries(contract as Record<string, AnyService>).flatMap(
      ([key, service]) =>
        Object.entries(service.operations)
          .filter(([, { facts = [] }]) => facts.some(isShown))
          .map(([name]) => `${key}.${name}`),
    )
    expect(changing.filter((name) => !(name in catalogWrites))).toEqual([])
  })

  test('says what the rows say after any changes in any order', async () => {
    const step = fc.record({
      name: fc.constantFrom(...Object.keys(catalogWrites)),
      turn: fc.integer({ min: 0, max: 40 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        for (const { name, turn } of steps) {
          // Some have nothing left to act on; what they refuse changes nothing.
          await Promise.resolve(take(name, turn)).catch(() => undefined)
          await compare()
        }
      }),
      { numRuns: 6 },
    )
  }, 60_000)
})
