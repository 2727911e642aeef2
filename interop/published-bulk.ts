import { describe, expect, test } from 'vitest'
import { productsOf } from './published-product.ts'
import { failureOf, type PublishedShop, unknownId } from './published-shop.ts'

/** Many products at once, and the writes of collections. */
export function bulkOf(shop: () => PublishedShop): void {
  const { merchant, visitor, createProduct } = productsOf(shop)

  describe('many products at once', () => {
    test('are set to a price, cost, weight, ribbon or brand; unknown ids fail on their own', async () => {
      const [one, two] = [await createProduct(), await createProduct()]
      const ids = [one._id, unknownId, two._id]
      const reply = await merchant().bulkUpdateProductsProperty(ids, { price: 33.3 })
      expect(reply.bulkActionMetadata).toEqual({
        totalSuccesses: 2,
        totalFailures: 1,
        undetailedFailures: 0,
      })
      expect(reply.results?.[1]?.itemMetadata).toMatchObject({
        _id: unknownId,
        originalIndex: 1,
        success: false,
        error: { code: 'PRODUCT_NOT_FOUND' },
      })
      for (const set of [{ cost: 5.5 }, { weight: 2 }, { ribbon: 'Sale' }, { brand: 'Kiln' }]) {
        await merchant().bulkUpdateProductsProperty([one._id], set as never)
      }
      const { product } = await merchant().getProduct(one._id, {
        includeMerchantSpecificData: true,
      })
      expect(product).toMatchObject({
        priceData: { price: 33.3 },
        costAndProfitData: { itemCost: 5.5 },
        weight: 2,
        ribbon: 'Sale',
        brand: 'Kiln',
      })
      const both = merchant().bulkUpdateProductsProperty([one._id], { price: 1, cost: 1 } as never)
      expect((await failureOf(both)).fields).not.toEqual([])
      expect(
        (await failureOf(merchant().bulkUpdateProductsProperty([], { price: 1 }))).fields,
      ).toEqual(['ids'])
    })

    test('are adjusted by amounts and percentages; results below zero fail', async () => {
      const [dear, cheap] = [
        await createProduct(),
        await createProduct({ priceData: { price: 3 } }),
      ]
      const ids = [dear._id, cheap._id]
      const reply = await merchant().bulkAdjustProductProperty({ price: { amount: -5.5 } }, ids)
      expect(reply.results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false])
      await merchant().bulkAdjustProductProperty(
        { price: { percentage: { rate: 10, roundToInt: false } } },
        [dear._id],
      )
      const { product } = await visitor().getProduct(dear._id)
      expect(product?.priceData?.price).toBe(15.95)
      const tooMuch = merchant().bulkAdjustProductProperty(
        { price: { percentage: { rate: 1001, roundToInt: true } } },
        ids,
      )
      expect((await failureOf(tooMuch)).fields).toEqual([expect.stringContaining('rate')])
    })
  })

  describe('collections', () => {
    test('are created, changed, filled, emptied and deleted', async () => {
      const { _id: productId } = await createProduct()
      const { collection } = await merchant().createCollection({
        name: 'Stoneware',
        description: 'Fired hot',
      })
      const id = collection?._id ?? ''
      await merchant().updateCollection(id, { name: 'Stone', visible: false } as never)
      await merchant().addProductsToCollection(id, [productId, unknownId])
      const filled = await merchant().getCollectionBySlug('stoneware')
      expect(filled.collection).toMatchObject({ _id: id, name: 'Stone', numberOfProducts: 1 })
      await merchant().removeProductsFromCollection(id, [productId])
      expect((await merchant().getCollectionBySlug('stoneware')).collection?.numberOfProducts).toBe(
        0,
      )
      await merchant().deleteCollection(id)
      const missing = { code: 'COLLECTION_NOT_FOUND' }
      expect(await failureOf(merchant().deleteCollection(id))).toMatchObject(missing)
      expect(await failureOf(merchant().updateCollection(id, { name: 'x' }))).toMatchObject(missing)
      expect(await failureOf(merchant().addProductsToCollection(id, [productId]))).toMatchObject(
        missing,
      )
      expect(
        await failureOf(merchant().removeProductsFromCollection(id, [productId])),
      ).toMatchObject(missing)
      expect(await failureOf(visitor().getCollectionBySlug('stoneware'))).toMatchObject(missing)
      expect(
        (await failureOf(merchant().createCollection({ name: 'x'.repeat(51) }))).fields,
      ).toEqual(['collection.name'])
      expect(await failureOf(visitor().createCollection({ name: 'Mine' }))).toMatchObject({
        code: 'PERMISSION_DENIED',
      })
    })
  })
}
