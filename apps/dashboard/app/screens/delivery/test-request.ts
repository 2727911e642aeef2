import type { InputOf, OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import { parseAmount } from '../../shared/amount.ts'
import { formatMoney, formatNumber } from '../../shared/format.ts'
import type { Errors } from '../../shared/use-form.ts'
import type { Money } from '../../shared/use-money.ts'
import { readLatitude, readLongitude } from './local-form.ts'

export type TestInput = InputOf<'delivery.testDeliveryAddress'>
export type Offer = OutputOf<'delivery.testDeliveryAddress'>['options'][number]

/** An address and a basket as they are typed. */
export interface TestForm {
  readonly profileId: string
  readonly country: string
  readonly subdivision: string
  readonly postalCode: string
  readonly city: string
  readonly latitude: string
  readonly longitude: string
  readonly total: string
  readonly weight: string
  readonly pieces: string
}

const WEIGHT_DIGITS = 3

const piecesOf = (text: string) => (/^[1-9]\d{0,4}$/.test(text.trim()) ? Number(text) : undefined)
const isBlank = (text: string) => text.trim() === ''

export function checkTest(form: TestForm, { delivery: { wrong } }: Messages, money: Money): Errors {
  const complaints: readonly (readonly [string, boolean, string])[] = [
    ['total', parseAmount(form.total, money.digits).value === undefined, wrong.amount],
    [
      'weight',
      !isBlank(form.weight) && !parseAmount(form.weight, WEIGHT_DIGITS).value,
      wrong.number,
    ],
    ['pieces', piecesOf(form.pieces) === undefined, wrong.pieces],
    [
      'latitude',
      !isBlank(form.latitude) && readLatitude(form.latitude) === undefined,
      wrong.latitude,
    ],
    [
      'longitude',
      !isBlank(form.longitude) && readLongitude(form.longitude) === undefined,
      wrong.longitude,
    ],
  ]
  return Object.fromEntries(
    complaints.filter(([, isWrong]) => isWrong).map(([name, , sentence]) => [name, sentence]),
  )
}

/**
 * The request of a validated form. Price and weight are those of the whole basket, so the first piece has
 * them and the others have none.
 */
export function testInputOf(form: TestForm, money: Money): TestInput {
  const pieces = piecesOf(form.pieces) ?? 1
  const total = parseAmount(form.total, money.digits).value ?? '0'
  const weight = parseAmount(form.weight, WEIGHT_DIGITS).value
  const [latitude, longitude] = [readLatitude(form.latitude), readLongitude(form.longitude)]
  return {
    ...(form.profileId && { profileId: form.profileId }),
    ...(form.country && {
      address: {
        country: form.country,
        subdivision: form.subdivision.trim(),
        postalCode: form.postalCode.trim(),
        city: form.city.trim(),
        ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
      },
    }),
    lines: [
      { quantity: 1, price: total, ...(weight && { weight }) },
      ...(pieces > 1 ? [{ quantity: pieces - 1, price: '0' }] : []),
    ],
  }
}

/** The settings of an option, in words. */
export interface OptionWords {
  readonly prices: string
  readonly regions: string
}

/** Why an option is not offered. */
export function refusalText(
  { refusal, regionName, have, need }: Offer,
  { prices, regions }: OptionWords,
  { delivery: { test }, locale }: Messages,
  money: Money,
): string {
  const { why } = test
  const figure = (text: string | undefined) => formatNumber(Number(text ?? 0), locale)
  switch (refusal) {
    case 'destination':
      return regionName === undefined ? why.noRegion : why.destination({ regions })
    case 'address-needed':
      return why.addressNeeded
    case 'distance':
      return have === undefined || need === undefined
        ? why.outside
        : why.distance({ have: figure(have), need: figure(need) })
    case 'disabled':
      return why.disabled
    case 'weight-does-not-fit':
      return why.weight({ have: figure(have), prices })
    case 'total-does-not-fit':
      return why.total({ have: formatMoney(have ?? '0', money.currency, money.locale), prices })
    case 'quantity-does-not-fit':
      return why.quantity({ have: figure(have), prices })
    default:
      return why.noRate({ prices })
  }
}
