import { countryName } from '@vitrine/messages/countries'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { countryShapes, MAP_HEIGHT, MAP_WIDTH } from './country-shapes.ts'
import type { CoveredContinent } from './coverage.ts'
import type { Region } from './setup.ts'

interface CountriesMapProps {
  readonly continents: readonly CoveredContinent[]
  readonly rest: Region | undefined
}

/** How a country is delivered to; undefined if it is not. */
interface Reach {
  readonly region: Region
  readonly hasOptions: boolean
}

const shapes = countryShapes()
const STRONGEST = 88
const WEAKEST = 34

/** A map of the lists below: each region has a shade, countries without delivery have none. */
export function CountriesMap({ continents, rest }: CountriesMapProps) {
  const { coverage: texts } = useMessages().delivery
  const language = useLanguage()
  const reached = reachOf(continents, rest)
  const regions = [...new Set([...reached.values()].map(({ region }) => region))]
  const shadeOf = (region: Region) => shadeAt(regions.indexOf(region), regions.length)
  const lacksOptions = [...reached.values()].some(({ hasOptions }) => !hasOptions)
  return (
    <figure className="countries-map">
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} role="img" aria-label={texts.map}>
        {shapes.map(({ code, path }) => {
          const reach = reached.get(code)
          const name = countryName(code, language)
          return (
            <path
              key={code}
              d={path}
              className={reach && !reach.hasOptions ? 'countries-map-warning' : undefined}
              style={reach?.hasOptions ? { fill: shadeOf(reach.region) } : undefined}
            >
              <title>
                {reach ? `${name}: ${reach.region.name}` : `${name}: ${texts.notReached}`}
              </title>
            </path>
          )
        })}
      </svg>
      <figcaption>
        <ul>
          {regions.map((region) => (
            <li key={region.id}>
              <span style={{ background: shadeOf(region) }} aria-hidden="true" />
              <bdi>{region.name}</bdi>
            </li>
          ))}
          {lacksOptions && (
            <li>
              <span className="countries-map-warning" aria-hidden="true" />
              {texts.noOptions}
            </li>
          )}
          <li>
            <span aria-hidden="true" />
            {texts.notReached}
          </li>
        </ul>
      </figcaption>
    </figure>
  )
}

function reachOf(
  continents: readonly CoveredContinent[],
  rest: Region | undefined,
): ReadonlyMap<string, Reach> {
  const reached = new Map<string, Reach>()
  for (const { named, others } of continents) {
    for (const code of others) if (rest) reached.set(code, { region: rest, hasOptions: true })
    for (const { code, regions, hasOptions } of named) {
      const [region] = regions
      if (region) reached.set(code, { region, hasOptions })
    }
  }
  return reached
}

/** From the strongest shade to the weakest, evenly. */
function shadeAt(index: number, count: number): string {
  const strength = count < 2 ? STRONGEST : STRONGEST - ((STRONGEST - WEAKEST) * index) / (count - 1)
  return `color-mix(in oklch, var(--v-ink) ${Math.round(strength)}%, var(--v-paper))`
}
