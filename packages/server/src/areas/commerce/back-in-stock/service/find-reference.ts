import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Product } from '../../../catalog/index.ts'
import type { AwaitedReference } from '../model.ts'
import type { BackInStockDeps } from './deps.ts'

/** An item as clients name it: by a variant, by choices of all options, or as a whole. */
export interface NamedItem {
  readonly productId: string
  readonly variantId?: string | undefined
  /** Choices by the names or keys of options; those of modifiers do not affect stock. */
  readonly choices: Readonly<Record<string, string>>
}

const visitor = { seesHidden: false }

/**
 * Resolves the item of a client; undefined where the product has no such variant. Throws if visitors cannot
 * see the product.
 */
export async function findReference(
  tx: Tx,
  { catalog }: Pick<BackInStockDeps, 'catalog'>,
  { productId, variantId, choices }: NamedItem,
): Promise<AwaitedReference | undefined> {
  const named = variantId !== undefined && variantId !== DEFAULT_VARIANT_ID ? [variantId] : []
  const page = { variantIds: named, limit: 1, offset: 0 }
  const { product, items } = await catalog.queryVariants(tx, productId, page, visitor)
  if (!product.manageVariants) return { productId, variantId: null }
  if (named.length > 0) return items[0]?.visible ? { productId, variantId: items[0].id } : undefined
  const selection = selectionOf(product, choices)
  if (selection === undefined) return undefined
  if (Object.keys(selection).length === 0) return { productId, variantId: null }
  const wanted = { choices: selection, limit: 1, offset: 0 }
  const [variant] = (await catalog.queryVariants(tx, productId, wanted, visitor)).items
  return variant?.visible ? { productId, variantId: variant.id } : undefined
}

/** An id, or the one that nothing has. */
const guidOf = (id: string) => (isGuid(id) ? id.toLowerCase() : DEFAULT_VARIANT_ID)

/**
 * Items of a merchant's report, in order, including deleted ones. Choices that match no variant refer to the
 * whole product.
 */
export async function resolveNamed(
  tx: Tx,
  { catalog }: Pick<BackInStockDeps, 'catalog'>,
  named: readonly NamedItem[],
): Promise<AwaitedReference[]> {
  const isByChoices = ({ variantId, choices }: NamedItem) =>
    variantId === undefined && Object.keys(choices).length > 0
  const chosen = named.filter(isByChoices)
  const found = await catalog.resolvePurchasables(
    tx,
    chosen.map((one) => ({ ...one, texts: {} })),
  )
  return named.map((one) => {
    const resolution = isByChoices(one) ? found[chosen.indexOf(one)] : undefined
    const variant = resolution?.status === 'FOUND' ? resolution.purchasable : undefined
    const variantId = variant && !variant.isDefaultVariant ? variant.variantId : one.variantId
    const isNone = variantId === undefined || variantId === DEFAULT_VARIANT_ID
    return { productId: guidOf(one.productId), variantId: isNone ? null : guidOf(variantId) }
  })
}

/** The choice of every option, or none at all; undefined for a part of them, and for choices there are not. */
function selectionOf(
  { options }: Pick<Product, 'options'>,
  choices: NamedItem['choices'],
): Record<string, string> | undefined {
  const isNamed = (name: string, one: { readonly key: string }, own: string) =>
    [one.key, own].some((known) => known.toLowerCase() === name.toLowerCase())
  const entries = options.flatMap((option) => {
    const sent = Object.entries(choices).find(([name]) => isNamed(name, option, option.name))
    if (!sent) return []
    const choice = option.choices.find((one) => isNamed(sent[1], one, one.description))
    return [[option.name, choice?.description] as const]
  })
  if (entries.some(([, choice]) => choice === undefined)) return undefined
  if (entries.length > 0 && entries.length < options.length) return undefined
  return Object.fromEntries(entries) as Record<string, string>
}
