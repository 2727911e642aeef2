import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemsOf } from '../stock/inventory-items.fixture.ts'
import { inV1, inV3, measures } from './catalog-views.fixture.ts'
import { onlyInV1, onlyInV3 } from './catalog-views-unshared.fixture.ts'
import { allProducts, categoryHelpers, item, treeReference } from './categories.fixture.ts'
import {
  change,
  chosen,
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
const { add, items, put } = categoryHelpers(() => shop)
const sell = async (more: object = {}) =>
  (
    await merchant().catalogV1.createProduct({
      product: { name: unique('Bowl'), priceData: { price: '20' }, ...more } as never,
    })
  ).product
const sizes = {
  manageVariants: true,
  productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] }],
}
const theOnlyVariant = '00000000-0000-0000-0000-000000000000'

describe('collections and categories', () => {
  test('contain the products that either dialect adds', async () => {
    const { catalogV1, categories } = merchant()
    const { id } = await sell()
    const { collection } = await catalogV1.createCollection({
      collection: { name: unique('Shelf') },
    })
    await catalogV1.addProductsToCollection({ id: collection.id, productIds: [id] })
    expect(await items(merchant(), collection.id)).toEqual([id])
    const seen = await inV3(merchant(), id)
    expect(seen.directCategoryIdsInfo?.categoryIds.toSorted()).toEqual(
      [allProducts, collection.id].toSorted(),
    )
    const category = await add()
    const both = { item: item(id), categoryIds: [category.id], treeReference }
    await categories.bulkAddItemToCategories(both)
    expect((await inV1(merchant(), id)).collectionIds.toSorted()).toEqual(
      [allProducts, collection.id, category.id].toSorted(),
    )
    await categories.bulkRemoveItemFromCategories({ ...both, categoryIds: [collection.id] })
    await catalogV1.removeProductsFromCollection({ id: category.id, productIds: [id] })
    expect((await inV1(merchant(), id)).collectionIds).toEqual([allProducts])
    expect((await inV3(merchant(), id)).directCategoryIdsInfo?.categoryIds).toEqual([allProducts])
  })

  test('are collections in V1 and categories in V3', async () => {
    const { catalogV1, categories } = merchant()
    const requestInput = {
      name: unique('Shelf'),
      slug: unique('s').replace(' ', '-'),
      visible: false,
    }
    const made = await catalogV1.createCollection({
      collection: { ...requestInput, description: 'Oak' },
    })
    const { id: categoryId } = made.collection
    const asked = { categoryId, treeReference, fields: ['DESCRIPTION' as const] }
    const { category } = await categories.getCategory(asked)
    expect(category).toMatchObject({ ...requestInput, description: 'Oak', itemCounter: 0 })
    const { revision } = category
    const renamed = { name: unique('Rack'), slug: `${requestInput.slug}-b`, description: 'Ash' }
    await categories.updateCategory({
      category: { id: categoryId, revision, ...renamed },
      treeReference,
    })
    const { collection } = await catalogV1.getCollection({ id: categoryId })
    expect(collection).toMatchObject({ ...renamed, visible: false, numberOfProducts: 0 })
  })

  test('that are subcategories in V3 are collections of a flat list in V1', async () => {
    const upper = await add()
    const lower = await add({}, upper.id)
    const { id } = await sell()
    await put(lower.id, [id])
    expect((await inV1(merchant(), id)).collectionIds).toEqual([allProducts, lower.id])
    const seen = await inV3(merchant(), id)
    expect(seen.allCategoriesInfo?.categories.map((one) => one.id).toSorted()).toEqual(
      [allProducts, lower.id, upper.id].toSorted(),
    )
  })
})

describe('products', () => {
  test('have a main category in V3, which V1 leaves unchanged', async () => {
    const { id } = await sell()
    const shelf = await add()
    await put(shelf.id, [id])
    await change(merchant(), await inV3(merchant(), id), { mainCategoryId: shelf.id })
    expect(await inV1(merchant(), id)).not.toHaveProperty('mainCategoryId')
    await merchant().catalogV1.updateProduct({ product: { id, name: unique('Renamed') } })
    expect(await inV3(merchant(), id)).toMatchObject({ mainCategoryId: shelf.id })
  })
})

describe('stock', () => {
  const stockOf = async (productId: string) =>
    (await merchant().inventory.getInventoryVariants({ inventoryId: '', productId })).inventoryItem
  const set = (productId: string, inventoryItem: object) =>
    merchant().inventory.updateInventoryVariants({
      inventoryItem: { productId, ...inventoryItem } as never,
    })
  const variants = (value: object) => [{ variantId: theOnlyVariant, ...value }]

  test('with a quantity, a status or preorders set in V1 is the same in V3', async () => {
    const { id } = await sell()
    await set(id, { trackQuantity: true, variants: variants({ quantity: 3 }) })
    expect(await itemsOf(merchant(), id)).toMatchObject([
      { trackQuantity: true, quantity: 3, availabilityStatus: 'IN_STOCK' },
    ])
    const preorderInfo = { enabled: true, message: 'In May', limit: 5 }
    await set(id, { trackQuantity: true, variants: variants({ quantity: 0 }), preorderInfo })
    expect(await itemsOf(merchant(), id)).toMatchObject([
      { quantity: 0, availabilityStatus: 'PREORDER', preorderInfo },
    ])
    const seen = await inV3(merchant(), id)
    expect(seen.inventory).toMatchObject({
      availabilityStatus: 'OUT_OF_STOCK',
      preorderStatus: 'ENABLED',
      preorderAvailability: 'ALL_VARIANTS',
    })
    expect(seen.variantsInfo?.variants[0]?.inventoryStatus).toEqual({
      inStock: false,
      preorderEnabled: true,
    })
    await set(id, { trackQuantity: false, variants: variants({ inStock: true }) })
    expect(await itemsOf(merchant(), id)).toMatchObject([{ trackQuantity: false, inStock: true }])
  })

  test('with a quantity, a status or preorders set in V3 is the same in V1', async () => {
    const { id } = await sell()
    const save = async (values: object) => {
      const [one] = await itemsOf(merchant(), id)
      await merchant().catalogV3.updateInventoryItem({
        inventoryItem: { id: one?.id ?? '', revision: one?.revision ?? '', ...values },
      })
      return (await inV1(merchant(), id)).stock
    }
    expect(await save({ quantity: 4 })).toEqual({
      trackInventory: true,
      quantity: 4,
      inStock: true,
      inventoryStatus: 'IN_STOCK',
    })
    const preorderInfo = { enabled: true, message: 'In May', limit: 5 }
    expect(await save({ quantity: 0, preorderInfo })).toMatchObject({ inStock: false, quantity: 0 })
    expect(await stockOf(id)).toMatchObject({
      trackQuantity: true,
      preorderInfo,
      variants: [{ inStock: false, quantity: 0, availableForPreorder: true }],
    })
    expect(await save({ inStock: true })).toEqual({
      trackInventory: false,
      inStock: true,
      inventoryStatus: 'IN_STOCK',
    })
  })

  test('of which some variants are sold out is partially out of stock in both', async () => {
    const { id } = await sell(sizes)
    const [small] = await itemsOf(merchant(), id)
    await merchant().catalogV3.updateInventoryItem({
      inventoryItem: { id: small?.id ?? '', revision: small?.revision ?? '', quantity: 0 },
    })
    const [older, newer] = [await inV1(merchant(), id), await inV3(merchant(), id)]
    expect(older.stock.inventoryStatus).toBe('PARTIALLY_OUT_OF_STOCK')
    expect(newer.inventory?.availabilityStatus).toBe('PARTIALLY_OUT_OF_STOCK')
    const there = newer.options?.[0]?.choicesSettings?.choices.map((one) => one.inStock)
    expect(older.productOptions[0]?.choices.map((one) => one.inStock)).toEqual(there)
    expect(there?.toSorted()).toEqual([false, true])
  })
})

describe('prices', () => {
  test('under a discount of V1 have a compare-at price in V3, and a change in V3 ends the discount', async () => {
    const { id } = await sell({ discount: { type: 'PERCENT', value: '25' } })
    const seen = await inV3(merchant(), id)
    const [variant] = seen.variantsInfo?.variants ?? []
    expect(variant?.price).toEqual({ actualPrice: money('15.00'), compareAtPrice: money('20.00') })
    const price = { actualPrice: money('12'), compareAtPrice: money('20') }
    const variants = [{ id: variant?.id, price }]
    const after = await change(merchant(), seen, {
      options: [],
      variantsInfo: { variants },
    } as never)
    expect(after.variantsInfo?.variants[0]?.price).toEqual(price)
    expect(await inV1(merchant(), id)).toMatchObject({
      priceData: { price: '20', discountedPrice: '12' },
      discount: { type: 'AMOUNT', value: '8' },
    })
  })

  test('with a compare-at price of V3 are a discount in V1, which V1 can remove', async () => {
    const { id } = await create(
      merchant(),
      productInput({ variantsInfo: { variants: [priced('15', cheaper)] } }),
    )
    expect((await inV1(merchant(), id)).discount).toEqual({ type: 'AMOUNT', value: '5' })
    const none = { type: 'NONE', value: '0' } as const
    await merchant().catalogV1.updateProduct({ product: { id, discount: none } })
    const [variant] = (await inV3(merchant(), id)).variantsInfo?.variants ?? []
    expect(variant?.price).toEqual({ actualPrice: money('20') })
  })

  test('per unit, and sizes, have the latest value from either dialect', async () => {
    const unit = (quantity: string) => ({ settings: { quantity, measurementUnit: 'ML' as const } })
    const { id } = await create(
      merchant(),
      productInput({
        physicalProperties: { pricePerUnit: { quantity: '1', measurementUnit: 'L' } },
        variantsInfo: {
          variants: [
            priced('20', { physicalProperties: { ...measures, pricePerUnit: unit('500') } }),
          ],
        },
      }),
    )
    const { pricePerUnitData } = await inV1(merchant(), id)
    const productDimensions = { length: '9', width: '9', height: '9', unit: 'IN' as const }
    await merchant().catalogV1.updateProduct({
      product: {
        id,
        productDimensions,
        pricePerUnitData: {
          ...(pricePerUnitData as never as object),
          totalQuantity: '250',
        } as never,
      },
    })
    const [variant] = (await inV3(merchant(), id)).variantsInfo?.variants ?? []
    expect(variant?.physicalProperties).toMatchObject({
      productDimensions,
      packageDimensions: measures.packageDimensions,
      pricePerUnit: { ...unit('250'), value: '80' },
    })
  })

  test('per unit of a whole product do not replace those of variants with another amount', async () => {
    const sizes = ['S', 'M', 'L'] as const
    const unit = (quantity: string) => ({ settings: { quantity, measurementUnit: 'ML' as const } })
    const held = ['500', '500', '750']
    const { id } = await create(
      merchant(),
      sized(sizes, {
        physicalProperties: { pricePerUnit: { quantity: '1', measurementUnit: 'L' } },
        variantsInfo: {
          variants: sizes.map((size, at) =>
            priced('30', {
              choices: [chosen('Size', size)],
              physicalProperties: { pricePerUnit: unit(held[at] as string) },
            }),
          ),
        },
      }),
    )
    const hold = async (totalQuantity: string, unitName: 'ML' | 'G', base: 'L' | 'KG') => {
      const pricePerUnitData = {
        totalQuantity,
        totalMeasurementUnit: unitName,
        baseQuantity: '1',
        baseMeasurementUnit: base,
      }
      await merchant().catalogV1.updateProduct({ product: { id, pricePerUnitData } })
      expect((await inV1(merchant(), id)).pricePerUnitData).toEqual(pricePerUnitData)
      const { variantsInfo } = await inV3(merchant(), id)
      return variantsInfo?.variants.map(
        ({ physicalProperties }) => physicalProperties?.pricePerUnit?.settings.quantity,
      )
    }
    // Variants with the product's previous quantity follow it; the larger bottle stays.
    expect(await hold('250', 'ML', 'L')).toEqual(['250', '250', '750'])
    // A quantity with another dimension is replaced by the product's.
    expect(await hold('400', 'G', 'KG')).toEqual(['400', '400', '400'])
  })

  test('weights, codes and hidden variants of sizes are each variant’s own for both', async () => {
    const { id } = await sell(sizes)
    await merchant().catalogV1.updateProductVariants({
      id,
      variants: [
        {
          choices: { Size: 'S' },
          price: '9',
          cost: '4',
          weight: '0.7',
          sku: 'S-1',
          visible: false,
        },
      ],
    })
    const [small, medium] = (await inV3(merchant(), id)).variantsInfo?.variants ?? []
    expect(small).toMatchObject({
      visible: false,
      sku: 'S-1',
      price: { actualPrice: money('9.00') },
      revenueDetails: { cost: money('4.00') },
      physicalProperties: { weight: '0.7' },
    })
    expect(medium).toMatchObject({ visible: true, price: { actualPrice: money('20.00') } })
    const made = await create(
      merchant(),
      sized(['S'], {
        variantsInfo: {
          variants: [{ ...sized(['S']).variantsInfo.variants[0], ...own } as never],
        },
      }),
    )
    const [variant] = (await inV1(merchant(), made.id)).variants
    expect(variant?.variant).toMatchObject({
      sku: 'OWN-1',
      visible: false,
      weight: '0.3',
      ...measures,
      costAndProfitData: { itemCost: '2' },
      priceData: { price: '10' },
    })
  })
})

const cheaper = { price: { actualPrice: money('15'), compareAtPrice: money('20') } }
const own = {
  sku: 'OWN-1',
  visible: false,
  revenueDetails: { cost: money('2') },
  physicalProperties: { weight: '0.3', ...measures },
}

describe('a field that is lost by design', () => {
  test.each(onlyInV3.map((loss) => [loss.what, loss.why, loss] as const))(
    '%s: %s',
    async (_what, _why, { input, sign }) => {
      const { id } = await create(merchant(), productInput(input))
      const before = JSON.stringify(await inV3(merchant(), id))
      expect(before).toContain(sign)
      expect(JSON.stringify(await inV1(merchant(), id))).not.toContain(sign)
      await merchant().catalogV1.updateProduct({ product: { id, name: unique('Renamed') } })
      expect(JSON.stringify(await inV3(merchant(), id))).toContain(sign)
    },
  )

  test.each(onlyInV1.map((loss) => [loss.what, loss.why, loss] as const))(
    '%s: %s',
    async (_what, _why, { input, sign }) => {
      const { id } = await sell(input)
      expect(JSON.stringify(await inV1(merchant(), id))).toContain(sign)
      const seen = await inV3(merchant(), id)
      expect(JSON.stringify(seen)).not.toContain(sign)
      await change(merchant(), seen, { name: unique('Renamed') })
      expect(JSON.stringify(await inV1(merchant(), id))).toContain(sign)
    },
  )
})
