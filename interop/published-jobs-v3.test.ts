import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { infoSectionsV3, productsV3 } from '@wix/stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf, type PublishedShop, startPublishedShop, unknownId } from './published-shop.ts'

const modules = { productsV3, infoSectionsV3 }
const functions = [
  'bulkUpdateProductsByFilter',
  'bulkDeleteProductsByFilter',
  'bulkUpdateProductVariantsByFilter',
  'bulkAdjustProductVariantsByFilter',
  'bulkAddInfoSectionsToProducts',
  'bulkAddInfoSectionsToProductsByFilter',
  'bulkRemoveInfoSectionsFromProducts',
  'bulkRemoveInfoSectionsFromProductsByFilter',
  'bulkAddProductsToCategoriesByFilter',
  'bulkRemoveProductsFromCategoriesByFilter',
  'bulkUpdateProductTags',
  'bulkUpdateProductTagsByFilter',
] as const

let shop: PublishedShop
beforeAll(async () => {
  shop = await startPublishedShop()
})
afterAll(() => shop?.stop())

const merchant = () => {
  const { apiKey, id } = shop.site
  const auth = ApiKeyStrategy({ apiKey, siteId: id })
  return createClient({ modules, auth, fetch: shop.fetch }).productsV3
}
const visitor = () => {
  const auth = OAuthStrategy({ clientId: shop.site.clientId })
  return createClient({ modules, auth, fetch: shop.fetch }).productsV3
}
const add = async (name: string, price: number) => {
  const { product } = await shop.merchant().products.createProduct({
    name,
    priceData: { price },
    productType: 'physical',
  } as never)
  return product?._id ?? ''
}
const named = (word: string) => ({ name: { $startsWith: word } })
const section = async (uniqueName: string) => {
  const { apiKey, id } = shop.site
  const client = createClient({
    modules,
    auth: ApiKeyStrategy({ apiKey, siteId: id }),
    fetch: shop.fetch,
  })
  const made = await client.infoSectionsV3.createInfoSection({ uniqueName, title: uniqueName })
  return made._id ?? ''
}
const price = async (id: string) => {
  const { variantsInfo } = await merchant().getProduct(id)
  return variantsInfo?.variants?.[0]?.price
}

interface Job {
  readonly state: string
  readonly succeeded: number
  readonly errors: readonly { readonly code: string }[]
}

/** Waits for the job of a call by filter. */
async function over({ jobId }: { readonly jobId?: string | undefined }): Promise<Job> {
  for (;;) {
    const address = `${shop.server.baseUrl}/vitrine/v1/jobs/${jobId}`
    const reply = await fetch(address, { headers: { authorization: shop.site.apiKey } })
    const { job } = (await reply.json()) as { job: Job }
    if (job.state !== 'QUEUED' && job.state !== 'RUNNING') return job
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describe('by filter', () => {
  test('products are changed and deleted', async () => {
    const id = await add('Filtered one', 5)
    const changed = await merchant().bulkUpdateProductsByFilter({
      filter: named('Filtered'),
      product: { plainDescription: '<p>New words.</p>', visible: false } as never,
    })
    expect(await over(changed)).toMatchObject({ state: 'DONE', succeeded: 1 })
    const read = await merchant().getProduct(id, { fields: ['PLAIN_DESCRIPTION'] })
    expect(read).toMatchObject({ visible: false, plainDescription: '<p>New words.</p>' })
    await over(await merchant().bulkDeleteProductsByFilter(named('Filtered')))
    expect((await failureOf(merchant().getProduct(id))).code).toBe('PRODUCT_NOT_FOUND')
  })

  test('variants are changed and adjusted', async () => {
    const id = await add('Priced one', 10)
    const set = await merchant().bulkUpdateProductVariantsByFilter(named('Priced'), {
      variant: { price: { actualPrice: { amount: '20' } } } as never,
    })
    expect(await over(set)).toMatchObject({ state: 'DONE', succeeded: 1 })
    await over(
      await merchant().bulkAdjustProductVariantsByFilter(named('Priced'), {
        actualPrice: { percentage: 10 },
        rounding: 'CURRENCY_PRECISION',
      }),
    )
    expect((await price(id))?.actualPrice?.amount).toBe('22.00')
    await over(
      await merchant().bulkAdjustProductVariantsByFilter(named('Priced'), {
        compareAtPriceDiscount: { amount: '2.5' },
      }),
    )
    expect(await price(id)).toMatchObject({
      actualPrice: { amount: '19.50' },
      compareAtPrice: { amount: '22.00' },
    })
    const tooLow = await merchant().bulkAdjustProductVariantsByFilter(named('Priced'), {
      actualPrice: { amount: '-50' },
    })
    expect((await over(tooLow)).errors.map(({ code }) => code)).toEqual([
      'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE',
    ])
  })

  test('info sections are added and removed', async () => {
    const id = await add('Marked one', 1)
    const infoSectionIds = [await section('by filter')]
    const sections = async () => (await merchant().getProduct(id)).infoSections?.length
    const adding = { infoSectionIds }
    await over(await merchant().bulkAddInfoSectionsToProductsByFilter(named('Marked'), adding))
    expect(await sections()).toBe(1)
    await over(await merchant().bulkRemoveInfoSectionsFromProductsByFilter(named('Marked'), adding))
    expect(await sections()).toBe(0)
  })

  test('products are added to categories and removed', async () => {
    const id = await add('Placed one', 1)
    const made = await shop
      .merchant()
      .categories.createCategory(
        { name: 'Shelf' },
        { treeReference: { appNamespace: '@wix/stores' } },
      )
    const categoryId = made._id ?? ''
    const input = { filter: named('Placed'), categoryIds: [categoryId] }
    const direct = async () => {
      const { directCategoryIdsInfo } = await merchant().getProduct(id, {
        fields: ['DIRECT_CATEGORY_IDS'],
      })
      return directCategoryIdsInfo?.categoryIds ?? []
    }
    await over(await merchant().bulkAddProductsToCategoriesByFilter(input))
    expect(await direct()).toContain(categoryId)
    await over(await merchant().bulkRemoveProductsFromCategoriesByFilter(input))
    expect(await direct()).not.toContain(categoryId)
  })

  test('tags are added', async () => {
    const id = await add('Tagged one', 1)
    const job = await merchant().bulkUpdateProductTagsByFilter(named('Tagged'), {
      assignTags: { publicTags: { tagIds: ['summer'] } },
    })
    await over(job)
    expect((await merchant().getProduct(id)).tags?.publicTags?.tagIds).toEqual(['summer'])
  })
})

describe('a few products', () => {
  test('get info sections and lose them again, with their revisions', async () => {
    const productId = await add('Few one', 1)
    const infoSectionIds = [await section('a few')]
    const added = await merchant().bulkAddInfoSectionsToProducts(
      [
        { productId, revision: '1' },
        { productId: unknownId, revision: '1' },
      ],
      { infoSectionIds, returnEntity: true },
    )
    expect(added.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
    expect(added.results?.[0]?.item).toMatchObject({ _id: productId, revision: '2' })
    const removed = await merchant().bulkRemoveInfoSectionsFromProducts(
      [{ productId, revision: '1' }],
      { infoSectionIds },
    )
    expect(removed.results?.[0]?.itemMetadata?.error?.code).toBe('INVALID_REVISION')
  })

  test('get tags', async () => {
    const id = await add('Label one', 1)
    const reply = await merchant().bulkUpdateProductTags([id], {
      assignTags: { privateTags: { tagIds: ['mine'] } },
    })
    expect(reply.bulkActionMetadata?.totalSuccesses).toBe(1)
    expect((await merchant().getProduct(id)).tags?.privateTags?.tagIds).toEqual(['mine'])
    expect((await visitor().getProduct(id)).tags?.privateTags).toBeUndefined()
  })
})

test('every call returns errors with the field names of the request', async () => {
  const noAdjustment = await failureOf(merchant().bulkAdjustProductVariantsByFilter({}, {}))
  expect(noAdjustment.fields).toEqual(['options.actualPrice'])
  const slug = await failureOf(
    merchant().bulkUpdateProductsByFilter({ filter: {}, product: { slug: 'a' } as never }),
  )
  expect(slug.code).toBe('FIELD_MASK_VALUE_NOT_SUPPORTED')
  const noTag = await failureOf(merchant().bulkUpdateProductTagsByFilter({}, {}))
  expect(noTag.code).toBe('EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
  const noFilter = await failureOf(merchant().bulkDeleteProductsByFilter(null as never))
  expect(noFilter.fields).toEqual(['filter'])
  const noSection = await failureOf(
    merchant().bulkAddInfoSectionsToProductsByFilter({}, { infoSectionIds: [unknownId] }),
  )
  expect(noSection.code).toBe('INFO_SECTION_NOT_FOUND')
  const noCategory = await failureOf(
    merchant().bulkAddProductsToCategoriesByFilter({ filter: {}, categoryIds: [unknownId] }),
  )
  expect(noCategory.code).toBe('CATEGORY_NOT_FOUND')
})

test.each(functions)('%s is for merchants', async (name) => {
  const call = visitor()[name] as (...args: readonly unknown[]) => Promise<unknown>
  const failure = await failureOf(
    call({}, { product: {}, variant: {}, infoSectionIds: [unknownId] }),
  )
  expect(failure.code).toBe('PERMISSION_DENIED')
})
