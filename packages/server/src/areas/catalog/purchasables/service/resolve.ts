import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type {
  PurchasableReference,
  ReferenceProblem,
  Resolution,
  SoldProduct,
} from '../model/purchasable.ts'
import { choiceIdsOf, readReference, type Selection } from '../rules/choose.ts'
import { giftCardModifiers } from '../rules/gift-card-fields.ts'
import { purchasableOf } from '../rules/purchasable.ts'
import { findSoldProducts, findSoldVariants, type VariantSearch } from '../store/sold-products.ts'

const notFound = { status: 'NOT_FOUND' } as const

/** A reference to a visible product, before its variant is found. */
interface ProductMatch {
  readonly at: number
  readonly product: SoldProduct
  readonly selection: Selection
  readonly reference: PurchasableReference
}

/**
 * Resolves references in order, with current prices, texts, pictures and stock, in two statements however
 * many there are. Callers handle deleted and incomplete ones.
 */
export async function resolvePurchasables(
  tx: Tx,
  references: readonly PurchasableReference[],
  { currency, locale }: { readonly currency: string; readonly locale: string },
): Promise<Resolution[]> {
  const resolutions: Resolution[] = references.map(() => notFound)
  const ids = references.map(({ productId }) => productId).filter((id) => isGuid(id))
  const products = await findSoldProducts(tx, ids)
  const found = references.flatMap((reference, at): ProductMatch[] => {
    const stored = products.get(reference.productId.toLowerCase())
    if (!stored?.visible) return []
    const product = stored.isGiftCard ? withGiftCardFields(stored, locale) : stored
    return [{ at, product, selection: readReference(product, reference), reference }]
  })
  const searches = found.flatMap(({ at, ...one }): VariantSearch[] => {
    const search = searchOf(one)
    if (!('productId' in search)) {
      const problems = [...one.selection.problems, ...search.problems]
      resolutions[at] = { status: 'INVALID', problems }
      return []
    }
    return [{ at, ...search }]
  })
  const variants = await findSoldVariants(tx, searches)
  for (const { at, ...one } of found) {
    const variant = variants.get(at)
    if (variant?.visible) resolutions[at] = purchasableOf({ ...one, variant }, currency)
  }
  return resolutions
}

const withGiftCardFields = (product: SoldProduct, locale: string): SoldProduct => ({
  ...product,
  modifiers: [...product.modifiers, ...giftCardModifiers(locale)],
})

/** The search for the variant of a reference, or why there is none. */
function searchOf({
  product,
  selection,
  reference,
}: Omit<ProductMatch, 'at'>):
  | Omit<VariantSearch, 'at'>
  | { problems: readonly ReferenceProblem[] } {
  const { variantId = DEFAULT_VARIANT_ID } = reference
  const productId = product.id
  if (variantId !== DEFAULT_VARIANT_ID) {
    // Invalid ids and the nil GUID refer to no variant.
    return {
      productId,
      variantId: isGuid(variantId) ? variantId : DEFAULT_VARIANT_ID,
      choiceIds: null,
    }
  }
  const { choiceIds, problems } = choiceIdsOf(product, selection)
  if (problems.length > 0) return { problems }
  return { productId, variantId: null, choiceIds: product.manageVariants ? choiceIds : [] }
}
