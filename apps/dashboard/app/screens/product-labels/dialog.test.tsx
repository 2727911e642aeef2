import type { VariantStock } from '@vitrine/contract/stock'
import { beforeEach, expect, test, vi } from 'vitest'
import { markupOf, textOf } from '../../shared/render.fixture.tsx'
import { LabelsDialogForm } from './dialog.tsx'
import { WithoutBarcode } from './without-barcode.tsx'

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  return () => vi.unstubAllGlobals()
})

const variant = (variantId: string, sku: string | null): VariantStock => ({
  productId: 'jug',
  variantId,
  productName: 'Jug of stoneware',
  variantName: variantId,
  sku,
  barcode: null,
  visible: true,
  stock: [],
})
const variants = [variant('S', 'JUG-S'), variant('M', 'JUG-M'), variant('L', null)]
const dialog = (total = variants.length) => (
  <LabelsDialogForm variants={variants} total={total} onClose={() => undefined} />
)

test('each variant has a line with its code and a label', () => {
  const text = textOf(dialog())
  expect(text).toContain('Jug of stoneware · S JUG-S')
  expect(text).toContain('3 labels · 1 page')
  expect(markupOf(dialog())).toContain('aria-label="Labels of Jug of stoneware · S"')
})

test('the preview shows which labels of the first sheet are printed', () => {
  const markup = markupOf(dialog())
  expect(markup.match(/data-printed="true"/g)).toHaveLength(3)
  expect(markup.match(/data-printed="false"/g)).toHaveLength(21)
})

test('it reports more variants than one print can have', () => {
  expect(textOf(dialog(900))).toContain('These are 900 variants; the first 500 are printed.')
  expect(textOf(dialog())).not.toContain('the first 500')
})

test('labels without bars are named with the reason', () => {
  const found = [{ productId: 'jug', variantId: 'L', reason: 'NO_CODE' as const }]
  const text = textOf(<WithoutBarcode found={found} variants={variants} />)
  expect(text).toContain('1 variant was printed without a barcode.')
  expect(text).toContain('Jug of stoneware · L : it has neither barcode nor SKU')
})
