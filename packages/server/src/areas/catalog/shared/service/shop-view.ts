import type { Tx } from '../../../../platform/tx.ts'
import { type Caller, isMerchant } from '../../../../transport/caller.ts'
import type { Reader } from '../model/reader.ts'
import type { MediaUrl, Shop } from '../model/shop.ts'
import type { Conversion } from '../rules/conversion.ts'

/** Only merchants see hidden entities. */
export const readerOf = ({ caller }: { readonly caller: Caller }): Reader => ({
  seesHidden: isMerchant(caller),
})

/** The shop as a call sees it. */
export interface ShopView {
  readonly shop: Shop
  readonly mediaUrl: MediaUrl
  /** The requested other currency; null: the shop's own. */
  readonly conversion: Conversion | null
}

export interface ShopViewDeps {
  readonly catalog: { shopOf(tx: Tx): Promise<Shop> }
  readonly mediaUrl: MediaUrl
  /** The exchange rate from the shop's currency; undefined where none is configured. */
  rateOf(tx: Tx, currency: string): Promise<string | undefined>
}

interface ViewingCall {
  readonly tx: Tx
  readonly request: { readonly currency?: string | undefined }
}

/** The shop with the requested currency. Without a rate, prices stay in the shop's currency. */
export async function shopViewOf(
  { catalog, mediaUrl, rateOf }: ShopViewDeps,
  { tx, request: { currency } }: ViewingCall,
): Promise<ShopView> {
  const shop = await catalog.shopOf(tx)
  if (!currency || currency === shop.currency) return { shop, mediaUrl, conversion: null }
  const rate = await rateOf(tx, currency)
  return { shop, mediaUrl, conversion: rate === undefined ? null : { currency, rate } }
}
