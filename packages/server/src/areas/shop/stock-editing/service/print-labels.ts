import { VariantNotFound } from '@vitrine/contract/catalog'
import {
  type LabelContent,
  type LabelRoll,
  type LabelSheet,
  MAX_EXPORTED_VARIANTS,
  type VariantLabels,
} from '@vitrine/contract/stock'
import { directionOf } from '@vitrine/messages'
import { formatMoney } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import type { Inventory, StockedVariant } from '../../../stock/index.ts'
import type { LabelText } from '../model.ts'
import { labelCount, paperOf } from '../rules/label-places.ts'
import { writeLabels } from './write-labels.ts'

export interface LabelPrintDeps {
  readonly inventory: Pick<Inventory, 'queryVariants'>
  readonly shopOf: (tx: Tx) => Promise<{ readonly currency: string; readonly locale: string }>
}

export interface LabelPrint {
  readonly labels: readonly VariantLabels[]
  readonly sheet?: LabelSheet | undefined
  readonly roll?: LabelRoll | undefined
  readonly content?: LabelContent | undefined
}

/** Labels of variants as a PDF, in the order of the request. */
export async function printLabels(tx: Tx, deps: LabelPrintDeps, request: LabelPrint) {
  const paper = paperOf(request)
  const count = labelCount(request.labels)
  const variants = await findVariants(tx, deps, request.labels)
  const { currency, locale } = await deps.shopOf(tx)
  const textOf = (variant: StockedVariant) =>
    labelText(variant, request.content ?? {}, (value) => formatMoney({ value, currency, locale }))
  const { content, pages, reasons } = await writeLabels({
    paper,
    labels: request.labels.flatMap(({ quantity = 1 }, at) =>
      Array.from({ length: quantity }, () => at),
    ),
    texts: variants.map(textOf),
    isRightToLeft: directionOf(locale) === 'rtl',
    language: locale,
    date: tx.now,
  })
  return {
    fileName: `labels-${tx.now.toISOString().slice(0, 10)}.pdf`,
    contentType: 'application/pdf',
    content,
    labels: count,
    pages,
    withoutBarcode: variants.flatMap(({ productId, variantId }, at) => {
      const reason = reasons.get(at)
      return reason ? [{ productId, variantId, reason }] : []
    }),
  }
}

/** The variants of the labels in their order, in one statement. */
async function findVariants(
  tx: Tx,
  { inventory }: LabelPrintDeps,
  labels: readonly VariantLabels[],
): Promise<StockedVariant[]> {
  const { variants } = await inventory.queryVariants(tx, {
    filter: {
      productIds: labels.map(({ productId }) => productId),
      variantIds: labels.map(({ variantId }) => variantId),
    },
    sort: 'PRODUCT_NAME',
    limit: MAX_EXPORTED_VARIANTS,
    offset: 0,
  })
  const found = new Map(variants.map((variant) => [keyOf(variant), variant]))
  return labels.map((label) => {
    const variant = found.get(keyOf(label))
    if (!variant) throw VariantNotFound({ productId: label.productId, variantId: label.variantId })
    return variant
  })
}

const keyOf = ({ productId, variantId }: Pick<StockedVariant, 'productId' | 'variantId'>) =>
  `${productId} ${variantId}`.toLowerCase()

function labelText(
  { productName, variantName, price, barcode, sku }: StockedVariant,
  { name = true, choices = true, price: hasPrice = true }: LabelContent,
  money: (value: string) => string,
): LabelText {
  return {
    barcode,
    sku,
    name: name ? productName : '',
    choices: choices && variantName !== productName ? variantName : '',
    price: hasPrice ? money(price) : '',
  }
}
