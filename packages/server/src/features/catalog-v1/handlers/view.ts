import { PermissionDenied } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import { type Catalog, currencyDecimals, type MediaUrl } from '../../catalog/index.ts'
import type { View } from '../codec/price.ts'

export interface CatalogHandlerDeps {
  readonly catalog: Catalog
  readonly mediaUrl: MediaUrl
}

type Call = Pick<HandlerContext, 'caller' | 'tx'>

/** Only merchants see what is hidden. */
export const readerOf = ({ caller }: Call) => ({ seesHidden: isMerchant(caller) })

/** How a product is written for this caller. Asking for a merchant's figures takes a merchant. */
export async function viewOf(
  { catalog, mediaUrl }: CatalogHandlerDeps,
  { caller, tx }: Call,
  merchantData: boolean | null | undefined = false,
): Promise<View> {
  if (merchantData && !isMerchant(caller)) {
    throw PermissionDenied({ field: 'includeMerchantSpecificData' })
  }
  const shop = await catalog.shopOf(tx)
  const decimals = currencyDecimals(shop.currency)
  return { shop, decimals, mediaUrl, merchantData: merchantData ?? false }
}
