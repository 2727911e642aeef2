import { violation } from '@vitrine/contract/kit'
import type {
  ChangedLocalDelivery,
  NewLocalDelivery,
  PublishedLocalDelivery,
} from '@vitrine/contract/published-places'
import type {
  LocalArea,
  LocalDeliveryOption,
  WeeklyTime,
} from '../../../areas/commerce/delivery/index.ts'
import { decodeRates } from './delivery.ts'
import { encodeVersion } from './versions.ts'

type SentArea = Pick<
  NewLocalDelivery,
  'zipConfig' | 'radiusConfig' | 'customAreaConfig' | 'cityConfig'
>
type Windows = NonNullable<NewLocalDelivery['scheduledDeliveryConfig']>['timeWindows']

export const encodeLocal = (option: LocalDeliveryOption): PublishedLocalDelivery => ({
  ...encodeVersion(option),
  areaName: option.areaName,
  estimatedDeliveryTime: option.estimatedDeliveryTime.slice(0, 40),
  ...encodeArea(option.area),
  scheduledDeliveryConfig: {
    timeWindows: option.slots.map(({ day, from, to }) => ({
      day,
      start: encodeTime(from),
      end: encodeTime(to),
      enabled: true,
    })),
  },
  rates: option.rates,
  deliveryRegionIds: option.deliveryRegionIds,
})

function encodeArea(area: LocalArea): SentArea {
  switch (area.kind) {
    case 'POSTAL_CODES':
      return { zipConfig: { zipCodes: area.postalCodes } }
    case 'RADIUS':
      return {
        radiusConfig: {
          radius: area.radiusKilometres ?? 0,
          lengthUnit: 'KM',
          address: {
            formattedAddress: area.centerAddress,
            ...(area.center && { geocode: area.center }),
          },
        },
      }
    case 'POLYGON':
      return { customAreaConfig: { geocodes: area.corners } }
    case 'CITIES':
      return {
        cityConfig: {
          cityItems: area.cities.map(({ name, ...place }) => ({ cityName: name, ...place })),
        },
      }
  }
}

const encodeTime = (time: string) => {
  const [hours, minutes] = time.split(':').map(Number)
  return { hours: hours ?? 0, minutes: minutes ?? 0 }
}

const two = (part: number | null | undefined) => String(part ?? 0).padStart(2, '0')

/** Omits disabled times. */
const decodeWindows = (windows: Windows): WeeklyTime[] =>
  (windows ?? [])
    .filter(({ enabled }) => enabled !== false)
    .map(({ day, start, end }) => ({
      day,
      from: `${two(start.hours)}:${two(start.minutes)}`,
      to: `${two(end.hours)}:${two(end.minutes)}`,
    }))

const nowhere = {
  postalCodes: [],
  center: null,
  centerAddress: '',
  radiusKilometres: null,
  corners: [],
  cities: [],
}

/** The area of the one form that is sent; undefined where none is. */
function decodeArea({
  zipConfig,
  radiusConfig,
  customAreaConfig,
  cityConfig,
}: SentArea): LocalArea | undefined {
  if (zipConfig) return { ...nowhere, kind: 'POSTAL_CODES', postalCodes: zipConfig.zipCodes }
  if (radiusConfig) {
    const { radius, address } = radiusConfig
    return {
      ...nowhere,
      kind: 'RADIUS',
      radiusKilometres: radius,
      center: address?.geocode ?? null,
      centerAddress: address?.formattedAddress ?? '',
    }
  }
  if (customAreaConfig) return { ...nowhere, kind: 'POLYGON', corners: customAreaConfig.geocodes }
  if (!cityConfig) return undefined
  const cities = cityConfig.cityItems.map(({ cityName, subdivision, country }) => ({
    name: cityName,
    subdivision: subdivision ?? '',
    country,
  }))
  return { ...nowhere, kind: 'CITIES', cities }
}

export function decodeLocal(sent: NewLocalDelivery) {
  const area = decodeArea(sent)
  if (!area) {
    throw violation(
      'localDeliveryOption',
      'REQUIRED_ONE_OF_FIELD',
      'needs one of zipConfig, radiusConfig, customAreaConfig and cityConfig',
    )
  }
  return {
    areaName: sent.areaName,
    area,
    estimatedDeliveryTime: sent.estimatedDeliveryTime ?? '',
    slots: decodeWindows(sent.scheduledDeliveryConfig?.timeWindows),
    active: true,
    deliveryRegionIds: (sent.deliveryRegionIds ?? []).map((id) => id.toLowerCase()),
    rates: decodeRates(sent.rates),
    freeFrom: null,
  }
}

/** Applies sent fields to an option; its state and free delivery limit stay unchanged. */
export const changeLocal = (
  option: LocalDeliveryOption,
  sent: ChangedLocalDelivery,
): LocalDeliveryOption => ({
  ...option,
  areaName: sent.areaName ?? option.areaName,
  area: decodeArea(sent) ?? option.area,
  estimatedDeliveryTime: sent.estimatedDeliveryTime ?? option.estimatedDeliveryTime,
  revision: Number(sent.revision),
  ...(sent.scheduledDeliveryConfig && {
    slots: decodeWindows(sent.scheduledDeliveryConfig.timeWindows),
  }),
  ...(sent.rates && { rates: decodeRates(sent.rates) }),
})
