import type { DeliveryOffer, PriceResult, PriceSnapshot } from '@vitrine/pricing'

/**
 * Delivery options in the order of the shop: shipping, pickup, local delivery, each oldest first. The engine
 * sorts them by id, which is meaningless to a buyer.
 */
export function offersInShopOrder(
  { delivery: { options } }: Pick<PriceSnapshot, 'delivery'>,
  { deliveryOffers }: Pick<PriceResult, 'deliveryOffers'>,
): DeliveryOffer[] {
  const placeOf = ({ groupId, optionId }: DeliveryOffer) =>
    options.findIndex((one) => one.groupId === groupId && one.id === optionId)
  return deliveryOffers.toSorted((one, other) => placeOf(one) - placeOf(other))
}
