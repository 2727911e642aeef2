import { setTimeout as pause } from 'node:timers/promises'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, factsOf, priced, productInput, refusal } from './listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const WRITERS = 50
const merchant = () => shop.people.merchant().api

describe('fifty writers of one product at once', () => {
  test('lose nothing: each retries after a conflict, and every tag is saved at the end', async () => {
    const { id: productId } = await create(merchant())
    let refusals = 0
    const write = async (tag: string): Promise<void> => {
      for (let tries = 1; ; tries += 1) {
        const { product } = await merchant().catalogV3.getProduct({ productId })
        const tagIds = [...(product.tags?.publicTags.tagIds ?? []), tag]
        const { revision } = product
        const changes = { id: productId, revision, tags: { publicTags: { tagIds } } }
        const sent = merchant().catalogV3.updateProduct({ product: changes })
        const done = await sent.then(
          () => true,
          () => false,
        )
        if (done) return
        refusals += 1
        expect((await refusal(sent)).code).toBe('INVALID_REVISION')
        // As clients do that mean to get through: the more are in the way, the longer.
        await pause(Math.random() * 50 * tries)
      }
    }
    const tags = Array.from({ length: WRITERS }, (_, at) => `writer ${at}`)
    await Promise.all(tags.map(write))
    const { product } = await merchant().catalogV3.getProduct({ productId })
    expect([...(product.tags?.publicTags.tagIds ?? [])].sort()).toEqual([...tags].sort())
    expect(product.revision).toBe(String(WRITERS + 1))
    expect(refusals).toBeGreaterThan(0)
    const facts = await factsOf(shop, productId)
    expect(facts.filter(({ name }) => name === 'product.changed')).toHaveLength(WRITERS)
  })

  test('with the same revision: exactly one is saved', async () => {
    const product = await create(merchant())
    const outcomes = await Promise.allSettled(
      Array.from({ length: WRITERS }, (_, at) =>
        merchant().catalogV3.updateProduct({
          product: { id: product.id, revision: product.revision, name: `Writer ${at}` },
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { product: after } = await merchant().catalogV3.getProduct({ productId: product.id })
    expect(after.revision).toBe('2')
  })

  test('with the same SKU: exactly one product has it', async () => {
    const made = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        create(
          merchant(),
          productInput({ variantsInfo: { variants: [priced('5', { sku: 'ONLY-ONE' })] } }),
        ),
      ),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
