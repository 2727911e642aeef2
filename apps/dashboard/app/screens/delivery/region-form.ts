import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'
import type { Profile, Region } from './setup.ts'

type ProfileToSave = InputOf<'delivery.saveDeliveryProfile'>['profile']
export type Destination = Region['destinations'][number]

/** The form of a region. */
export interface RegionForm {
  readonly name: string
  readonly active: boolean
  /** Every country that no other region names. */
  readonly isEverywhere: boolean
  readonly destinations: readonly Destination[]
}

export const emptyRegion: RegionForm = {
  name: '',
  active: true,
  isEverywhere: false,
  destinations: [],
}

export const regionFormOf = ({ name, active, destinations }: Region): RegionForm => ({
  name,
  active,
  isEverywhere: destinations.length === 0,
  destinations,
})

export function checkRegion(form: RegionForm, { field, delivery }: Messages): Errors {
  const isNowhere = !form.isEverywhere && form.destinations.length === 0
  return {
    ...(form.name.trim() === '' && { name: field.required }),
    ...(isNowhere && { destinations: delivery.wrong.countries }),
  }
}

/** The destinations with these countries; settings of remaining countries are retained. */
export const withCountries = (
  destinations: readonly Destination[],
  codes: readonly string[],
): Destination[] =>
  codes.map(
    (countryCode) =>
      destinations.find((one) => one.countryCode === countryCode) ?? {
        countryCode,
        subdivisions: [],
        postalCodes: [],
      },
  )

/** The profile with a region as the form has it; the others stay. */
export function profileWith(profile: Profile, form: RegionForm, id?: string): ProfileToSave {
  const stored = profile.regions.find((one) => one.id === id)
  const region = {
    ...(stored && { id: stored.id }),
    name: form.name.trim(),
    active: form.active,
    destinations: form.isEverywhere ? [] : [...form.destinations],
    carriers: stored?.carriers ?? [],
  }
  const regions = profile.regions.map((one) => (one.id === id ? region : regionToSave(one)))
  return { ...knownProfile(profile), regions: stored ? regions : [...regions, region] }
}

export const profileWithout = (profile: Profile, id: string): ProfileToSave => ({
  ...knownProfile(profile),
  regions: profile.regions.filter((one) => one.id !== id).map(regionToSave),
})

export const profileRenamed = (profile: Profile, name: string): ProfileToSave => ({
  ...knownProfile(profile),
  name,
  regions: profile.regions.map(regionToSave),
})

const knownProfile = ({ id, revision, name }: Profile) => ({ id, revision, name })

const regionToSave = ({ createdDate: _, ...region }: Region) => region
