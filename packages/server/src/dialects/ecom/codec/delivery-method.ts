import type { DeliveryMethod } from '@vitrine/contract/ecom-v2'
import type { CartView } from '../../../areas/commerce/cart/index.ts'
import type { DeliveryFeature } from '../../../areas/commerce/delivery/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { OWN_CARRIER } from './estimate.ts'

export type DeliveryOfCarts = Pick<DeliveryFeature, 'read'>

/** The chosen delivery of a cart with the title that it has now; undefined where none is chosen. */
export async function methodOf(
  delivery: DeliveryOfCarts,
  tx: Tx,
  { cart }: CartView,
): Promise<DeliveryMethod | undefined> {
  const choice = cart.deliveryChoice
  if (!choice) return undefined
  const { shippingOptions, pickupLocations, localDelivery } = await delivery.read(tx)
  const isChosen = ({ id }: { readonly id: string }) => id === choice.code
  const location = pickupLocations.find(isChosen)
  const title =
    location?.name ??
    shippingOptions.find(isChosen)?.title ??
    localDelivery.find(isChosen)?.areaName
  return {
    code: choice.code,
    appId: choice.carrierId || OWN_CARRIER,
    ...(title !== undefined && { title: { original: title, translated: title } }),
    pickup: location !== undefined,
  }
}
