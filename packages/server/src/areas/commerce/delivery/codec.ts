import type { deliveryRefusals, delivery as deliveryService } from '@vitrine/contract/delivery'
import type { Input, Output } from '@vitrine/contract/kit'
import { fromMinorUnits } from '@vitrine/money'
import type { DeliveryPlace, DeliveryProfile, SavedProfile } from './index.ts'
import { minorUnits } from './index.ts'
import type { BasketToTest, testBasket } from './service/candidates.ts'

type Operations = (typeof deliveryService)['operations']
type WireProfile = Output<Operations['saveDeliveryProfile']>['profile']

/** An input whose absent id and revision may be sent as null. */
export const decodeSaved = <
  T extends { readonly id?: string | null; readonly revision?: number | null },
>({
  id,
  revision,
  ...fields
}: T): Omit<T, 'id' | 'revision'> & { id?: string; revision?: number } => ({
  ...fields,
  ...(id ? { id: id.toLowerCase() } : {}),
  ...(revision ? { revision } : {}),
})

export const decodeProfile = (
  profile: Input<Operations['saveDeliveryProfile']>['profile'],
): SavedProfile => ({
  ...decodeSaved(profile),
  regions: profile.regions.map(({ id, ...region }) => ({
    ...region,
    ...(id ? { id: id.toLowerCase() } : {}),
  })),
})

export const encodeProfile = ({ regions, ...profile }: DeliveryProfile): WireProfile => ({
  ...profile,
  regions: regions.map((region) => ({ ...region, createdDate: new Date(region.createdDate) })),
})

type TestInput = Input<Operations['testDeliveryAddress']>

export const decodeBasket = (
  { address, profileId, lines }: TestInput,
  currency: string,
): BasketToTest => ({
  destination: address ? decodePlace(address) : undefined,
  profileId: profileId ?? undefined,
  lines: (lines ?? [{ quantity: 1, price: '0' }]).map((line) => ({
    quantity: line.quantity,
    unitPrice: minorUnits(line.price, currency),
    ...(line.weight ? { weight: line.weight } : {}),
  })),
})

function decodePlace(address: NonNullable<TestInput['address']>): DeliveryPlace {
  const { country, subdivision, postalCode, city, latitude, longitude } = address
  return {
    country,
    subdivision: subdivision ?? undefined,
    postalCode: postalCode ?? undefined,
    city: city ?? undefined,
    ...(typeof latitude === 'number' && typeof longitude === 'number'
      ? { point: { latitude, longitude } }
      : {}),
  }
}

type Refusal = (typeof deliveryRefusals)[number]

/** Every option with its price, or the reason why it has none; amounts as the currency writes them. */
export function encodeOffers({
  currency,
  candidates,
  verdicts,
}: Awaited<ReturnType<typeof testBasket>>): Output<Operations['testDeliveryAddress']> {
  const amount = (units: number) => fromMinorUnits(BigInt(units), currency)
  return {
    options: candidates.options.map(({ id, groupId, kind, title }) => {
      const verdict = verdicts.find((one) => one.subject === 'delivery' && one.id === id)
      const region = candidates.regions.get(groupId)
      const measure = (value: number | string) =>
        verdict?.reason === 'total-does-not-fit' ? amount(Number(value)) : String(value)
      return {
        kind,
        optionId: id,
        title,
        ...(region ? { regionName: region.name } : {}),
        ...(verdict?.amount === undefined ? {} : { price: amount(verdict.amount) }),
        ...(verdict?.applies ? {} : { refusal: verdict?.reason as Refusal }),
        ...(verdict?.have === undefined ? {} : { have: measure(verdict.have) }),
        ...(verdict?.need === undefined ? {} : { need: measure(verdict.need) }),
      }
    }),
  }
}
