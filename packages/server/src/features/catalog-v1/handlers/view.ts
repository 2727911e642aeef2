import { PermissionDenied } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import {
  type Catalog,
  type Conversion,
  currencyDecimals,
  type MediaUrl,
  type Shop,
} from '../../catalog/index.ts'
import type { View } from '../codec/price.ts'

export interface CatalogHandlerDeps {
  readonly pages: QueryPages
  readonly catalog: Catalog
  readonly mediaUrl: MediaUrl
  /** What one unit of the shop's currency is worth in another; undefined where nobody said. */
  rateOf(tx: Tx, currency: string): Promise<string | undefined>
}

type Call = Pick<HandlerContext, 'caller' | 'tx' | 'request'>

/** Only merchants see what is hidden. */
export const readerOf = ({ caller }: Pick<Call, 'caller'>) => ({ seesHidden: isMerchant(caller) })

/** Whether products may be sent as they were written for everybody: no figures of a merchant, no other currency. */
export const isPlain = ({ merchantData, conversion }: View) => !merchantData && !conversion

/** How a product is written for this caller. Asking for a merchant's figures takes a merchant. */
export async function viewOf(
  deps: CatalogHandlerDeps,
  { caller, tx, request }: Call,
  merchantData: boolean | null | undefined = false,
): Promise<View> {
  if (merchantData && !isMerchant(caller)) {
    throw PermissionDenied({ field: 'includeMerchantSpecificData' })
  }
  const shop = await deps.catalog.shopOf(tx)
  return {
    shop,
    decimals: currencyDecimals(shop.currency),
    mediaUrl: deps.mediaUrl,
    merchantData: merchantData ?? false,
    conversion: await conversionTo(deps, tx, shop, request.currency),
  }
}

/** A currency without a rate is as good as none: prices stay in the shop's own. */
async function conversionTo(
  { rateOf }: CatalogHandlerDeps,
  tx: Tx,
  shop: Shop,
  currency: string | undefined,
): Promise<Conversion | null> {
  if (!currency || currency === shop.currency) return null
  const rate = await rateOf(tx, currency)
  return rate === undefined ? null : { currency, rate }
}
