import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from './handlers/shop.test.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** More variants than are read on each change, so that both ends are found by reading and by index. */
const SIZES = Array.from({ length: 13 }, (_, at) => `No. ${at}`)

const change = fc.record({
  size: fc.constantFrom(...SIZES),
  price: fc.integer({ min: 1, max: 99 }),
  weight: fc.integer({ min: 1, max: 99 }),
  cost: fc.integer({ min: 1, max: 99 }),
  visible: fc.boolean(),
})
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

async function createPoster(): Promise<string> {
  const choices = SIZES.map((size) => ({ value: size, description: size }))
  const { body } = await shop.merchant('POST', '/stores/v1/products', {
    product: {
      name: 'Poster',
      priceData: { price: 50 },
      weight: 50,
      costAndProfitData: { itemCost: 50 },
      manageVariants: true,
      productOptions: [{ name: 'Size', choices }],
    },
  })
  return body.product.id
}

const asSent = ({ size, ...values }: Change) => ({ choices: { Size: size }, ...values })

const span = (numbers: readonly number[]) =>
  numbers.length > 0 ? { min: Math.min(...numbers), max: Math.max(...numbers) } : null

/** Ranges of all variants, and of the visible ones where they differ. */
function rangesOf(all: readonly Change[]) {
  const seen = all.filter(({ visible }) => visible)
  const of = (variants: readonly Change[], field: 'price' | 'weight' | 'cost') =>
    span(variants.map((one) => one[field]))
  return {
    all: { price: of(all, 'price'), weight: of(all, 'weight'), cost: of(all, 'cost') },
    seen: seen.length < all.length && {
      count: seen.length,
      price: of(seen, 'price'),
      weight: of(seen, 'weight'),
    },
  }
}

/** The ranges of the product as read. */
const findRanges = (id: string) =>
  shop.work(async (tx) => {
    const { aggregates } = await shop.catalog.getProduct(tx, id, { seesHidden: true })
    const { price, weight, cost, shown } = aggregates
    return {
      all: { price: toSpan(price), weight: toSpan(weight), cost: toSpan(cost) },
      seen: shown !== null && {
        count: shown.variantCount,
        price: toSpan(shown.price),
        weight: toSpan(shown.weight),
      },
    }
  })
const toSpan = (one: { min: string; max: string } | null) =>
  one && { min: Number(one.min), max: Number(one.max) }

test('after any change of variants the price ranges cover all of them, and for visitors the visible ones', async () => {
  const whole = fc.array(fc.array(change, { minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(whole, async (steps) => {
      const id = await createPoster()
      const known = new Map(
        SIZES.map((size) => [size, { size, price: 50, weight: 50, cost: 50, visible: true }]),
      )
      for (const step of steps) {
        const last = new Map(step.map((one) => [one.size, one]))
        const variants = [...last.values()].map(asSent)
        await shop.merchant('PATCH', `/stores/v1/products/${id}/variants`, { variants })
        for (const [size, one] of last) known.set(size, one)
        expect(await findRanges(id)).toEqual(rangesOf([...known.values()]))
      }
    }),
    { numRuns: 25 },
  )
})
