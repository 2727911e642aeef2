import { geoNaturalEarth1, geoPath } from 'd3-geo'
import codes from 'i18n-iso-countries/codes.json'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import borders from 'world-atlas/countries-110m.json'

/** The borders of a country on a map of the world. */
export interface CountryShape {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /** The `d` of an SVG path. */
  readonly path: string
}

export const MAP_WIDTH = 960
export const MAP_HEIGHT = 430

const alphaOf = new Map(codes.map(([alpha, , numeric]) => [numeric, alpha]))

/** Uninhabited, and would take a fifth of the map. */
const ANTARCTICA = '010'

/** All countries that are large enough to be visible. */
export function countryShapes(): readonly CountryShape[] {
  const topology = borders as unknown as Topology<{ readonly countries: GeometryCollection }>
  const { features } = feature(topology, topology.objects.countries)
  const shown = features.filter(({ id }) => id !== ANTARCTICA)
  const projection = geoNaturalEarth1().fitSize([MAP_WIDTH, MAP_HEIGHT], {
    type: 'FeatureCollection',
    features: shown,
  })
  const pathOf = geoPath(projection).digits(1)
  return shown.flatMap((one) => {
    const code = alphaOf.get(String(one.id))
    const path = pathOf(one)
    return code && path ? [{ code, path }] : []
  })
}
