import type { OperationName, OutputOf } from '../../api/client.ts'
import type { Money } from '../../shared/use-money.ts'

/** All that is set up about delivery. */
export type DeliverySetup = OutputOf<'delivery.listDelivery'>
export type Profile = DeliverySetup['profiles'][number]
export type Region = Profile['regions'][number]
export type ShippingOption = DeliverySetup['shippingOptions'][number]
export type PickupLocation = DeliverySetup['pickupLocations'][number]
export type LocalDelivery = DeliverySetup['localDelivery'][number]

/** Queries to refetch after a change of delivery. */
export const staleReads: readonly OperationName[] = [
  'delivery.listDelivery',
  'delivery.testDeliveryAddress',
]

/** Props of all delivery dialogs. */
export interface EditorProps {
  readonly setup: DeliverySetup
  readonly money: Money
  readonly onClose: () => void
}

/** The edited record; a new one without id. */
export type EditTarget =
  | { readonly kind: 'profile' | 'shipping' | 'pickup' | 'local'; readonly id?: string }
  | { readonly kind: 'region'; readonly profileId: string; readonly id?: string }
  | { readonly kind: 'shipping'; readonly regionId: string; readonly id?: undefined }
