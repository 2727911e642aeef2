import { countryName } from '@vitrine/messages/countries'
import { lazy, Suspense, useState } from 'react'
import { SelectField } from '../../shared/fields.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { type CoveredContinent, type CoveredCountry, coverageOf } from './coverage.ts'
import type { DeliverySetup, Region } from './setup.ts'

/** Borders are only loaded for this view. */
const CountriesMap = lazy(async () => ({
  default: (await import('./countries-map.tsx')).CountriesMap,
}))

/** Which countries are delivered to, on a map and by continent. */
export function CoverageView({ setup }: { readonly setup: DeliverySetup }) {
  const { coverage: texts } = useMessages().delivery
  const [profileId, setProfileId] = useState('')
  const profile = setup.profiles.find(({ id }) => id === profileId) ?? setup.profiles[0]
  if (!profile) return null
  const { rest, continents } = coverageOf(profile, setup.shippingOptions)
  return (
    <>
      <p className="page-text">{texts.text}</p>
      {setup.profiles.length > 1 && (
        <div className="filters">
          <SelectField
            label={texts.profile}
            value={profile.id}
            options={setup.profiles.map(({ id, name }) => [id, name] as const)}
            onValue={setProfileId}
          />
        </div>
      )}
      <Suspense fallback={<div className="countries-map countries-map-loading" />}>
        <CountriesMap continents={continents} rest={rest} />
      </Suspense>
      <div className="coverage">
        {continents.toSorted(byReach).map((one) => (
          <Continent key={one.continent} covered={one} rest={rest} />
        ))}
      </div>
    </>
  )
}

const reachOf = ({ total, missing }: CoveredContinent) => total - missing.length
/** Continents with most delivery countries first. */
const byReach = (one: CoveredContinent, other: CoveredContinent) => reachOf(other) - reachOf(one)

interface ContinentProps {
  readonly covered: CoveredContinent
  readonly rest: Region | undefined
}

function Continent({ covered, rest }: ContinentProps) {
  const { coverage: texts } = useMessages().delivery
  const language = useLanguage()
  const { continent, total, others, missing } = covered
  const reached = reachOf(covered)
  const named = covered.named
    .map((country) => ({ ...country, name: countryName(country.code, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
  return (
    <section className="coverage-part" aria-labelledby={`coverage-${continent}`}>
      <header>
        <h2 id={`coverage-${continent}`}>{texts.continents[continent]}</h2>
        <p className="mute figure">{texts.share({ n: reached, all: total })}</p>
        <div className="coverage-bar" aria-hidden="true">
          <span style={{ inlineSize: `${(100 * reached) / total}%` }} />
        </div>
      </header>
      {reached === 0 && <p className="mute">{texts.none}</p>}
      {named.length > 0 && (
        <ul className="coverage-countries">
          {named.map((one) => (
            <Country key={one.code} country={one} />
          ))}
        </ul>
      )}
      {rest && others.length > 0 && (
        <CodeList label={texts.others({ n: others.length, region: rest.name })} codes={others} />
      )}
      {reached > 0 && missing.length > 0 && (
        <CodeList label={texts.missing({ n: missing.length })} codes={missing} />
      )}
    </section>
  )
}

function Country({ country }: { readonly country: CoveredCountry & { readonly name: string } }) {
  const { coverage: texts } = useMessages().delivery
  const region = country.regions.map(({ name }) => name).join(', ')
  return (
    <li>
      <strong>{country.name}</strong>{' '}
      <span className="mute">
        {texts.through({ region })}
        {country.isPartial && `, ${texts.partly}`}
      </span>
      {!country.hasOptions && <span className="coverage-warning"> {texts.noOptions}</span>}
    </li>
  )
}

function CodeList({ label, codes }: { readonly label: string; readonly codes: readonly string[] }) {
  const language = useLanguage()
  const names = codes.map((code) => countryName(code, language))
  return (
    <details className="coverage-others">
      <summary>{label}</summary>
      <p className="mute">{names.sort((a, b) => a.localeCompare(b, language)).join(', ')}</p>
    </details>
  )
}
