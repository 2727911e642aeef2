import { type Decimal, toMinorUnits } from '@vitrine/money'
import type {
  DeliveryCondition,
  DeliveryDetails,
  DeliveryOption,
  DeliveryRate,
  DeliveryRefusal,
} from '@vitrine/pricing'
import type {
  ConditionalRate,
  DeliveryPlace,
  DeliveryProfile,
  DeliveryRegion,
  LocalDeliveryOption,
  PickupLocation,
  RateCondition,
  ShippingOption,
} from '../model/delivery.ts'
import { refusalOfArea } from './areas.ts'
import { regionOf } from './regions.ts'

/** All that a site has set up about delivery. */
export interface DeliverySetUp {
  readonly profiles: readonly DeliveryProfile[]
  readonly shippingOptions: readonly ShippingOption[]
  readonly pickupLocations: readonly PickupLocation[]
  readonly localDelivery: readonly LocalDeliveryOption[]
}

interface DestinationRates {
  readonly profile: DeliveryProfile
  readonly place: DeliveryPlace | undefined
  readonly region: DeliveryRegion | undefined
  readonly currency: string
}

/**
 * Every way to deliver the goods of a profile, in the form of the price engine, with the reason where the place is
 * offered none. Whether weight, price and number of the goods fit is for the engine.
 */
export function candidatesFor(
  setUp: DeliverySetUp,
  profile: DeliveryProfile,
  place: DeliveryPlace | undefined,
  currency: string,
): DeliveryOption[] {
  const region = place && regionOf(profile.regions, place)
  const destined: DestinationRates = { profile, place, region, currency }
  const ownRegions = new Set(profile.regions.map(({ id }) => id))
  const isOwn = ({ deliveryRegionIds }: { readonly deliveryRegionIds: readonly string[] }) =>
    deliveryRegionIds.some((id) => ownRegions.has(id))
  const isOpen = (option: { readonly deliveryRegionIds: readonly string[] }) =>
    option.deliveryRegionIds.length === 0 || isOwn(option)
  return [
    ...setUp.shippingOptions.filter(isOwn).map((one) => shippingCandidate(one, destined)),
    ...setUp.pickupLocations.filter(isOpen).map((one) => pickupCandidate(one, destined)),
    ...setUp.localDelivery.filter(isOpen).map((one) => localCandidate(one, destined)),
  ]
}

const shippingCandidate = (option: ShippingOption, destined: DestinationRates): DeliveryOption =>
  candidate(
    'shipping',
    option.title,
    { ...option, details: deliveredIn(option.estimatedDeliveryTime) },
    destined,
    refusalOfRegion(option, destined),
  )

/** Pickup is available to buyers anywhere, unless the location is limited to some regions. */
const pickupCandidate = (location: PickupLocation, destined: DestinationRates): DeliveryOption =>
  candidate(
    'pickup',
    location.name,
    { ...location, freeFrom: null, details: collectedAt(location) },
    destined,
    location.deliveryRegionIds.length === 0 || !destined.place
      ? undefined
      : refusalOfRegion(location, destined),
  )

const localCandidate = (option: LocalDeliveryOption, destined: DestinationRates): DeliveryOption =>
  candidate(
    'local',
    option.areaName,
    { ...option, details: deliveredIn(option.estimatedDeliveryTime) },
    destined,
    (option.deliveryRegionIds.length > 0 ? refusalOfRegion(option, destined) : undefined) ??
      (destined.place ? refusalOfArea(option.area, destined.place) : { reason: 'address-needed' }),
  )

function refusalOfRegion(
  { deliveryRegionIds }: { readonly deliveryRegionIds: readonly string[] },
  { place, region }: DestinationRates,
): DeliveryRefusal | undefined {
  if (!place) return { reason: 'address-needed' }
  if (region && deliveryRegionIds.includes(region.id)) return undefined
  return { reason: 'destination', have: place.country }
}

const deliveredIn = (deliveryTime: string): DeliveryDetails => ({
  deliveryTime,
  instructions: '',
  pickup: null,
})

function collectedAt({ deliveryTime, instructions, address }: PickupLocation): DeliveryDetails {
  const { streetName, streetNumber, addressLine, ...place } = address
  const street = addressLine || [streetName, streetNumber].filter(Boolean).join(' ')
  return { deliveryTime, instructions, pickup: { ...place, addressLine: street } }
}

interface PricedOption {
  readonly details: DeliveryDetails
  readonly id: string
  readonly active: boolean
  readonly rates: readonly ConditionalRate[]
  readonly freeFrom: Decimal | null
}

function candidate(
  kind: DeliveryOption['kind'],
  title: string,
  option: PricedOption,
  { profile, region, currency }: DestinationRates,
  refusal: DeliveryRefusal | undefined,
): DeliveryOption {
  const unavailable = option.active ? refusal : ({ reason: 'disabled' } as const)
  const charges = kind === 'shipping' ? chargesOf(region, currency) : []
  return {
    id: option.id,
    groupId: profile.id,
    title,
    kind,
    details: option.details,
    rates: option.rates.map((rate) => engineRate(rate, currency)),
    ...(option.freeFrom === null ? {} : { freeFrom: minorUnits(option.freeFrom, currency) }),
    ...(charges.length > 0 ? { charges } : {}),
    ...(unavailable ? { unavailable } : {}),
  }
}

/** The app id of the site's own carrier in the published form of delivery profiles. */
export const ownCarrierId = '45c44b27-ca7b-4891-8c0d-1747d588b835'

/** Handling and insurance that the region adds to the site's own shipping. */
const chargesOf = (region: DeliveryRegion | undefined, currency: string) =>
  (region?.carriers ?? [])
    .filter(({ appId }) => appId === ownCarrierId)
    .flatMap(({ additionalCharges }) => additionalCharges)
    .map(({ description, amount }) => ({ description, amount: minorUnits(amount, currency) }))

const engineRate = (
  { amount, conditions, multiplyByQuantity }: ConditionalRate,
  currency: string,
): DeliveryRate => ({
  amount: minorUnits(amount, currency),
  conditions: conditions.map((one) => engineCondition(one, currency)),
  multiplyByQuantity,
})

const operators = { EQ: 'eq', GT: 'gt', GTE: 'gte', LT: 'lt', LTE: 'lte' } as const

function engineCondition(
  { type, operator, value }: RateCondition,
  currency: string,
): DeliveryCondition {
  const compared = operators[operator]
  if (type === 'BY_TOTAL_WEIGHT') return { of: 'weight', operator: compared, value }
  if (type === 'BY_TOTAL_QUANTITY')
    return { of: 'quantity', operator: compared, value: Number(value) }
  return { of: 'total', operator: compared, value: minorUnits(value, currency) }
}

/** An amount for the engine; decimals that the currency does not have are rounded half up. */
export const minorUnits = (amount: Decimal, currency: string): number =>
  Number(toMinorUnits(amount, currency, 'half-up'))
