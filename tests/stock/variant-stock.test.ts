import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, unique } from '../catalog/listed-products.fixture.ts'
import { create as createProduct, sizes } from '../catalog/saved-products.fixture.ts'
import { put } from '../commerce/cart.fixture.ts'
import { deliverToGermany } from '../commerce/checkout.fixture.ts'
import { lampInStock, readyNow } from '../commerce/order.fixture.ts'
import { type Api, colleagues } from '../shop/saves.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
type Filter = NonNullable<Parameters<Api['stock']['listVariantStock']>[0]>['filter']
const list = (filter: Filter, more: object = {}) =>
  api().stock.listVariantStock({ filter, ...more })
const named = async (filter: Filter, more: object = {}) =>
  (await list(filter, more)).variants.map(({ sku }) => sku)
type ToSave = Parameters<Api['stock']['saveStock']>[0]['items'][number]
const save = (items: ToSave[], by = api()) => by.stock.saveStock({ items })
const addLocation = async () =>
  (await api().inventory.createLocation({ location: { name: unique('Depot') } })).location.id

/** A product whose variants have these SKUs, and how saves of stock call them. */
async function withSkus(name: string, ...skus: string[]) {
  const product = await createProduct(api(), { name, options: [sizes(...skus)] })
  const variants = product.variants ?? []
  await api().products.saveProduct({
    product: {
      id: product.id,
      revision: product.revision,
      variants: variants.map(({ id }, at) => ({ id, sku: skus[at] ?? '' })),
    },
  })
  return {
    productId: product.id,
    variants: variants.map(({ id }) => ({ productId: product.id, variantId: id })),
  }
}

/** A text that no other test has in its codes. */
let codes = 0
const code = () => {
  codes += 1
  return `Q${codes}X`
}

describe('a list of variants', () => {
  test('finds a variant by a prefix of its SKU in any case, by its name, and by a whole barcode', async () => {
    const [one, name] = [code(), unique('Ewer of clay')]
    const { productId } = await withSkus(name, `${one}-10`, `${one}-11`, `${one}_2`)
    expect(await named({ text: one.toLowerCase() }, { sort: 'SKU' })).toEqual([
      `${one}-10`,
      `${one}-11`,
      `${one}_2`,
    ])
    expect(await named({ text: `${one}-1` }, { sort: 'SKU' })).toEqual([`${one}-10`, `${one}-11`])
    expect(await named({ text: `${one}_` })).toEqual([`${one}_2`])
    expect(await named({ text: 'X-10' })).toEqual([])
    expect(await named({ text: `clay ${name.split(' ').at(-1)}` }, { limit: 100 })).toContain(
      `${one}-10`,
    )
    expect(await named({ code: `${one}-10`.toLowerCase() })).toEqual([`${one}-10`])
    expect(await named({ code: `${one}-1` })).toEqual([])
    const page = await list({ productIds: [productId] }, { limit: 1, offset: 1, sort: 'SKU' })
    expect([page.total, page.variants.map(({ sku }) => sku)]).toEqual([3, [`${one}-11`]])
  })

  test('has one row a variant, with its quantity at each location', async () => {
    const { variants } = await withSkus(unique('Pitcher'), code())
    const [only] = variants as [ToSave]
    const locationId = await addLocation()
    await save([
      { ...only, quantity: 5 },
      { ...only, locationId, quantity: 40 },
    ])
    const [row, ...others] = (await list({ variantIds: [only.variantId ?? ''] })).variants
    expect(others).toEqual([])
    expect(row?.stock).toMatchObject([
      { tracked: true, quantity: 5, held: 0, availability: 'IN_STOCK' },
      { locationId, quantity: 40, held: 0 },
    ])
    const item = await api().stock.getStockItem({ id: row?.stock[1]?.itemId ?? '' })
    expect(item.item).toMatchObject({ quantity: 40, revision: row?.stock[1]?.revision })
  })

  test('shows what checkouts and unpaid orders reserve, which is not for sale', async () => {
    await api().sites.updateSettings({
      settings: { currency: 'EUR', orders: { takeStock: 'ON_ORDER_PAID' } },
    })
    const parcel = await deliverToGermany(shop.people.merchant())
    const productId = await lampInStock(shop, 5)
    const visitor = shop.people.visitor()
    await put(visitor, productId, 2)
    const { checkoutId } = await readyNow(visitor, parcel)
    await visitor.api.orders.placeOrder({ checkoutId })
    const { variants: rows } = await list({ productIds: [productId] })
    expect(rows[0]?.stock).toMatchObject([{ quantity: 3, held: 2 }])
  })

  test('is filtered by state, location and collection, and sorted by the lowest quantity', async () => {
    const one = code()
    const skus = ['A', 'B', 'C', 'D', 'E'].map((end) => `${one}-${end}`)
    const { productId, variants } = await withSkus(unique('Bowl'), ...skus)
    const [out, low, many, ahead, untracked] = variants as ToSave[]
    const locationId = await addLocation()
    await save([
      { ...out, quantity: 0 },
      { ...low, quantity: 5 },
      { ...many, quantity: 6 },
      { ...ahead, quantity: 0, preorder: { enabled: true } },
      { ...low, locationId, quantity: 900 },
      { ...many, locationId, quantity: 2 },
    ])
    const productIds = [productId]
    const ends = async (filter: Filter, more = {}) =>
      (await named({ productIds, ...filter }, more)).map((sku) => sku?.at(-1)).join('')
    expect(await ends({ state: 'SOLD_OUT' })).toBe('A')
    expect(await ends({ state: 'LOW' })).toBe('B')
    expect(await ends({ state: 'PREORDER' })).toBe('D')
    expect(await ends({ state: 'NOT_TRACKED' })).toBe('E')
    expect(await ends({ locationId })).toBe('BC')
    expect(await ends({ locationId, state: 'LOW' })).toBe('C')
    expect(await ends({ locationId }, { sort: 'FEWEST' })).toBe('CB')
    expect(await ends({}, { sort: 'FEWEST' })).toMatch(/^(AD|DA)BCE$/)
    const { collection } = await api().collections.saveCollection({
      collection: { name: unique('Tableware'), addedProductIds: productIds },
    })
    expect((await list({ collectionIds: [collection.id] })).total).toBe(5)
    expect((await list({ text: one, collectionIds: [productId] })).total).toBe(0)
    expect(untracked).toBeDefined()
  })

  test('is exported as a file, with a column for each location', async () => {
    const one = code()
    const { variants } = await withSkus('=HYPERLINK("x")', `${one}-1`, `${one}-2`)
    await save([{ ...(variants[0] as ToSave), quantity: 7 }])
    const file = await api().stock.exportVariantStock({ filter: { text: one }, sort: 'SKU' })
    const lines = Buffer.from(file.data, 'base64').toString().split('\n')
    expect([file.rows, file.total, file.contentType]).toEqual([2, 2, 'text/csv; charset=utf-8'])
    expect(lines[0]).toMatch(/^\uFEFFProduct,Variant,SKU,Barcode,.*,Held,Available$/)
    expect(lines[1]).toMatch(new RegExp(`^"'=HYPERLINK.*,${one}-1,,7,.*0,7$`))
    expect(lines[2]).toMatch(new RegExp(`${one}-2,,,.*0,$`))
  })

  test('takes as many statements for one variant as for forty', async () => {
    const count = async () =>
      (await shop.countStatements(() => list({}, { limit: 100 }))).statements.length
    const one = await count()
    const { variants } = await withSkus(
      unique('Tile'),
      ...Array.from({ length: 40 }, (_, at) => `${at}`),
    )
    await save(variants.map((variant) => ({ ...variant, quantity: 3 })))
    expect(await count()).toBe(one)
    expect(one).toBeLessThanOrEqual(4)
  })

  test('is refused to callers who may not change the catalog', async () => {
    const visitor = shop.people.visitor().api as unknown as Api
    expect(await codeOf(visitor.stock.listVariantStock({}))).toMatch(/^403/)
    expect(await codeOf(visitor.stock.exportVariantStock({}))).toMatch(/^403/)
  })
})

describe('a bulk change of stock', () => {
  const quantitiesOf = async (productId: string) =>
    (await list({ productIds: [productId] }, { sort: 'SKU' })).variants.map(({ stock }) =>
      stock.map(({ quantity }) => quantity),
    )

  test('is undone as a whole by its group; pieces sold since remain sold', async () => {
    const one = code()
    const { productId, variants } = await withSkus(unique('Cup'), `${one}1`, `${one}2`)
    const [first, second] = variants as [ToSave, ToSave]
    await save([{ ...first, quantity: 10 }])
    const { groupId } = await save([
      { ...first, quantity: 50 },
      { ...second, quantity: 7 },
    ])
    await save([{ ...first, changeBy: -3 }])
    await api().history.undoGroup({ groupId })
    expect(await quantitiesOf(productId)).toEqual([[7], [null]])
  })

  test('moves pieces to another location, all or none, also to one that had none', async () => {
    const { productId, variants } = await withSkus(unique('Plate'), code())
    const [only] = variants as [ToSave]
    const locationId = await addLocation()
    await save([{ ...only, quantity: 10 }])
    const move = (pieces: number) =>
      save([
        { ...only, changeBy: -pieces },
        { ...only, locationId, changeBy: pieces },
      ])
    await move(4)
    expect(await quantitiesOf(productId)).toEqual([[6, 4]])
    await move(1)
    expect(await codeOf(move(6))).toBe('400 INSUFFICIENT_INVENTORY')
    expect(await quantitiesOf(productId)).toEqual([[5, 5]])
    const other = await addLocation()
    const none = save([{ ...only, locationId: other, changeBy: -1 }])
    expect(await codeOf(none)).toBe('400 INVENTORY_QUANTITY_NOT_TRACKED')
  })

  test('does not overwrite an item that somebody else added meanwhile', async () => {
    const [ann, ben] = colleagues(shop)
    const { variants } = await withSkus(unique('Lid'), code())
    const item = { ...(variants[0] as ToSave), locationId: await addLocation(), revision: 0 }
    await save([{ ...item, quantity: 3 }], ann)
    expect(await codeOf(save([{ ...item, quantity: 9 }], ben))).toBe('409 REVISION_CONFLICT')
  })
})
