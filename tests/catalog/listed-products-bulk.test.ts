import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  codeOf,
  create,
  money,
  priced,
  productInput,
  sized,
  unique,
} from './listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const v3 = () => merchant().catalogV3
type Reply = {
  results: readonly { itemMetadata: { success: boolean; error?: { code: string } } }[]
}
const outcomes = ({ results }: Reply) =>
  results.map(({ itemMetadata: { success, error } }) => (success ? 'done' : error?.code))

describe('many products', () => {
  test('are added independently, each with the reason if it is refused', async () => {
    const slug = unique('bulk').replace(' ', '-')
    const reply = await v3().bulkCreateProducts({
      products: [
        productInput({ slug }),
        productInput({ slug }),
        productInput({ brand: { id: '7f2f2c51-51b9-4a0c-9c2b-4f1a06a7b0ff' } }),
        productInput({ slug: 'No slug!' }),
        sized(['S', 'M']),
        productInput({
          options: [
            {
              id: '7f2f2c51-51b9-4a0c-9c2b-4f1a06a7b0fe',
              choicesSettings: { choices: [{ name: 'S' }] },
            },
          ],
        }),
      ],
      returnEntity: true,
    })
    expect(outcomes(reply)).toEqual([
      'done',
      'DUPLICATE_SLUG_ERROR',
      'BRAND_NOT_FOUND',
      'INVALID_SLUG_FORMAT',
      'done',
      'CUSTOMIZATION_NOT_EXIST',
    ])
    expect(reply.bulkActionMetadata).toEqual({
      totalSuccesses: 2,
      totalFailures: 4,
      undetailedFailures: 0,
    })
    expect(reply.results[4]?.item?.variantsInfo?.variants).toHaveLength(2)
    expect(reply.results[0]?.item?.inventory.availabilityStatus).toBe('OUT_OF_STOCK')
    expect(reply.results[1]).not.toHaveProperty('item')
  })

  test('are changed by their revisions, and deleted', async () => {
    const [one, two] = [await create(merchant()), await create(merchant())]
    const reply = await v3().bulkUpdateProducts({
      products: [
        { product: { id: one.id, revision: '1', name: 'Changed' } },
        { product: { id: two.id, revision: '7', name: 'Stale' } },
        { product: { id: '7f2f2c51-51b9-4a0c-9c2b-4f1a06a7b0ff', revision: '1' } },
      ],
      returnEntity: true,
    })
    expect(outcomes(reply)).toEqual(['done', 'INVALID_REVISION', 'PRODUCT_NOT_FOUND'])
    expect(reply.results[0]?.item).toMatchObject({ name: 'Changed', revision: '2' })
    const gone = await v3().bulkDeleteProducts({ productIds: [one.id, two.id, unique('x')] })
    expect(outcomes(gone)).toEqual(['done', 'done', 'PRODUCT_NOT_FOUND'])
  })

  test('of one request bring no more than there is room for', async () => {
    const sizes = Array.from({ length: 100 }, (_, at) => `s${at}`)
    const products = Array.from({ length: 11 }, () => sized(sizes))
    expect(await codeOf(v3().bulkCreateProducts({ products }))).toBe('400 TOO_MANY_VARIANTS')
    const option = sized(['S']).options?.[0]
    const optioned = Array.from({ length: 21 }, () =>
      productInput({ options: Array(5).fill(option) }),
    )
    expect(await codeOf(v3().bulkCreateProducts({ products: optioned }))).toBe(
      '400 TOO_MANY_OPTIONS_IN_REQUEST',
    )
  })

  test('may appear only once in a call', async () => {
    const { id } = await create(merchant())
    const product = { id, revision: '1', name: 'Twice' }
    const twice = v3().bulkUpdateProducts({ products: [{ product }, { product }] })
    expect(await codeOf(twice)).toBe('400 DUPLICATE_PRODUCT_IDS_REQUEST')
    expect(await codeOf(v3().bulkDeleteProducts({ productIds: [id, id] }))).toBe(
      '400 DUPLICATE_PRODUCT_IDS_REQUEST',
    )
  })

  test('take as many statements as one', async () => {
    const statements = async (count: number) => {
      const products = Array.from({ length: count }, () => sized(['S', 'M', 'L']))
      const made = await shop.countStatements(() => v3().bulkCreateProducts({ products }))
      return made.statements.length
    }
    await statements(1)
    expect(await statements(20)).toBe(await statements(2))
  })
})

describe('a product with its stock', () => {
  const withStock = () =>
    productInput({
      variantsInfo: { variants: [{ ...priced('5'), inventoryItem: { quantity: 7 } }] } as never,
    })

  test('is in stock from its creation', async () => {
    const { product, inventoryResults } = await v3().createProductWithInventory({
      product: withStock(),
      returnEntity: true,
    })
    expect(product.inventory.availabilityStatus).toBe('IN_STOCK')
    expect(product.variantsInfo?.variants[0]?.inventoryStatus.inStock).toBe(true)
    expect(inventoryResults.results[0]).toMatchObject({
      itemMetadata: { success: true },
      item: { quantity: 7, variantId: product.variantsInfo?.variants[0]?.id },
    })
    const id = product.variantsInfo?.variants[0]?.id ?? ''
    const after = await v3().updateProductWithInventory({
      product: {
        id: product.id,
        revision: product.revision,
        variantsInfo: { variants: [{ id, inventoryItem: { quantity: 0 } }] },
      },
    })
    expect(after.product.inventory.availabilityStatus).toBe('OUT_OF_STOCK')
    expect(after.inventoryResults.bulkActionMetadata.totalSuccesses).toBe(1)
  })

  test('cannot have a negative quantity', async () => {
    const product = productInput({
      variantsInfo: { variants: [{ ...priced('5'), inventoryItem: { quantity: -1 } }] } as never,
    })
    expect(await codeOf(v3().createProductWithInventory({ product }))).toBe(
      '400 REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE',
    )
  })

  test('is created and changed in bulk', async () => {
    const made = await v3().bulkCreateProductsWithInventory({
      products: [withStock(), productInput({ slug: 'No slug!' }), withStock()],
      returnEntity: true,
    })
    expect(outcomes(made.productResults)).toEqual(['done', 'INVALID_SLUG_FORMAT', 'done'])
    expect(outcomes(made.inventoryResults)).toEqual(['done', 'done'])
    const [first] = made.productResults.results.map(({ item }) => item)
    expect(first?.inventory.availabilityStatus).toBe('IN_STOCK')
    const id = first?.variantsInfo?.variants[0]?.id ?? ''
    const changed = await v3().bulkUpdateProductsWithInventory({
      products: [
        {
          product: {
            id: first?.id ?? '',
            revision: first?.revision ?? '',
            name: 'Restocked',
            variantsInfo: {
              variants: [
                { id, price: { actualPrice: money('6') }, inventoryItem: { inStock: false } },
              ],
            },
          },
        },
      ],
      returnEntity: true,
    })
    const [item] = changed.productResults.results.map(({ item }) => item)
    expect(item).toMatchObject({
      name: 'Restocked',
      inventory: { availabilityStatus: 'OUT_OF_STOCK' },
      actualPriceRange: { minValue: { amount: '6' } },
    })
  })
})
