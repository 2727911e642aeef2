import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'
import type { Money } from '../../shared/use-money.ts'
import { checkFreeFrom, freeFromOf } from './free-from.ts'
import { checkRates, emptyRates, type RatesForm, ratesFormOf, ratesOf } from './rates.ts'
import type { LocalDelivery } from './setup.ts'
import { readTimes, type WeeklyTime, wrongTimes } from './times.ts'

type LocalToSave = InputOf<'delivery.saveLocalDelivery'>['option']
export type Area = LocalDelivery['area']

export const areaKinds: readonly Area['kind'][] = ['POSTAL_CODES', 'RADIUS', 'POLYGON', 'CITIES']

/** The form of a local delivery; fields of other kinds of areas are retained while switching. */
export interface LocalForm {
  readonly areaName: string
  readonly kind: Area['kind']
  readonly postalCodes: readonly string[]
  readonly centerAddress: string
  readonly latitude: string
  readonly longitude: string
  readonly radius: string
  /** One corner a line. */
  readonly corners: string
  /** One line per city, such as `Bremen, DE`. */
  readonly cities: readonly string[]
  readonly estimatedDeliveryTime: string
  readonly slots: readonly WeeklyTime[]
  readonly active: boolean
  readonly deliveryRegionIds: readonly string[]
  readonly rates: RatesForm
  readonly freeFrom: string
}

export const emptyLocal: LocalForm = {
  areaName: '',
  kind: 'POSTAL_CODES',
  postalCodes: [],
  centerAddress: '',
  latitude: '',
  longitude: '',
  radius: '',
  corners: '',
  cities: [],
  estimatedDeliveryTime: '',
  slots: [],
  active: true,
  deliveryRegionIds: [],
  rates: emptyRates,
  freeFrom: '',
}

const cityText = ({ name, country, subdivision }: Area['cities'][number]): string =>
  `${name}, ${subdivision || country}`

/** `Bremen, DE` or `Portland, US-OR`; undefined for anything else. */
export function readCity(text: string): Area['cities'][number] | undefined {
  const [, name = '', place = ''] =
    /^(.{1,100}),\s*([A-Za-z]{2}(?:-[A-Za-z0-9]{1,3})?)$/.exec(text.trim()) ?? []
  if (name.trim() === '') return undefined
  const code = place.toUpperCase()
  return {
    name: name.trim(),
    country: code.slice(0, 2),
    subdivision: code.length > 2 ? code : '',
  }
}

/** A city in the form; undefined if invalid. */
export const normalizeCity = (text: string): string | undefined => {
  const city = readCity(text)
  return city && cityText(city)
}

export function localFormOf({ area, ...option }: LocalDelivery): LocalForm {
  return {
    areaName: option.areaName,
    kind: area.kind,
    postalCodes: area.postalCodes,
    centerAddress: area.centerAddress,
    latitude: area.center ? String(area.center.latitude) : '',
    longitude: area.center ? String(area.center.longitude) : '',
    radius: area.radiusKilometres === null ? '' : String(area.radiusKilometres),
    corners: area.corners.map(({ latitude, longitude }) => `${latitude}, ${longitude}`).join('\n'),
    cities: area.cities.map(cityText),
    estimatedDeliveryTime: option.estimatedDeliveryTime,
    slots: option.slots,
    active: option.active,
    deliveryRegionIds: option.deliveryRegionIds,
    rates: ratesFormOf(option.rates),
    freeFrom: option.freeFrom ?? '',
  }
}

/** A number between bounds; undefined where none is typed. */
export function readNumber(text: string, min: number, max: number): number | undefined {
  const number = Number(text.trim().replace(',', '.') || Number.NaN)
  return number >= min && number <= max ? number : undefined
}
export const readLatitude = (text: string) => readNumber(text, -90, 90)
export const readLongitude = (text: string) => readNumber(text, -180, 180)

/** The corners of a shape; undefined where a line cannot be read. */
function readCorners(text: string): Area['corners'] | undefined {
  const corners = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [first = '', second = ''] = line.split(/[,;\s]+/).filter(Boolean)
      const [latitude, longitude] = [readLatitude(first), readLongitude(second)]
      return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    })
  const readable = corners.filter((one) => one !== undefined)
  return readable.length === corners.length ? readable : undefined
}

export function checkLocal(form: LocalForm, messages: Messages, money: Money): Errors {
  const { field, delivery } = messages
  return {
    ...(form.areaName.trim() === '' && { areaName: field.required }),
    ...checkArea(form, messages),
    ...Object.fromEntries(
      wrongTimes(form.slots).map((at) => [`slots.${at}`, delivery.wrong.times]),
    ),
    ...checkRates(form.rates, messages, money),
    ...checkFreeFrom(form.freeFrom, messages, money),
  }
}

function checkArea(form: LocalForm, { delivery: { wrong } }: Messages): Errors {
  switch (form.kind) {
    case 'POSTAL_CODES':
      return form.postalCodes.length === 0 ? { postalCodes: wrong.area } : {}
    case 'CITIES':
      return isFilled(form.cities) && form.cities.every(isCityOrBlank) ? {} : { cities: wrong.city }
    case 'POLYGON':
      return (readCorners(form.corners)?.length ?? 0) < 3 ? { corners: wrong.corners } : {}
    case 'RADIUS':
      return {
        ...(readLatitude(form.latitude) === undefined && { latitude: wrong.latitude }),
        ...(readLongitude(form.longitude) === undefined && { longitude: wrong.longitude }),
        ...(!readNumber(form.radius, 0, 1000) && { radius: wrong.radius }),
      }
  }
}

const isFilled = (lines: readonly string[]) => lines.some((line) => line.trim() !== '')
const isCityOrBlank = (line: string) => line.trim() === '' || readCity(line) !== undefined

function areaOf(form: LocalForm): Area {
  const [latitude, longitude] = [readLatitude(form.latitude), readLongitude(form.longitude)]
  return {
    kind: form.kind,
    postalCodes: [...form.postalCodes],
    center: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
    centerAddress: form.centerAddress.trim(),
    radiusKilometres: readNumber(form.radius, 0, 1000) ?? null,
    corners: readCorners(form.corners) ?? [],
    cities: form.cities.flatMap((text) => readCity(text) ?? []),
  }
}

export const localOf = (form: LocalForm, money: Money): LocalToSave => ({
  areaName: form.areaName.trim(),
  area: areaOf(form),
  estimatedDeliveryTime: form.estimatedDeliveryTime.trim(),
  slots: readTimes(form.slots),
  active: form.active,
  deliveryRegionIds: [...form.deliveryRegionIds],
  rates: ratesOf(form.rates, money),
  freeFrom: freeFromOf(form.freeFrom, money),
})
