import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unique } from '../catalog/listed-products.fixture.ts'
import { labelledVariants } from './labelled-variants.fixture.ts'
import { prepareScanner, scannedPages } from './scanned-labels.fixture.ts'

const A4 = { width: 210, height: 297 }

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  await prepareScanner()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api

const between = (from: number, to: number) => ({
  asymmetricMatch: (value: unknown) => Number(value) >= from && Number(value) <= to,
})
const within = (left: number, right: number) => ({ x: between(left, right) })
/** A row of a sheet with eight of them, counted from 1. */
const row = (at: number) => ({ y: between(12 + (at - 1) * 34.125, 12 + at * 34.125) })

test('a scanner reads the codes of a sheet, each at its position', async () => {
  const [ean, sku] = await labelledVariants(
    api(),
    unique('Jug'),
    { barcode: '4006381333931' },
    { sku: 'JUG-l.7' },
  )
  const file = await api().stock.printVariantLabels({
    labels: [{ ...ean!, quantity: 2 }, sku!],
    sheet: { columns: 3, rows: 8, firstPosition: 23 },
  })
  const [first, second] = await scannedPages(file, A4)
  expect(first).toEqual([
    { format: 'EAN13', text: '4006381333931', ...within(73, 136), ...row(8) },
    { format: 'EAN13', text: '4006381333931', ...within(138, 202), ...row(8) },
  ])
  expect(second).toEqual([{ format: 'Code128', text: 'JUG-l.7', ...within(8, 71), ...row(1) }])
})

test('a scanner reads every code that is printed on the narrowest labels', async () => {
  const variants = await labelledVariants(
    api(),
    unique('Ring'),
    { barcode: '9780201379624' },
    { barcode: '40063813' },
    { sku: 'R-7' },
    { sku: '~ a"' },
    { sku: 'RING-OF-GOLD' },
  )
  const roll = { width: 25, height: 12 }
  const file = await api().stock.printVariantLabels({ labels: variants, roll })
  const pages = await scannedPages(file, roll)
  expect(pages.map((page) => page.map(({ format, text }) => `${format} ${text}`))).toEqual([
    ['EAN13 9780201379624'],
    ['Code128 40063813'],
    ['Code128 R-7'],
    ['Code128 ~ a"'],
    [],
  ])
  expect(file.withoutBarcode).toEqual([{ ...variants[4], reason: 'TOO_LONG' }])
})

test('a scanner also reads codes of a printer with low resolution', async () => {
  const labels = await labelledVariants(
    api(),
    unique('Spoon'),
    { barcode: '5012345678900' },
    { sku: 'SPOON-1' },
  )
  const roll = { width: 38, height: 25 }
  const file = await api().stock.printVariantLabels({ labels, roll })
  const pages = await scannedPages(file, roll, 203)
  expect(pages.flat().map(({ text }) => text)).toEqual(['5012345678900', 'SPOON-1'])
})

test('the same labels are the same bytes', async () => {
  const labels = await labelledVariants(api(), unique('Bell'), { sku: 'BELL' })
  const print = () => api().stock.printVariantLabels({ labels, sheet: { columns: 2, rows: 4 } })
  expect(await print()).toEqual(await print())
})
