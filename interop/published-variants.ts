import { describe, expect, test } from 'vitest'
import { productsOf, sizes } from './published-product.ts'
import { failureOf, type PublishedShop, picture, unknownId } from './published-shop.ts'

/** Variants and media of products. */
export function variantsOf(shop: () => PublishedShop): void {
  const { merchant, visitor, createProduct } = productsOf(shop)

  describe('variants', () => {
    test('exist with managed options, are found by choices or ids, and have pages', async () => {
      const { _id, variants } = await createProduct(sizes('S', 'M', 'L'))
      expect(variants).toHaveLength(3)
      const {
        variants: all,
        totalResults,
        metadata,
      } = await visitor().queryProductVariants(_id, {
        paging: { limit: 2, offset: 0 },
      })
      expect([all?.length, totalResults, metadata]).toEqual([2, 3, { items: 2, offset: 0 }])
      const chosen = await visitor().queryProductVariants(_id, { choices: { Size: 'M' } })
      expect(chosen.variants?.map((one) => one.choices)).toEqual([{ Size: 'M' }])
      const byId = await visitor().queryProductVariants(_id, {
        variantIds: [variants?.[2]?._id ?? ''],
      })
      expect(byId.variants?.[0]?.choices).toEqual({ Size: 'L' })
      expect(
        await failureOf(visitor().queryProductVariants(_id, { choices: { Colour: 'Red' } })),
      ).toMatchObject({ code: 'INVALID_OPTIONS' })
      expect(await failureOf(visitor().queryProductVariants(unknownId))).toMatchObject({
        code: 'PRODUCT_NOT_FOUND',
      })
      expect(
        await failureOf(visitor().queryProductVariants(_id, { includeMerchantSpecificData: true })),
      ).toMatchObject({ code: 'PERMISSION_DENIED' })
    })

    test('accept values of their own and return them', async () => {
      const { _id } = await createProduct(sizes('S', 'L'))
      const { variants } = await merchant().updateProductVariants(_id, [
        { choices: { Size: 'L' }, price: 29.95, cost: 10.5, weight: 2, sku: 'L-1', visible: false },
      ])
      expect(variants).toMatchObject([
        {
          choices: { Size: 'L' },
          variant: { priceData: { price: 29.95 }, weight: 2, sku: 'L-1', visible: false },
        },
      ])
      const known = await merchant().queryProductVariants(_id, {
        choices: { Size: 'L' },
        includeMerchantSpecificData: true,
      })
      expect(known.variants?.[0]?.variant?.costAndProfitData).toMatchObject({ itemCost: 10.5 })
      await merchant().resetAllProductVariantData(_id)
      const { variants: reset } = await visitor().queryProductVariants(_id)
      expect(reset?.map((one) => one.variant?.priceData?.price)).toEqual([20, 20])
    })

    test('are refused when a product has none, and when they are unknown', async () => {
      const plain = await createProduct()
      const refused = { code: 'MANAGE_VARIANTS_NOT_ALLOWED' }
      const change = [{ choices: { Size: 'S' }, price: 1 }]
      expect(await failureOf(merchant().updateProductVariants(plain._id, change))).toMatchObject(
        refused,
      )
      expect(await failureOf(merchant().resetAllProductVariantData(plain._id))).toMatchObject(
        refused,
      )
      const managed = await createProduct(sizes('S', 'L'))
      const unknown = [{ variantIds: [unknownId], price: 1 }]
      expect(await failureOf(merchant().updateProductVariants(managed._id, unknown))).toMatchObject(
        {
          code: 'VARIANT_NOT_FOUND',
        },
      )
      const tooDear = [{ choices: { Size: 'S' }, price: -1 }]
      const failure = await failureOf(merchant().updateProductVariants(managed._id, tooDear))
      expect(failure.fields).toEqual([expect.stringContaining('price')])
    })

    test('of the whole store are queried and read by their combined id', async () => {
      const { _id, variants } = await createProduct({ name: 'Cup', ...sizes('S', 'L') })
      const found = await visitor().queryStoreVariants({
        filter: { productId: _id },
        sort: [{ fieldName: 'variantName', order: 'ASC' }],
        paging: { limit: 1, offset: 0 },
      } as never)
      expect(found.variants).toMatchObject([
        { productId: _id, productName: 'Cup', variantName: 'L', managedVariant: true },
      ])
      const large = variants?.[1]?._id ?? ''
      const { variant } = await visitor().getStoreVariant(`${_id}-${large}`)
      expect(variant).toMatchObject({ variantId: large, choices: { Size: 'L' } })
      expect(await failureOf(visitor().getStoreVariant(`${_id}-${unknownId}`))).toMatchObject({
        code: 'VARIANT_NOT_FOUND',
      })
      const wrong = visitor().queryStoreVariants({ filter: { secret: 1 } } as never)
      expect(await failureOf(wrong)).toMatchObject({ code: 'INVALID_FILTER' })
    })

    test('show which choices are available', async () => {
      const { _id } = await createProduct({
        manageVariants: true,
        productOptions: [
          {
            name: 'Size',
            choices: [
              { value: 'S', description: 'S' },
              { value: 'L', description: 'L' },
            ],
          },
          {
            name: 'Glaze',
            choices: [
              { value: '#fff', description: 'White' },
              { value: '#000', description: 'Black' },
            ],
          },
        ],
      })
      const part = await visitor().getProductOptionsAvailability(_id, { size: 'S' })
      expect([part.selectedVariant, part.availableForPurchase]).toEqual([undefined, false])
      expect(part.productOptions?.map(({ optionType }) => optionType)).toEqual([
        'drop_down',
        'color',
      ])
      const whole = await visitor().getProductOptionsAvailability(_id, {
        Size: 'S',
        Glaze: 'White',
      })
      expect(whole).toMatchObject({
        availableForPurchase: true,
        managedProduct: true,
        selectedVariant: { price: { price: 20 }, inStock: true },
      })
      expect(
        await failureOf(visitor().getProductOptionsAvailability(_id, { Shape: 'Round' })),
      ).toMatchObject({ code: 'INVALID_OPTIONS' })
      expect(await failureOf(visitor().getProductOptionsAvailability(unknownId, {}))).toMatchObject(
        {
          code: 'PRODUCT_NOT_FOUND',
        },
      )
    })
  })

  describe('media', () => {
    const mediaOf = async (_id: string) => (await visitor().getProduct(_id)).product?.media

    test('are added in order, returned in the plain format, and removed one by one or all at once', async () => {
      const { _id } = await createProduct()
      await merchant().addProductMedia(_id, [{ url: picture('one') }, { url: picture('two') }])
      const media = await mediaOf(_id)
      expect(media?.items).toHaveLength(2)
      expect(media?.mainMedia).toMatchObject({
        _id: media?.items?.[0]?._id,
        mediaType: 'image',
        image: { url: expect.stringMatching(/^https?:/) },
      })
      await merchant().removeProductMedia(_id, [media?.items?.[0]?._id ?? ''])
      expect((await mediaOf(_id))?.items?.[0]?._id).toBe(media?.items?.[1]?._id)
      await merchant().removeProductMedia(_id, [])
      expect((await mediaOf(_id))?.items).toEqual([])
      expect(
        await failureOf(merchant().addProductMedia(unknownId, [{ url: picture('x') }])),
      ).toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
      expect(
        await failureOf(merchant().addProductMedia(_id, [{ mediaId: 'unknown.jpg' }])),
      ).toMatchObject({ code: 'MEDIA_NOT_FOUND' })
      expect((await failureOf(merchant().addProductMedia(_id, []))).fields).toEqual(['media'])
      expect(await failureOf(merchant().removeProductMedia(unknownId, []))).toMatchObject({
        code: 'PRODUCT_NOT_FOUND',
      })
    })

    test('are assigned to choices of one option, and unassigned', async () => {
      const { _id } = await createProduct(sizes('S', 'L'))
      await merchant().addProductMedia(_id, [{ url: picture('small') }, { url: picture('large') }])
      const ids = (await mediaOf(_id))?.items?.map((one) => one._id ?? '') ?? []
      const tie = [{ option: 'Size', choice: 'S', mediaIds: [ids[0] ?? ''] }]
      await merchant().addProductMediaToChoices(_id, tie)
      const choiceMedia = async () =>
        (await visitor().getProduct(_id)).product?.productOptions?.[0]?.choices?.map(
          (one) => one.media?.items?.map((item) => item._id) ?? [],
        )
      expect(await choiceMedia()).toEqual([[ids[0]], []])
      await merchant().removeProductMediaFromChoices(_id, [{ ...tie[0], mediaIds: [] }])
      expect(await choiceMedia()).toEqual([[], []])
      const unknown = [{ option: 'Size', choice: 'XXL', mediaIds: [ids[0] ?? ''] }]
      expect(await failureOf(merchant().addProductMediaToChoices(_id, unknown))).toMatchObject({
        code: 'INVALID_OPTIONS',
      })
      const otherTarget = [{ option: 'Size', choice: 'S', mediaIds: ['unknown.jpg'] }]
      expect(await failureOf(merchant().addProductMediaToChoices(_id, otherTarget))).toMatchObject({
        code: 'MEDIA_NOT_FOUND',
      })
      expect(await failureOf(merchant().removeProductMediaFromChoices(_id, unknown))).toMatchObject(
        {
          code: 'INVALID_OPTIONS',
        },
      )
    })
  })
}
