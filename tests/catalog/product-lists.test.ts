import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockedSizes } from '../stock/stock.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
type Filter = Readonly<Record<string, unknown>>
const found = async (filter: Filter, who = api()) => {
  const { products, metadata } = await who.catalogV1.queryProducts({ query: { filter } })
  return { names: products.map(({ name }) => name).toSorted(), total: metadata.total }
}
const namesBy = async (words: string, who = api()) =>
  (await found({ words: { $contains: words } }, who)).names

describe('figures of the first screen and the lists they link to', () => {
  test('agree, however many variants of a product are low', async () => {
    await stockedSizes(shop.people.merchant(), [1, 5])
    await stockedSizes(shop.people.merchant(), [3, 9])
    await stockedSizes(shop.people.merchant(), [0, 6])
    await stockedSizes(shop.people.merchant(), [0, 0])
    const hidden = await stockedSizes(shop.people.merchant(), [2, 0])
    await api().catalogV1.updateProduct({ product: { id: hidden.productId, visible: false } })
    const { products } = await api().sites.getFigures({})
    expect(products).toMatchObject({ total: 5, hidden: 1, outOfStock: 1, lowStock: 3 })
    expect((await found({ 'stock.isLow': true })).total).toBe(products.lowStock)
    expect((await found({ 'stock.isLow': false })).total).toBe(products.total - products.lowStock)
    expect((await found({ visible: false })).total).toBe(products.hidden)
    expect((await found({ 'stock.inventoryStatus': 'OUT_OF_STOCK' })).total).toBe(
      products.outOfStock,
    )
  })
})

describe('a list of products is narrowed by words', () => {
  beforeAll(async () => {
    const add = (name: string, brand: string, sku: string) =>
      api().catalogV1.createProduct({ product: { name, brand, sku, priceData: { price: '1' } } })
    await add('Blue enamel mug', 'Tideway', 'SKU-02345')
    await add('Enamel plate, blue', 'Moss & Daughters', 'SKU-02346')
    await add('Green mug', 'Tideway', 'GM-1')
    const { products } = await api().catalogV3.searchProducts({
      search: { search: { expression: 'Green mug' } },
    })
    const id = products[0]?.id ?? ''
    const { product } = await api().catalogV3.getProduct({ productId: id })
    const [variant] = product.variantsInfo?.variants ?? []
    await api().catalogV3.updateProduct({
      product: {
        id,
        revision: product.revision,
        variantsInfo: { variants: [{ id: variant?.id ?? '', barcode: '4006381333931' }] },
      },
    })
  })

  test('by several of them in any order, by their beginnings', async () => {
    expect(await namesBy('mug blue')).toEqual(['Blue enamel mug'])
    expect(await namesBy('enam blu')).toEqual(['Blue enamel mug', 'Enamel plate, blue'])
    expect(await namesBy('mug purple')).toEqual([])
  })

  test('by SKU, barcode and brand, alone and with others', async () => {
    expect(await namesBy('SKU-02345')).toEqual(['Blue enamel mug'])
    expect(await namesBy('sku-0234')).toEqual(['Blue enamel mug', 'Enamel plate, blue'])
    expect(await namesBy('4006381333931')).toEqual(['Green mug'])
    expect(await namesBy('tideway')).toEqual(['Blue enamel mug', 'Green mug'])
    expect(await namesBy('tideway blue')).toEqual(['Blue enamel mug'])
    expect(await namesBy('daughters moss')).toEqual(['Enamel plate, blue'])
  })

  test('together with other filters, in the order of the list, page by page', async () => {
    const ask = (offset: number) =>
      api().catalogV1.queryProducts({
        query: {
          filter: { words: { $contains: 'blue' }, visible: true },
          sort: [{ fieldName: 'name', order: 'DESC' }],
          paging: { limit: 1, offset },
        },
      })
    const pages = [await ask(0), await ask(1)]
    expect(pages.flatMap(({ products }) => products.map(({ name }) => name))).toEqual([
      'Enamel plate, blue',
      'Blue enamel mug',
    ])
    expect(pages.map(({ metadata }) => metadata.total)).toEqual([2, 2])
  })

  test('also for an export of what was found', async () => {
    const order = { format: 'csv' as const, filter: { words: { $contains: 'mug' } } }
    const { export: run } = await api().exports.startExport(order)
    expect(run.productsTotal).toBe(2)
  })

  test('visitors find nothing by the codes of hidden variants', async () => {
    const { productId, small } = await stockedSizes(shop.people.merchant(), [1, 2])
    await api().catalogV1.updateProductVariants({
      id: productId,
      variants: [{ variantIds: [small], sku: 'SECRET-9', visible: false }],
    })
    const visitor = shop.people.visitor()
    await visitor.api.auth.generateVisitorTokens()
    expect(await namesBy('SECRET-9')).toHaveLength(1)
    expect(await namesBy('SECRET-9', visitor.api as never)).toEqual([])
    expect(await namesBy('mug blue', visitor.api as never)).toEqual(['Blue enamel mug'])
  })

  test('without any word every product is listed, and an invalid filter is reported', async () => {
    expect((await found({ words: { $contains: '  ' } })).total).toBe((await found({})).total)
    await expect(found({ words: { $startsWith: 'mug' } })).rejects.toMatchObject({
      code: 'INVALID_FILTER',
    })
  })
})
