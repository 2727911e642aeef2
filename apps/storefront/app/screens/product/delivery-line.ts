import type { ShopProduct, ShopVariant } from '@vitrine/contract/shop'
import { formatExactMoney, isZero } from '@vitrine/money'
import { VitrineError } from '@vitrine/sdk'
import { readPlace } from '../../cart/estimate-cart.ts'
import type { RequestContext } from '../../request/context.ts'
import type { StockView } from './stock.ts'

const canBeHad = ({ kind }: StockView) => kind !== 'out' && kind !== 'choose'

/**
 * The lowest delivery price to the remembered country; undefined without such a country, and if unknown: the
 * page is shown nevertheless.
 */
export async function deliveryTo(
  context: RequestContext,
  product: ShopProduct,
  variant: ShopVariant | undefined,
  stock: StockView,
): Promise<string | undefined> {
  const place = readPlace(context, null)
  if (
    !place ||
    product.productType !== 'physical' ||
    product.isGiftCard ||
    !variant ||
    !canBeHad(stock)
  )
    return undefined
  const lowest = await quote(context, { productId: product.id, variantId: variant.id, ...place })
  if (lowest === null) return undefined
  const { messages, site } = context
  const names = new Intl.DisplayNames(messages.locale, { type: 'region' })
  const country = names.of(place.country) ?? place.country
  if (isZero(lowest)) return messages.product.freeDelivery({ country })
  const { currency } = site
  const price = formatExactMoney({ value: lowest, currency, locale: messages.locale })
  return messages.product.deliveryFrom({ country, price })
}

async function quote(
  { api }: RequestContext,
  item: Parameters<RequestContext['api']['delivery']['quoteItem']>[0],
): Promise<string | null> {
  const { productId, variantId, country, postalCode } = item
  try {
    const asked = { productId, variantId, country, ...(postalCode && { postalCode }) }
    return (await api.delivery.quoteItem(asked)).lowest
  } catch (error) {
    if (error instanceof VitrineError) return null
    throw error
  }
}
