import { query, VitrineError } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const visitor = () => shop.people.visitor().api

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof VitrineError)) throw new Error('It was not refused')
  return error
}
let count = 0
const name = (word = 'Kiln') => `${word} ${++count}`
const brandOf = async () =>
  (await merchant().catalogV3.createBrand({ brand: { name: name() } })).brand
const sell = (requestInput: { brand?: string; ribbon?: string; visible?: boolean }) =>
  merchant()
    .catalogV1.createProduct({
      product: { name: name('Jar'), priceData: { price: '10' }, ...requestInput },
    })
    .then(({ product }) => product)

describe('a brand', () => {
  test('starts with revision 1 and can be read by everybody', async () => {
    const brand = await brandOf()
    expect(brand).toMatchObject({ revision: '1', name: expect.stringContaining('Kiln') })
    expect((await visitor().catalogV3.getBrand({ brandId: brand.id })).brand).toEqual(brand)
  })

  test('has a unique name regardless of case', async () => {
    const { name: taken } = await brandOf()
    const error = await refusal(
      merchant().catalogV3.createBrand({ brand: { name: taken.toUpperCase() } }),
    )
    expect([error.status, error.code]).toEqual([409, 'ALREADY_EXISTS'])
  })

  test('is refused beyond the limit of a site', async () => {
    const { site, people } = await shop.anotherSite()
    const { catalogV3 } = people.merchant().api
    await shop.server.platform.pool.query(
      `INSERT INTO brands (site_id, id, name, created_date, updated_date)
       SELECT $1, gen_random_uuid(), 'Brand ' || n, now(), now() FROM generate_series(1, 99999) n`,
      [site.id],
    )
    const { brand: last } = await catalogV3.createBrand({ brand: { name: 'The last' } })
    const variants = [{ price: { actualPrice: { amount: '1' } } }]
    const product = { name: 'Jar', productType: 'PHYSICAL' as const, variantsInfo: { variants } }
    const asked = { ...product, physicalProperties: {}, brand: { name: 'Another' } }
    for (const work of [
      () => catalogV3.createBrand({ brand: { name: 'Another' } }),
      () => catalogV3.getOrCreateBrand({ brandName: 'Another' }),
      () => catalogV3.bulkCreateBrands({ brands: [{ name: 'Another' }] }),
      () => catalogV3.createProduct({ product: asked }),
    ]) {
      const error = await refusal(work())
      const [broken] = error.violations
      expect([error.status, broken?.ruleName, broken?.field]).toEqual([
        400,
        'BRAND_LIMIT_EXCEEDED',
        'brand',
      ])
    }
    const { brand } = await catalogV3.getOrCreateBrand({ brandName: 'THE LAST' })
    expect(brand.id).toBe(last.id)
  })

  test.each([
    ['', 'brand.name'],
    ['   ', 'brand.name'],
    ['x'.repeat(51), 'brand.name'],
  ])('cannot be named %j', async (wrong, field) => {
    const error = await refusal(merchant().catalogV3.createBrand({ brand: { name: wrong } }))
    expect(error.violations[0]?.field).toBe(field)
  })

  test('that is renamed is renamed on its products at once, for both dialects', async () => {
    const product = await sell({ brand: name('Glaze') })
    const { brand } = await merchant().catalogV3.getOrCreateBrand({
      brandName: product.brand?.toLowerCase() ?? '',
    })
    const renamed = name('שלום 🏺')
    const { brand: after } = await merchant().catalogV3.updateBrand({
      brand: { id: brand.id, revision: brand.revision, name: renamed },
    })
    expect(after).toMatchObject({ id: brand.id, revision: '2', name: renamed })
    const seen = await visitor().catalogV1.getProduct({ id: product.id })
    expect(seen.product.brand).toBe(renamed)
  })

  test('is not changed with a stale revision', async () => {
    const { id, revision } = await brandOf()
    const change = { id, revision, name: name() }
    await merchant().catalogV3.updateBrand({ brand: change })
    const error = await refusal(merchant().catalogV3.updateBrand({ brand: change }))
    expect([error.status, error.code]).toEqual([409, 'INVALID_REVISION'])
    expect(error.data).toMatchObject({ revision: '2' })
  })

  test('is not changed without a revision', async () => {
    const { id } = await brandOf()
    const brand = { id, name: name() } as { id: string; revision: string; name: string }
    const error = await refusal(merchant().catalogV3.updateBrand({ brand }))
    expect([error.status, error.violations[0]?.field]).toEqual([400, 'brand.revision'])
  })

  test('that is deleted remains as text on its products, and its name is free again', async () => {
    const product = await sell({ brand: name('Old') })
    const brandName = product.brand ?? ''
    const { brand } = await merchant().catalogV3.getOrCreateBrand({ brandName })
    await merchant().catalogV3.deleteBrand({ brandId: brand.id })
    const error = await refusal(visitor().catalogV3.getBrand({ brandId: brand.id }))
    expect([error.status, error.code]).toEqual([404, 'BRAND_NOT_FOUND'])
    const seen = await visitor().catalogV1.getProduct({ id: product.id })
    expect(seen.product.brand).toBe(brandName)
    const again = await merchant().catalogV3.createBrand({ brand: { name: brandName } })
    expect(again.brand.id).not.toBe(brand.id)
  })

  test('returns how many products have it, hidden ones to merchants only', async () => {
    const brandName = name('Count')
    await sell({ brand: brandName })
    await sell({ brand: brandName, visible: false })
    const fields = ['ASSIGNED_PRODUCTS_COUNT'] as const
    const { brand } = await merchant().catalogV3.getOrCreateBrand({
      brandName,
      fields: [...fields],
    })
    expect(brand.assignedProductsCount).toBe(2)
    const seen = await visitor().catalogV3.getBrand({ brandId: brand.id, fields: [...fields] })
    expect(seen.brand.assignedProductsCount).toBe(1)
    const plain = await visitor().catalogV3.getBrand({ brandId: brand.id })
    expect(plain.brand).not.toHaveProperty('assignedProductsCount')
  })

  test('of another site cannot be read or changed', async () => {
    const { people } = await shop.anotherSite()
    const { id } = await brandOf()
    const error = await refusal(people.merchant().api.catalogV3.getBrand({ brandId: id }))
    expect(error.code).toBe('BRAND_NOT_FOUND')
  })
})

describe('a ribbon', () => {
  test('that is deleted is removed from every product', async () => {
    const product = await sell({ ribbon: name('Sale') })
    const { ribbon } = await merchant().catalogV3.getOrCreateRibbon({
      ribbonName: product.ribbon ?? '',
      fields: ['ASSIGNED_PRODUCT_COUNT'],
    })
    expect(ribbon.assignedProductCount).toBe(1)
    await merchant().catalogV3.deleteRibbon({ ribbonId: ribbon.id })
    const seen = await visitor().catalogV1.getProduct({ id: product.id })
    expect(seen.product.ribbon).toBe('')
    const error = await refusal(merchant().catalogV3.deleteRibbon({ ribbonId: ribbon.id }))
    expect([error.status, error.code]).toEqual([404, 'RIBBON_NOT_FOUND'])
  })

  test('has a shorter limit for its name than a brand', async () => {
    const long = 'x'.repeat(31)
    const error = await refusal(merchant().catalogV3.createRibbon({ ribbon: { name: long } }))
    expect(error.violations[0]?.field).toBe('ribbon.name')
  })
})

describe('many at once', () => {
  test('each one is added or reports why not', async () => {
    const { name: taken } = await brandOf()
    const fresh = name()
    const { results, bulkActionMetadata } = await merchant().catalogV3.bulkCreateBrands({
      brands: [{ name: fresh }, { name: taken }, { name: fresh.toUpperCase() }],
      returnEntity: true,
    })
    expect(results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([
      undefined,
      'ALREADY_EXISTS',
      'ALREADY_EXISTS',
    ])
    expect(results[0]?.item).toMatchObject({ name: fresh, revision: '1' })
    expect(bulkActionMetadata).toEqual({
      totalSuccesses: 1,
      totalFailures: 2,
      undetailedFailures: 0,
    })
  })

  test('each one is changed or reports why not, with as many statements as one', async () => {
    const [first, second] = [await brandOf(), await brandOf()]
    const change = () =>
      merchant().catalogV3.bulkUpdateBrands({
        brands: [
          { brand: { id: first.id, revision: '1', name: name() } },
          { brand: { id: second.id, revision: '7', name: name() } },
          { brand: { id: crypto.randomUUID(), revision: '1' } },
        ],
      })
    const { result, statements } = await shop.countStatements(change)
    expect(result.results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([
      undefined,
      'INVALID_REVISION',
      'BRAND_NOT_FOUND',
    ])
    expect(statements.length).toBeLessThanOrEqual(8)
  })

  test('existing names are found, others are added', async () => {
    const { id, name: known } = await brandOf()
    const { results } = await merchant().catalogV3.bulkGetOrCreateBrands({
      brandNames: [known, name()],
    })
    expect(results[0]?.itemMetadata).toMatchObject({ id, success: true })
    expect(results[1]?.item).toMatchObject({ revision: '1' })
  })

  test('existing ones are deleted', async () => {
    const { id } = await brandOf()
    const { results } = await merchant().catalogV3.bulkDeleteBrands({
      brandIds: [id, crypto.randomUUID()],
    })
    expect(results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false])
  })
})

describe('a list of brands', () => {
  test('is paged by cursor alone, forwards and back', async () => {
    const word = name('Page')
    for (const number of [1, 2, 3]) {
      await merchant().catalogV3.createBrand({ brand: { name: `${word}-${number}` } })
    }
    const list = (cursor?: string) =>
      visitor().catalogV3.queryBrands({
        query: cursor
          ? { cursorPaging: { cursor, limit: 2 } }
          : {
              filter: { name: { $startsWith: word } },
              sort: [{ fieldName: 'name', order: 'ASC' }],
              cursorPaging: { limit: 2 },
            },
      })
    const names = (page: { brands: readonly { name: string }[] }) =>
      page.brands.map((brand) => brand.name)
    const first = await list()
    expect(names(first)).toEqual([`${word}-1`, `${word}-2`])
    expect(first.pagingMetadata).toMatchObject({ count: 2, hasNext: true })
    expect(first.pagingMetadata.cursors).not.toHaveProperty('prev')
    const second = await list(first.pagingMetadata.cursors.next)
    expect(names(second)).toEqual([`${word}-3`])
    expect(second.pagingMetadata).toMatchObject({ count: 1, hasNext: false })
    expect(names(await list(second.pagingMetadata.cursors.prev))).toEqual(names(first))
    const filter = { name: { $startsWith: word } }
    expect(await visitor().catalogV3.countBrands({ filter })).toEqual({ count: 3 })
  })

  test('is newest first, without deleted ones', async () => {
    const [older, newer, gone] = [await brandOf(), await brandOf(), await brandOf()]
    await merchant().catalogV3.deleteBrand({ brandId: gone.id })
    const page = await query((asked) => visitor().catalogV3.queryBrands({ query: asked }))
      .in('id', [older.id, newer.id, gone.id])
      .skipTo('')
      .find()
    const ids = page.items.map(({ id }) => id)
    expect(new Set(ids)).toEqual(new Set([older.id, newer.id]))
  })

  test('refuses unknown fields', async () => {
    const error = await refusal(
      visitor().catalogV3.queryRibbons({ query: { filter: { colour: 1 } } }),
    )
    expect([error.status, error.code]).toEqual([400, 'INVALID_FILTER'])
    expect(error.message).toContain('colour')
  })
})
