import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemsOf } from '../stock/inventory-items.fixture.ts'
import { create, money, type NewProduct, priced, productInput } from './listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const v3 = () => api().catalogV3

interface Reply {
  readonly results: readonly {
    readonly itemMetadata: { readonly success: boolean; readonly error?: { readonly code: string } }
  }[]
}
const outcomes = ({ results }: Reply) =>
  results.map(({ itemMetadata: { success, error } }) => (success ? 'done' : error?.code))

const only = (...variants: object[]) =>
  ({ variantsInfo: { variants } }) as unknown as Partial<NewProduct>
const stocked = (inventoryItem: object) => productInput(only({ ...priced('5'), inventoryItem }))
const picture = { url: 'https://a.test/1' }

describe('when one product of a bulk call breaks a rule of a field', () => {
  test.each<[string, Partial<NewProduct>]>([
    ['ID_NOT_ALLOWED_IN_REQUEST', { id: '7f2f2c51-51b9-4a0c-9c2b-4f1a06a7b0ff' }],
    ['ONLY_SPACES_STRING_ERROR', { name: ' ' }],
    ['INVALID_SLUG_FORMAT', { slug: 'No slug!' }],
    ['DUPLICATE_MEDIA_ERROR', { media: { itemsInfo: { items: [picture, picture] } } }],
    ['REQUIRED_FIELD', { physicalProperties: null }],
    ['VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED', only({ ...priced('5'), digitalProperties: {} })],
    ['CANNOT_REMOVE_VARIANT_ACTUAL_PRICE', only({ ...priced('5'), price: { actualPrice: null } })],
    [
      'SUBSCRIPTION_INVALID_AUTO_RENEWAL',
      { subscriptionDetails: { subscriptions: [{ title: 'Once', autoRenewal: false }] } },
    ],
    ['FORMAT', { plainDescription: '<p' }],
  ])('stays out alone: %s', async (code, broken) => {
    const products = [productInput(), productInput(broken), productInput()]
    expect(outcomes(await v3().bulkCreateProducts({ products }))).toEqual(['done', code, 'done'])
  })

  test('an update leaves that product unchanged', async () => {
    const [one, two, three] = [await create(api()), await create(api()), await create(api())]
    const id = two.variantsInfo?.variants[0]?.id ?? ''
    const changes = [
      { name: ' ' },
      { brand: { name: 'Kiln' } },
      {
        variantsInfo: {
          variants: [{ id, price: { actualPrice: null, compareAtPrice: money('9') } }],
        },
      },
    ]
    for (const [at, broken] of changes.entries()) {
      const revision = String(at + 1)
      const reply = await v3().bulkUpdateProducts({
        products: [
          { product: { id: one.id, revision, name: `One ${at}` } },
          { product: { id: two.id, revision: '1', ...broken } },
          { product: { id: three.id, revision, name: `Three ${at}` } },
        ],
      })
      expect(outcomes(reply)).toEqual([
        'done',
        expect.stringMatching(/^(ONLY_SPACES|BRAND_MISSING|CANNOT_REMOVE)/),
        'done',
      ])
    }
    expect((await v3().getProduct({ productId: two.id })).product.revision).toBe('1')
  })

  test('no inventory item is created for it', async () => {
    const reply = await v3().bulkCreateProductsWithInventory({
      products: [stocked({ quantity: 1 }), stocked({ quantity: -1 }), stocked({ inStock: true })],
    })
    expect(outcomes(reply.productResults)).toEqual([
      'done',
      'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE',
      'done',
    ])
    expect(outcomes(reply.inventoryResults)).toEqual(['done', 'done'])
  })
})

describe('stock that is sent with a variant', () => {
  test.each([
    ['nothing', {}],
    ['that it takes orders ahead, and not what is there,', { preorderInfo: { enabled: true } }],
  ])('and %s is not saved', async (_words, inventoryItem) => {
    const { product, inventoryResults } = await v3().createProductWithInventory({
      product: stocked(inventoryItem),
    })
    expect(inventoryResults.results).toEqual([])
    expect(product.inventory.availabilityStatus).toBe('OUT_OF_STOCK')
    expect(await itemsOf(api(), product.id)).toEqual([])
  })

  test('changes an existing item without a new quantity', async () => {
    const { product } = await v3().createProductWithInventory({ product: stocked({ quantity: 2 }) })
    const [item] = await itemsOf(api(), product.id)
    const inventoryItem = { id: item?.id ?? '', preorderInfo: { enabled: true } }
    const id = product.variantsInfo?.variants[0]?.id ?? ''
    await v3().updateProductWithInventory({
      product: {
        id: product.id,
        revision: product.revision,
        variantsInfo: { variants: [{ id, inventoryItem }] },
      },
    })
    expect((await itemsOf(api(), product.id))[0]).toMatchObject({
      quantity: 2,
      preorderInfo: { enabled: true },
    })
  })
})
