import { currencyDigits } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import type { FindKnown, SearchIndex } from '../model/search-index.ts'
import type { MediaLibrary, Shop } from '../model/shop.ts'
import type { TotalsCache } from './totals-cache.ts'

/** Dependencies of the catalog service. */
export interface CatalogDeps {
  readonly events: Events
  readonly media: MediaLibrary
  readonly shopOf: (tx: Tx) => Promise<Shop>
  /** Absent in processes that do not listen to changes. */
  readonly totals?: Pick<TotalsCache, 'useTotal' | 'cached' | 'peek'>
  /** Finds products by words for visitors; PostgreSQL by default. */
  readonly searchIndex?: SearchIndex
  readonly findKnown?: FindKnown
}

/** The default. */
const MAX_VARIANTS = 10_000

/** Limits of the site that rules keep to. */
export interface CatalogLimits {
  /** Decimals of the shop's currency. */
  readonly decimals: number
  /** Maximum number of variants of a product. */
  readonly maxVariants: number
}

/** The catalog limits from the site's settings. */
export async function limitsOf(tx: Tx, { shopOf }: CatalogDeps): Promise<CatalogLimits> {
  const { currency, maxVariants = MAX_VARIANTS } = await shopOf(tx)
  return { decimals: currencyDigits(currency), maxVariants: maxVariants }
}

export const decimalsOf = async (tx: Tx, deps: CatalogDeps): Promise<number> =>
  (await limitsOf(tx, deps)).decimals
