import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockedSizes } from '../stock/stock.fixture.ts'

const MANY = 300
let shop: TestServer
let many = ''
let few = ''
beforeAll(async () => {
  shop = await startTestServer()
  many = await withVariants(MANY)
  few = await withVariants(20)
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api

/** Two options that make so many variants. */
async function withVariants(count: number): Promise<string> {
  const optionOf = (name: string, length: number) => {
    const values = Array.from({ length }, (_, at) => String(at + 1).padStart(3, '0'))
    return { name, choices: values.map((value) => ({ value, description: value })) }
  }
  const { product } = await api().catalogV1.createProduct({
    product: {
      name: 'Rope',
      priceData: { price: '10' },
      manageVariants: true,
      productOptions: [optionOf('Length', count / 10), optionOf('Colour', 10)],
    },
  })
  return product.id
}

const variantsOf = async (id: string) =>
  (await api().catalogV1.queryProductVariants({ id, paging: { limit: 2, offset: 0 } })).variants

/** The cost of repeating a read after a save: size of the response, and number of statements. */
async function costOf(read: () => Promise<unknown>) {
  const { result, statements } = await shop.countStatements(read)
  return { bytes: JSON.stringify(result).length, statements: statements.length }
}

describe('a product without its variants', () => {
  test('takes as much work with 300 of them as with 20, except the names of its choices', async () => {
    const whole = { includeMerchantSpecificData: true, withoutVariants: true }
    const reads = (id: string) => [
      () =>
        api()
          .catalogV1.getProduct({ id, ...whole })
          .then(({ product }) => ({ ...product, productOptions: [] })),
      () =>
        api()
          .catalogV3.getProduct({ productId: id, withoutVariants: true })
          .then(({ product }) => ({ ...product, options: [] })),
    ]
    for (const [at, read] of reads(many).entries()) {
      const [large, small] = [await costOf(read), await costOf(reads(few)[at] as typeof read)]
      expect(large.bytes).toBeLessThan(small.bytes + 100)
      expect(large.statements).toBe(small.statements)
    }
  })

  test('has all other fields that it has with them', async () => {
    const { variants, ...alone } = (
      await api().catalogV1.getProduct({ id: many, withoutVariants: true })
    ).product
    const { variants: all, ...whole } = (await api().catalogV1.getProduct({ id: many })).product
    expect(variants).toEqual([])
    expect(all).toHaveLength(MANY)
    expect(alone).toEqual(whole)
    const asked = { productId: many, fields: ['INFO_SECTION' as const] }
    const newer = (await api().catalogV3.getProduct({ ...asked, withoutVariants: true })).product
    const { variantsInfo, ...rest } = (await api().catalogV3.getProduct(asked)).product
    expect(variantsInfo?.variants).toHaveLength(MANY)
    expect(newer).toEqual(rest)
  })

  test('still has its only variant when it has no options', async () => {
    const { product } = await api().catalogV1.createProduct({
      product: { name: 'Stool', sku: 'ST', priceData: { price: '10' } },
    })
    const asked = { productId: product.id, withoutVariants: true }
    const newer = (await api().catalogV3.getProduct(asked)).product
    expect(newer.variantsInfo?.variants.map(({ sku }) => sku)).toEqual(['ST'])
  })

  test('is not shown to visitors while it is hidden', async () => {
    const { productId } = await stockedSizes(shop.people.merchant(), [1, 2])
    await api().catalogV1.updateProduct({ product: { id: productId, visible: false } })
    const visitor = shop.people.visitor()
    await visitor.api.auth.generateVisitorTokens()
    await expect(
      visitor.api.catalogV1.getProduct({ id: productId, withoutVariants: true }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('barcodes of variants', () => {
  const give = (id: string, variantIds: string[], barcode: string | null) =>
    api().catalogV1.updateProductVariants({ id, variants: [{ variantIds, barcode }] })
  const barcodesOf = async (ids: readonly string[]) =>
    (
      await api().catalogV3.queryVariants({ query: { filter: { id: { $in: [...ids] } } } })
    ).variants.map(({ barcode }) => barcode)

  test('are saved with other values of those variants alone', async () => {
    const [first] = await variantsOf(many)
    const ids = [first?.id ?? '']
    const { statements } = await shop.countStatements(() => give(many, ids, '96385074'))
    const [other] = await variantsOf(few)
    const small = await shop.countStatements(() => give(few, [other?.id ?? ''], '12345670'))
    expect(statements.length).toBe(small.statements.length)
    expect(await barcodesOf(ids)).toEqual(['96385074'])
    await give(many, ids, '')
    expect(await barcodesOf(ids)).toEqual([undefined])
  })

  test('are refused when another product has them, or twice in a call', async () => {
    const [first, second] = (await variantsOf(many)).map(({ id }) => id)
    await expect(give(many, [first ?? ''], '12345670')).rejects.toMatchObject({
      code: 'BARCODE_ALREADY_EXIST_ERROR',
    })
    await expect(give(many, [first ?? '', second ?? ''], '55123457')).rejects.toMatchObject({
      code: 'DUPLICATE_BARCODE_ERROR',
    })
    expect(await barcodesOf([first ?? '', second ?? ''])).toEqual([undefined, undefined])
  })
})
