import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from './listed-products.fixture.ts'
import { create, save, sizes } from './saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const named = (word: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${word}${at}`)

/** Creates a product with so many variants, then changes the price and the stock of all of them. */
async function statementsOf(count: number) {
  const many = Math.min(100, count / 10)
  const [lengths, colours] = [sizes(...named('L', many)), sizes(...named('C', count / many))]
  const creation = await shop.countStatements(() => create(api(), { options: [lengths, colours] }))
  const { id, variants = [] } = creation.result
  expect(variants).toHaveLength(count)
  const changed = variants.map((one, at) => ({
    id: one.id,
    price: `${10 + (at % 7)}`,
    stock: { quantity: at },
  }))
  const change = await shop.countStatements(() =>
    save(api(), { id, revision: 1, variants: changed }, { parts: ['variants'] }),
  )
  const saved = change.result.product
  expect(saved.variants?.map(({ price, stock }) => [price, stock.quantity])).toEqual(
    changed.map(({ price, stock }) => [price, stock.quantity]),
  )
  expect(saved.revision).toBe(2)
  return { created: creation.statements.length, changed: change.statements.length }
}

test('ten thousand variants are saved with as many statements as ten', {
  timeout: 600_000,
}, async () => {
  await statementsOf(10)
  const few = await statementsOf(20)
  const many = await statementsOf(10_000)
  expect(many).toEqual(few)
})

test('more variants than the shop allows are refused', async () => {
  const options = [sizes(...named('L', 101)), sizes(...named('C', 100))]
  expect(await codeOf(create(api(), { options }))).toBe('400 INVALID_OPTIONS')
})
