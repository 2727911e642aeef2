import { definePlugin } from '@vitrine/plugin'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let stars = 3
let isBroken = false

const reviews = definePlugin({
  name: 'stars',
  sections: {
    productPage: async ({ product }) => {
      if (isBroken) throw new Error('the stars have fallen')
      return [
        {
          kind: 'paragraph',
          text: { en: `${product.name}: ${stars} stars`, de: `${stars} Sterne` },
        },
      ]
    },
  },
  on: {
    'collection.created': async ({ context }) => {
      stars = 5
      await context.changed()
    },
  },
})
const slow = definePlugin({
  name: 'slow',
  sections: { productPage: () => new Promise(() => undefined) },
})

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, plugins: [reviews, slow] })
  await merchant().products.saveProduct({ product: { name: 'Jug', price: '20.00' } })
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const sectionsOf = async (slug: string) =>
  (await shop.people.visitor().api.shop.productPage({ slug })).sections

describe('sections of plug-ins on the page of a product', () => {
  test('are texts in the languages of the plug-in; one that takes too long is left out', async () => {
    expect(await sectionsOf('jug')).toEqual([
      { kind: 'PARAGRAPH', text: { en: 'Jug: 3 stars', de: '3 Sterne' } },
    ])
  })

  test('are cached with the page until the plug-in reports a change', async () => {
    stars = 4
    expect(JSON.stringify(await sectionsOf('jug'))).toContain('3 stars')
    await merchant().collections.saveCollection({ collection: { name: 'Sky' } })
    await expect.poll(async () => JSON.stringify(await sectionsOf('jug'))).toContain('5 stars')
  })

  test('that fail are left out of the page', async () => {
    isBroken = true
    await merchant().products.saveProduct({ product: { name: 'Bowl', price: '20.00' } })
    expect(await sectionsOf('bowl')).toEqual([])
    const { product } = await shop.people.visitor().api.shop.productPage({ slug: 'bowl' })
    expect(product.name).toBe('Bowl')
  })
})
