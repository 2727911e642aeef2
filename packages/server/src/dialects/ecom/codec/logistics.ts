import type { Logistics } from '@vitrine/contract/ecom'
import type { DeliveryDetails, PickupAddress } from '@vitrine/pricing'

/** Details of a delivery besides its title. */
export const encodeLogistics = (details: DeliveryDetails | undefined): Logistics => ({
  ...(details?.deliveryTime && { deliveryTime: details.deliveryTime }),
  ...(details?.instructions && { instructions: details.instructions }),
  ...(details?.pickup && {
    pickupDetails: {
      address: encodeAddress(details.pickup),
      pickupMethod: 'STORE_PICKUP',
      businessLocation: true,
    },
  }),
})

/** Empty texts are absent. */
const encodeAddress = ({ country, ...rest }: PickupAddress) => ({
  country,
  ...(Object.fromEntries(Object.entries(rest).filter(([, text]) => text !== '')) as Partial<
    typeof rest
  >),
})
