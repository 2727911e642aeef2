import { PermissionDenied } from '@vitrine/contract/kit'
import { currencyDigits } from '@vitrine/money'
import { type Catalog, type ShopViewDeps, shopViewOf } from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import type { View } from '../codec/price.ts'

export interface CatalogHandlerDeps extends ShopViewDeps {
  readonly pages: QueryPages
  readonly catalog: Catalog
}

type Call = Pick<HandlerContext, 'caller' | 'tx' | 'request'>

/** Whether rendered products can be sent: no merchant-only fields, no other currency. */
export const isDefaultView = ({ merchantData, conversion }: View) => !merchantData && !conversion

/** The view for this caller. Merchant-only fields require a merchant. */
export async function viewOf(
  deps: CatalogHandlerDeps,
  call: Call,
  merchantData: boolean | null | undefined = false,
): Promise<View> {
  if (merchantData && !isMerchant(call.caller)) {
    throw PermissionDenied({ field: 'includeMerchantSpecificData' })
  }
  const view = await shopViewOf(deps, call)
  const decimals = currencyDigits(view.shop.currency)
  return { ...view, decimals, merchantData: merchantData ?? false }
}
