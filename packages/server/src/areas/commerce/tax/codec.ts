import type { Static } from '@vitrine/contract/kit'
import type { TaxAddress } from '@vitrine/contract/taxes'
import { publishedRates } from './rules/published-rates.ts'
import type { TaxPlace } from './rules/territories.ts'

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

export const decodePlace = (address: Static<typeof TaxAddress>): TaxPlace => ({
  country: address.country,
  subdivision: address.subdivision ?? '',
  postalCode: address.postalCode ?? '',
})

/** Published rates of a territory, or all, on a day, or ever. */
export const selectPublishedRates = (territory: string | undefined, day: string | undefined) =>
  publishedRates.filter(
    (one) =>
      (territory === undefined || one.territory === territory) &&
      (day === undefined ||
        (one.validFrom <= day && (one.validTo === undefined || day <= one.validTo))),
  )
