import type { Input, Output } from '@vitrine/contract/kit'
import type { deliveryProfile, shippingOptions } from '@vitrine/contract/published-delivery'
import type {
  ConditionalRate,
  DeliveryCarrier,
  DeliveryProfile,
  DeliveryRegion,
  SavedRegion,
  ShippingOption,
} from '../../../areas/commerce/delivery/index.ts'
import { encodeVersion, givenFields } from './versions.ts'

type ProfileOperations = (typeof deliveryProfile)['operations']
type OptionOperations = (typeof shippingOptions)['operations']
type WireProfile = Output<ProfileOperations['getDeliveryProfile']>['deliveryProfile']
type WireOption = Output<OptionOperations['getShippingOption']>['shippingOption']
type NewRegion = Input<ProfileOperations['addDeliveryRegion']>['deliveryRegion']
type ChangedRegion = Input<ProfileOperations['updateDeliveryRegion']>['deliveryRegion']
type SentCarrier = Input<ProfileOperations['addDeliveryCarrier']>['deliveryCarrier']
type WireRate = Input<OptionOperations['createShippingOption']>['shippingOption']['rates'][number]

export const encodeProfile = (profile: DeliveryProfile): WireProfile => ({
  ...encodeVersion(profile),
  name: profile.name,
  default: profile.isDefault,
  deliveryRegions: profile.regions.map(encodeDeliveryRegion),
})

export const encodeDeliveryRegion = (
  region: DeliveryRegion,
): WireProfile['deliveryRegions'][number] => ({
  id: region.id,
  name: region.name,
  active: region.active,
  destinations: region.destinations.map(({ countryCode, subdivisions }) => ({
    countryCode,
    subdivisions,
  })),
  deliveryCarriers: region.carriers.map(encodeCarrier),
  createdDate: new Date(region.createdDate),
})

const encodeCarrier = ({
  appId,
  backupRate,
  additionalCharges,
}: DeliveryCarrier): WireProfile['deliveryRegions'][number]['deliveryCarriers'][number] => ({
  appId,
  ...(backupRate && { backupRate }),
  additionalCharges,
})

export const decodeCarrier = ({
  appId,
  backupRate,
  additionalCharges,
}: SentCarrier): DeliveryCarrier => ({
  appId: appId.toLowerCase(),
  backupRate: backupRate
    ? {
        title: backupRate.title ?? '',
        amount: backupRate.amount,
        active: backupRate.active ?? true,
      }
    : null,
  additionalCharges: (additionalCharges ?? []).map(({ description, amount }) => ({
    description: description ?? '',
    amount,
  })),
})

const decodeDestinations = (destinations: NewRegion['destinations']) =>
  (destinations ?? []).map(({ countryCode, subdivisions }) => ({
    countryCode,
    subdivisions: subdivisions ?? [],
    postalCodes: [],
  }))

export const decodeRegion = ({ name, active, destinations }: NewRegion): SavedRegion => ({
  name,
  active: active ?? true,
  destinations: decodeDestinations(destinations),
  carriers: [],
})

/** Applies sent fields to a region; postal codes and carriers stay unchanged. */
export const changeRegion = (region: DeliveryRegion, sent: ChangedRegion): DeliveryRegion => {
  const { name, active, destinations } = givenFields(sent)
  return {
    ...region,
    ...givenFields({ name, active }),
    ...(destinations ? { destinations: decodeDestinations(destinations) } : {}),
  }
}

export const encodeOption = (option: ShippingOption): WireOption => {
  const [deliveryRegionId] = option.deliveryRegionIds
  return {
    ...encodeVersion(option),
    title: option.title,
    estimatedDeliveryTime: option.estimatedDeliveryTime,
    rates: option.rates,
    deliveryRegionIds: option.deliveryRegionIds,
    ...(deliveryRegionId ? { deliveryRegionId } : {}),
  }
}

export const decodeRates = (rates: readonly WireRate[]): ConditionalRate[] =>
  rates.map(({ amount, conditions, multiplyByQuantity }) => ({
    amount,
    conditions: conditions ?? [],
    multiplyByQuantity: multiplyByQuantity ?? false,
  }))
