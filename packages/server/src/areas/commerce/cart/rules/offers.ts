import type { DeliveryOffer, PriceResult, PriceSnapshot } from '@vitrine/pricing'

/**
 * The ways of delivery in the order of the shop: shipping, pick-up, local delivery, each the oldest first. The engine
 * has them in the order of their ids, which says nothing to a buyer.
 */
export function offersInShopOrder(
  { delivery: { options } }: Pick<PriceSnapshot, 'delivery'>,
  { deliveryOffers }: Pick<PriceResult, 'deliveryOffers'>,
): DeliveryOffer[] {
  const placeOf = ({ groupId, optionId }: DeliveryOffer) =>
    options.findIndex((one) => one.groupId === groupId && one.id === optionId)
  return deliveryOffers.toSorted((one, other) => placeOf(one) - placeOf(other))
}
