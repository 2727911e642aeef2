import { randomUUID } from 'node:crypto'
import { CategoryNotFound, InfoSectionNotFound, TooManyTags } from '@vitrine/contract/catalog'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manyProducts, named } from './by-filter.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { api, add, products, done } = manyProducts(() => shop)
const v3 = () => api().catalogV3

describe('tags', () => {
  const tags = (publicTags: string[], privateTags: string[] = []) => ({
    publicTags: { tagIds: publicTags },
    privateTags: { tagIds: privateTags },
  })
  const tagsOf = async (ids: readonly string[]) => (await products(ids)).map((one) => one.tags)

  test('are removed and added in one call, removals first', async () => {
    const [one = '', two = ''] = await add('Tagged', ['1', '2'])
    const nobody = randomUUID()
    await v3().bulkUpdateProductTags({
      productIds: [one],
      assignTags: tags(['new', 'old'], ['secret']),
    })
    const reply = await v3().bulkUpdateProductTags({
      productIds: [one, nobody, two],
      assignTags: tags(['old', 'sale']),
      unassignTags: tags(['new', 'old'], ['secret']),
    })
    expect(reply.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
    expect(reply.results[1]?.itemMetadata).toMatchObject({
      id: nobody,
      success: false,
      error: { code: 'PRODUCT_NOT_FOUND' },
    })
    expect(await tagsOf([one, two])).toEqual([
      { public: ['old', 'sale'], private: [] },
      { public: ['old', 'sale'], private: [] },
    ])
  })

  test('are limited to a hundred of a kind; only the product with more is refused', async () => {
    const [full = '', free = ''] = await add('Full', ['1', '2'])
    const hundred = Array.from({ length: 100 }, (_, at) => `t${at}`)
    await v3().bulkUpdateProductTags({ productIds: [full], assignTags: tags(hundred) })
    const { results } = await v3().bulkUpdateProductTags({
      productIds: [full, free],
      assignTags: tags(['more']),
    })
    expect(results[0]?.itemMetadata.error?.code).toBe(TooManyTags.code)
    expect(results[1]?.itemMetadata.success).toBe(true)
  })

  test('are added to all matching products', async () => {
    const ids = await add('Many', ['1', '2', '3'])
    const job = await done(
      await v3().bulkUpdateProductTagsByFilter({
        filter: named('Many'),
        assignTags: tags(['summer']),
      }),
    )
    expect(job).toMatchObject({ kind: 'products.updateTags', succeeded: 3 })
    expect(await tagsOf(ids)).toEqual(ids.map(() => ({ public: ['summer'], private: [] })))
  })

  test('are required', async () => {
    const nothing = { status: 400, code: 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS' }
    const productIds = [randomUUID()]
    await expect(v3().bulkUpdateProductTags({ productIds })).rejects.toMatchObject(nothing)
    await expect(
      v3().bulkUpdateProductTagsByFilter({ filter: {}, assignTags: tags([]) }),
    ).rejects.toMatchObject(nothing)
  })
})

describe('info sections', () => {
  const section = async (uniqueName: string) =>
    (
      await v3().createInfoSection({
        infoSection: { uniqueName, title: uniqueName, plainDescription: '<p>Words</p>' },
      })
    ).infoSection.id
  const sectionsOf = async (ids: readonly string[]) =>
    (await products(ids)).map((one) => one.infoSections.map(({ uniqueName }) => uniqueName))

  test('are added to and removed from a few products, each with its revision', async () => {
    const [one = '', two = ''] = await add('Few', ['1', '2'])
    const infoSectionIds = [await section('few')]
    const added = await v3().bulkAddInfoSectionsToProducts({
      products: [
        { productId: one, revision: '1' },
        { productId: two, revision: '7' },
        { productId: randomUUID(), revision: '1' },
      ],
      infoSectionIds,
      returnEntity: true,
      fields: ['INFO_SECTION'],
    })
    expect(added.results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([
      undefined,
      'INVALID_REVISION',
      'PRODUCT_NOT_FOUND',
    ])
    expect(added.results[0]?.item).toMatchObject({
      id: one,
      revision: '2',
      infoSections: [{ uniqueName: 'few' }],
      variantsInfo: { variants: [expect.anything()] },
    })
    const removed = await v3().bulkRemoveInfoSectionsFromProducts({
      products: [{ productId: one, revision: '2' }],
      infoSectionIds,
    })
    expect(removed.results).toEqual([
      { itemMetadata: { id: one, originalIndex: 0, success: true } },
    ])
    expect(await sectionsOf([one])).toEqual([[]])
    await expect(
      v3().bulkAddInfoSectionsToProducts({
        products: [{ productId: one, revision: '3' }],
        infoSectionIds: [randomUUID()],
      }),
    ).rejects.toMatchObject({ status: 404, code: InfoSectionNotFound.code })
  })

  test('are added after existing ones, and removed', async () => {
    const ids = await add('Marked', ['1', '2'])
    const infoSectionIds = [await section('care'), await section('origin')]
    const adding = { filter: named('Marked'), infoSectionIds }
    const job = await done(await v3().bulkAddInfoSectionsToProductsByFilter(adding))
    expect(job).toMatchObject({ kind: 'products.addInfoSections', succeeded: 2 })
    expect(await sectionsOf(ids)).toEqual([
      ['care', 'origin'],
      ['care', 'origin'],
    ])
    await done(
      await v3().bulkRemoveInfoSectionsFromProductsByFilter({
        filter: named('Marked'),
        infoSectionIds: [infoSectionIds[0] ?? ''],
      }),
    )
    expect(await sectionsOf(ids)).toEqual([['origin'], ['origin']])
  })

  test('are limited to twenty on a product', async () => {
    const [id = ''] = await add('Wordy', ['1'])
    const many = await Promise.all(Array.from({ length: 21 }, (_, at) => section(`part ${at}`)))
    const filter = named('Wordy')
    await done(
      await v3().bulkAddInfoSectionsToProductsByFilter({
        filter,
        infoSectionIds: many.slice(0, 20),
      }),
    )
    const job = await done(
      await v3().bulkAddInfoSectionsToProductsByFilter({ filter, infoSectionIds: many.slice(20) }),
    )
    expect(job.errors).toEqual([
      expect.objectContaining({ itemId: id, code: 'TOO_MANY_INFO_SECTIONS_ERROR' }),
    ])
  })

  test('must exist', async () => {
    await expect(
      v3().bulkAddInfoSectionsToProductsByFilter({ filter: {}, infoSectionIds: [randomUUID()] }),
    ).rejects.toMatchObject({ status: 404, code: InfoSectionNotFound.code })
  })
})

describe('categories by filter', () => {
  test('get and lose matching products', async () => {
    const ids = await add('Placed', ['1', '2'])
    const categoryIds: string[] = []
    for (const name of ['Shelf', 'Table']) {
      const { collection } = await api().catalogV1.createCollection({ collection: { name } })
      categoryIds.push(collection.id)
    }
    const filter = named('Placed')
    const adding = await v3().bulkAddProductsToCategoriesByFilter({ filter, categoryIds })
    expect(await done(adding)).toMatchObject({ state: 'DONE', succeeded: 2, failed: 0 })
    const collectionsOf = async () => (await products(ids)).map((one) => one.collectionIds.length)
    const before = await collectionsOf()
    const first = { filter, categoryIds: categoryIds.slice(0, 1) }
    await done(await v3().bulkRemoveProductsFromCategoriesByFilter(first))
    const again = await done(await v3().bulkRemoveProductsFromCategoriesByFilter(first))
    expect(again).toMatchObject({ succeeded: 2, failed: 0 })
    expect(await collectionsOf()).toEqual(before.map((count) => count - 1))
  })

  test('must be known to the site', async () => {
    const missing = { status: 404, code: CategoryNotFound.code }
    const input = { filter: {}, categoryIds: [randomUUID()] }
    await expect(v3().bulkAddProductsToCategoriesByFilter(input)).rejects.toMatchObject(missing)
    await expect(v3().bulkRemoveProductsFromCategoriesByFilter(input)).rejects.toMatchObject(
      missing,
    )
  })
})
