import type { InputOf, OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'
import { readLatitude, readLongitude } from '../delivery/local-form.ts'

export type Routing = OutputOf<'inventory.getStockRouting'>['routing']
export type RuleKind = Routing['rules'][number]['kind']

/** The form of a rule. */
export interface RuleForm {
  readonly key: string
  readonly kind: RuleKind
  readonly countries: readonly string[]
  readonly subdivisions: readonly string[]
  readonly locationIds: readonly string[]
}

/** The form of a location with its address. */
export interface LocationForm {
  readonly locationId: string
  readonly ships: boolean
  readonly country: string
  readonly subdivision: string
  readonly postalCode: string
  readonly latitude: string
  readonly longitude: string
}

export interface RoutingForm {
  readonly rules: readonly RuleForm[]
  readonly locations: readonly LocationForm[]
}

export function formOf({ rules, locations }: Routing): RoutingForm {
  return {
    rules: rules.map(({ kind, destinations = [], locationIds = [] }, at) => ({
      key: `${at} ${kind}`,
      kind,
      countries: destinations.map(({ country }) => country),
      subdivisions: destinations.flatMap((one) => one.subdivisions ?? []),
      locationIds,
    })),
    locations: locations.map((one) => ({
      locationId: one.locationId,
      ships: one.ships,
      country: one.country ?? '',
      subdivision: one.subdivision ?? '',
      postalCode: one.postalCode ?? '',
      latitude: String(one.latitude ?? ''),
      longitude: String(one.longitude ?? ''),
    })),
  }
}

/** The settings of a validated form. */
export function routingOf(
  { rules, locations }: RoutingForm,
  revision: number,
): InputOf<'inventory.saveStockRouting'>['routing'] {
  return {
    revision,
    rules: rules.map(({ kind, countries, subdivisions, locationIds }) =>
      kind === 'DESTINATION'
        ? {
            kind,
            destinations: countries.map((country) => destinationOf(country, subdivisions)),
            locationIds: [...locationIds],
          }
        : { kind },
    ),
    locations: locations.map(storedLocation),
  }
}

function destinationOf(country: string, subdivisions: readonly string[]) {
  const own = subdivisions.filter((code) => code.startsWith(`${country}-`))
  return { country, ...(own.length > 0 && { subdivisions: own }) }
}

function storedLocation({ locationId, ships, ...typed }: LocationForm) {
  const [latitude, longitude] = [readLatitude(typed.latitude), readLongitude(typed.longitude)]
  const subdivision = typed.subdivision.trim()
  const postalCode = typed.postalCode.trim()
  return {
    locationId,
    ships,
    ...(typed.country && { country: typed.country }),
    ...(subdivision && { subdivision }),
    ...(postalCode && { postalCode }),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  }
}

/** Errors by field: of a rule by its key, of a location by its id. */
export function checkRouting({ rules, locations }: RoutingForm, { routing }: Messages): Errors {
  const { wrong } = routing
  const ofRules = rules.flatMap(({ key, kind, countries, locationIds }) =>
    kind === 'DESTINATION'
      ? [
          [`rules.${key}.countries`, countries.length === 0, wrong.countries] as const,
          [`rules.${key}.locations`, locationIds.length === 0, wrong.locations] as const,
        ]
      : [],
  )
  const ofLocations = locations.flatMap((one) => {
    const isPlaced = one.latitude.trim() !== '' || one.longitude.trim() !== ''
    const field = `locations.${one.locationId}`
    return [
      [
        `${field}.latitude`,
        isPlaced && readLatitude(one.latitude) === undefined,
        wrong.latitude,
      ] as const,
      [
        `${field}.longitude`,
        isPlaced && readLongitude(one.longitude) === undefined,
        wrong.longitude,
      ] as const,
    ]
  })
  const noneShips = locations.every(({ ships }) => !ships)
  const complaints = [
    ...ofRules,
    ...ofLocations,
    ['locations.ships', noneShips, wrong.ships] as const,
  ]
  return Object.fromEntries(
    complaints.filter(([, isWrong]) => isWrong).map(([field, , sentence]) => [field, sentence]),
  )
}

/** One row further up or down. */
export function withMoved<Row>(rows: readonly Row[], at: number, by: -1 | 1): readonly Row[] {
  const one = rows[at]
  return one === undefined ? rows : rows.toSpliced(at, 1).toSpliced(at + by, 0, one)
}

/** The kinds that can be added: by destination as often as one likes, each other one once. */
export function kindsToAdd(rules: readonly RuleForm[]): RuleKind[] {
  const present = new Set(rules.map(({ kind }) => kind))
  const all: readonly RuleKind[] = ['DESTINATION', 'NEAREST', 'FEWEST_PARCELS', 'PRIORITY']
  return all.filter((kind) => kind === 'DESTINATION' || !present.has(kind))
}

export const newRule = (kind: RuleKind): RuleForm => ({
  key: crypto.randomUUID(),
  kind,
  countries: [],
  subdivisions: [],
  locationIds: [],
})
