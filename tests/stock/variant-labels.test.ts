import { startTestServer, type TestServer } from '@vitrine/testkit'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, unique } from '../catalog/listed-products.fixture.ts'
import { create as createProduct } from '../catalog/saved-products.fixture.ts'
import type { Api } from '../shop/saves.fixture.ts'
import { labelledVariants, type VariantCodes } from './labelled-variants.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
type Print = Parameters<Api['stock']['printVariantLabels']>[0]
const a4 = { columns: 3, rows: 8 }
const print = (request: Print) => api().stock.printVariantLabels(request)

const withCodes = (name: string, ...codes: VariantCodes[]) =>
  labelledVariants(api(), name, ...codes)

/** The text of each page. */
async function pagesOf({ data }: { readonly data: string }) {
  const pdf = await getDocumentProxy(Uint8Array.from(Buffer.from(data, 'base64')))
  const { text } = await extractText(pdf)
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 25.4 / 72 })
  return { text, size: [Math.round(width), Math.round(height)] }
}

const occurrences = (text: string | undefined, part: string) => (text ?? '').split(part).length - 1

describe('labels of variants', () => {
  test('show name, choices, price and code, as many of each as requested', async () => {
    const name = unique('Jug')
    const [small, large] = await withCodes(name, { barcode: '4006381333931' }, { sku: 'JUG-L' })
    const file = await print({ labels: [{ ...small!, quantity: 3 }, large!], sheet: a4 })
    expect(file).toMatchObject({
      contentType: 'application/pdf',
      labels: 4,
      pages: 1,
      withoutBarcode: [],
    })
    const { text, size } = await pagesOf(file)
    expect(size).toEqual([210, 297])
    expect(occurrences(text[0], name)).toBe(4)
    expect(occurrences(text[0], 'Size 1')).toBe(3)
    expect(occurrences(text[0], '4006381333931')).toBe(3)
    expect(occurrences(text[0], 'JUG-L')).toBe(1)
    expect(text[0]).toMatch(/\d[.,]\d\d/)
  })

  test('leave out what the merchant does not want on them', async () => {
    const name = unique('Ladle')
    const [one] = await withCodes(name, { sku: 'LADLE' })
    const content = { name: false, choices: false, price: false }
    const { text } = await pagesOf(await print({ labels: [one!], sheet: a4, content }))
    expect(text.map((page) => page.trim())).toEqual(['LADLE'])
  })

  test('start at the first free label of a used sheet', async () => {
    const [one] = await withCodes(unique('Sieve'), { sku: 'SIEVE' })
    const file = await print({
      labels: [{ ...one!, quantity: 3 }],
      sheet: { ...a4, firstPosition: 23 },
    })
    expect(file.pages).toBe(2)
    const { text } = await pagesOf(file)
    expect(text.map((page) => occurrences(page, 'SIEVE'))).toEqual([2, 1])
  })

  test('of a roll are pages as large as a label', async () => {
    const [one] = await withCodes(unique('Whisk'), { sku: 'WHISK' })
    const file = await print({
      labels: [{ ...one!, quantity: 2 }],
      roll: { width: 57, height: 32 },
    })
    expect([file.pages, (await pagesOf(file)).size]).toEqual([2, [57, 32]])
  })

  test('of variants without a printable code have no barcode, and the answer names them', async () => {
    const [none, umlaut, long, fine] = await withCodes(
      unique('Tureen'),
      {},
      { sku: 'GRÜN' },
      { sku: 'X'.repeat(40) },
      { sku: 'T-1' },
    )
    const file = await print({
      labels: [none!, umlaut!, long!, fine!],
      roll: { width: 40, height: 25 },
    })
    expect(file.withoutBarcode).toEqual([
      { ...none, reason: 'NO_CODE' },
      { ...umlaut, reason: 'NOT_PRINTABLE' },
      { ...long, reason: 'TOO_LONG' },
    ])
    const { text } = await pagesOf(file)
    expect([text[1], text[2]]).toEqual([
      expect.stringContaining('GRÜN'),
      expect.stringContaining('X'.repeat(40)),
    ])
  })

  test('show names without emoji, and the price of a sale', async () => {
    const name = unique('Vase')
    const { id: productId } = await createProduct(api(), {
      name: `${name} 🎁 with hearts ❤️`,
      sku: 'VASE',
      price: '30.00',
      discount: { type: 'PERCENT', value: '30' },
    })
    const { variants } = await api().stock.listVariantStock({ filter: { productIds: [productId] } })
    const labels = variants.map(({ variantId }) => ({ productId, variantId }))
    const { text } = await pagesOf(await print({ labels, sheet: a4 }))
    expect(text[0]?.replaceAll(/\s+/g, ' ')).toBe(`${name} with hearts $21.00 VASE`)
  })

  test('of hidden products are printed as well', async () => {
    const name = unique('Hidden bowl')
    const product = await createProduct(api(), { name, visible: false })
    const [only] = (await api().stock.listVariantStock({ filter: { productIds: [product.id] } }))
      .variants
    const { text } = await pagesOf(
      await print({
        labels: [{ productId: product.id, variantId: only?.variantId ?? '' }],
        sheet: a4,
      }),
    )
    expect(text[0]).toContain(name)
    expect(occurrences(text[0], name)).toBe(1)
  })
})

describe('a print is refused', () => {
  test('with a message that names the field and what is accepted', async () => {
    const labels = await withCodes(unique('Mug'), { sku: 'MUG' })
    const refused = (request: Omit<Print, 'labels'> & { quantity?: number }) => {
      const { quantity = 1, ...rest } = request
      return print({ labels: [{ ...labels[0]!, quantity }], ...rest }).then(
        () => 'printed',
        (error: Error) => error.message,
      )
    }
    expect(await refused({})).toContain('Give either "sheet" or "roll"')
    expect(await refused({ sheet: a4, roll: { width: 50, height: 30 } })).toContain('not both')
    expect(await refused({ sheet: { ...a4, firstPosition: 25 } })).toContain(
      '"sheet.firstPosition" The sheet has 24 labels; give a position from 1 to 24',
    )
    expect(await refused({ sheet: { columns: 10, rows: 5, gapX: 5 } })).toContain(
      '"sheet.columns" The width of a label would be 14.9 mm; at least 20 mm are needed',
    )
    expect(await refused({ sheet: { columns: 2, rows: 24 } })).toContain('sheet.rows')
    expect(await refused({ sheet: a4, quantity: 1001 })).toContain('labels')
  })

  test('when a file would have too many labels, or a variant was deleted', async () => {
    const [one, two] = await withCodes(unique('Cup'), { sku: 'CUP-1' }, { sku: 'CUP-2' })
    await expect(
      print({
        labels: [
          { ...one!, quantity: 1000 },
          { ...two!, quantity: 1 },
        ],
        sheet: a4,
      }),
    ).rejects.toThrow('These are 1001 labels; a file holds at most 1000')
    const gone = { productId: one!.productId, variantId: '00000000-0000-4000-8000-000000000001' }
    expect(await codeOf(print({ labels: [one!, gone], sheet: a4 }))).toBe('404 VARIANT_NOT_FOUND')
  })

  test('for callers who are not merchants', async () => {
    const [one] = await withCodes(unique('Plate'), { sku: 'PLATE' })
    const visitor = await shop.people.visitor()
    const attempt = visitor.api.stock.printVariantLabels({ labels: [one!], sheet: a4 })
    expect(await codeOf(attempt)).toMatch(/^403 /)
  })
})
