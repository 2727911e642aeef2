import { PermissionDenied } from '@vitrine/contract/kit'
import { currencyDigits } from '@vitrine/money'
import type { Catalog, Conversion, MediaUrl, Shop } from '../../../areas/catalog/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import type { View } from '../codec/price.ts'

export interface CatalogHandlerDeps {
  readonly pages: QueryPages
  readonly catalog: Catalog
  readonly mediaUrl: MediaUrl
  /** The exchange rate from the shop's currency; undefined where none is configured. */
  rateOf(tx: Tx, currency: string): Promise<string | undefined>
}

type Call = Pick<HandlerContext, 'caller' | 'tx' | 'request'>

/** Only merchants read hidden products. */
export const readerOf = ({ caller }: Pick<Call, 'caller'>) => ({ seesHidden: isMerchant(caller) })

/** Whether rendered products can be sent: no merchant-only fields, no other currency. */
export const isDefaultView = ({ merchantData, conversion }: View) => !merchantData && !conversion

/** The view for this caller. Merchant-only fields require a merchant. */
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
    decimals: currencyDigits(shop.currency),
    mediaUrl: deps.mediaUrl,
    merchantData: merchantData ?? false,
    conversion: await conversionTo(deps, tx, shop, request.currency),
  }
}

/** Without a rate, prices stay in the shop's currency. */
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
