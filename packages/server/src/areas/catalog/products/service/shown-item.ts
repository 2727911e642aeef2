import { VariantNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import { productReads } from './read-products.ts'

/** The visible texts of a product, or of one of its variants. */
export interface ShownItem {
  readonly productId: string
  /** Null where none was given, and for products without managed variants. */
  readonly variantId: string | null
  readonly name: string
  /** The variant's choices, in the order of the options; empty without one. */
  readonly choices: string
}

const visitor = { seesHidden: false }

/** Throws `PRODUCT_NOT_FOUND` or `VARIANT_NOT_FOUND` where visitors see none. */
export async function shownItem(
  tx: Tx,
  productId: string,
  variantId: string | null,
): Promise<ShownItem> {
  const page = { variantIds: variantId === null ? [] : [variantId], limit: 1, offset: 0 }
  const { product, items } = await productReads.queryVariants(tx, productId, page, visitor)
  const { id, name, options, manageVariants } = product
  if (variantId === null || !manageVariants) {
    return { productId: id, variantId: null, name, choices: '' }
  }
  const [variant] = items
  if (!variant?.visible) throw VariantNotFound({ variantId })
  const chosen = options
    .flatMap(({ choices }) => choices)
    .filter((choice) => variant.choiceIds.includes(choice.id))
  const choices = chosen.map(({ description }) => description).join(', ')
  return { productId: id, variantId: variant.id, name, choices }
}
