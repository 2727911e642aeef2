import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'
import type { Money } from '../../shared/use-money.ts'
import { checkRates, emptyRates, type Rate, type RatesForm, ratesFormOf, ratesOf } from './rates.ts'
import type { PickupLocation } from './setup.ts'
import { readTimes, type WeeklyTime, wrongTimes } from './times.ts'

type Address = PickupLocation['address']
type PickupToSave = InputOf<'delivery.savePickupLocation'>['location']

/** The form of a pickup location. */
export interface PickupForm {
  readonly name: string
  readonly country: string
  readonly addressLine: string
  readonly addressLine2: string
  readonly postalCode: string
  readonly city: string
  readonly deliveryTime: string
  readonly instructions: string
  readonly hours: readonly WeeklyTime[]
  readonly active: boolean
  readonly deliveryRegionIds: readonly string[]
  readonly rates: RatesForm
}

const freePrice: Rate = { amount: '0', conditions: [], multiplyByQuantity: false }

export const emptyPickup: PickupForm = {
  name: '',
  country: '',
  addressLine: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  deliveryTime: '',
  instructions: '',
  hours: [],
  active: true,
  deliveryRegionIds: [],
  rates: { ...emptyRates, ...ratesFormOf([freePrice]) },
}

/** The street in one line, even if it is stored in parts. */
export const streetOf = ({ addressLine, streetName, streetNumber }: Address): string =>
  addressLine || [streetName, streetNumber].filter(Boolean).join(' ')

export const pickupFormOf = ({ address, ...location }: PickupLocation): PickupForm => ({
  name: location.name,
  country: address.country,
  addressLine: streetOf(address),
  addressLine2: address.addressLine2,
  postalCode: address.postalCode,
  city: address.city,
  deliveryTime: location.deliveryTime,
  instructions: location.instructions,
  hours: location.hours,
  active: location.active,
  deliveryRegionIds: location.deliveryRegionIds,
  rates: ratesFormOf(location.rates),
})

export const checkPickup = (form: PickupForm, messages: Messages, money: Money): Errors => ({
  ...(form.name.trim() === '' && { name: messages.field.required }),
  ...(form.country === '' && { country: messages.delivery.wrong.country }),
  ...Object.fromEntries(
    wrongTimes(form.hours).map((at) => [`hours.${at}`, messages.delivery.wrong.times]),
  ),
  ...checkRates(form.rates, messages, money),
})

/** The location that a form describes. A street that is stored divided and not changed stays divided. */
export function pickupOf(form: PickupForm, money: Money, stored?: PickupLocation): PickupToSave {
  const { address } = stored ?? {}
  const isSameStreet = address && streetOf(address) === form.addressLine
  const isSamePlace = address?.country === form.country
  return {
    name: form.name.trim(),
    address: {
      country: form.country,
      subdivision: isSamePlace ? address.subdivision : '',
      city: form.city.trim(),
      postalCode: form.postalCode.trim(),
      streetName: isSameStreet ? address.streetName : '',
      streetNumber: isSameStreet ? address.streetNumber : '',
      addressLine: isSameStreet ? address.addressLine : form.addressLine.trim(),
      addressLine2: form.addressLine2.trim(),
    },
    deliveryTime: form.deliveryTime.trim(),
    instructions: form.instructions.trim(),
    hours: readTimes(form.hours),
    active: form.active,
    deliveryRegionIds: [...form.deliveryRegionIds],
    rates: ratesOf(form.rates, money),
  }
}
