import { ChevronRight } from 'lucide-react'
import { CountryField } from '../../shared/country-fields.tsx'
import { AmountField, Switch, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { type LocationForm, withMoved } from './form.ts'
import { Moves } from './moves.tsx'

interface LocationsSectionProps {
  readonly locations: readonly LocationForm[]
  readonly nameOf: (locationId: string) => string
  readonly defaultId: string | undefined
  readonly errors: Errors
  readonly onLocations: (locations: readonly LocationForm[]) => void
}

/** The locations in the order of their priority, with their places. */
export function LocationsSection(props: LocationsSectionProps) {
  const { locations, nameOf, defaultId, errors, onLocations } = props
  const { routing } = useMessages()
  const change = (changed: LocationForm) =>
    onLocations(locations.map((one) => (one.locationId === changed.locationId ? changed : one)))
  return (
    <Section title={routing.locations} hint={routing.locationsText}>
      {errors['locations.ships'] && (
        <p className="field-error" role="alert">
          {errors['locations.ships']}
        </p>
      )}
      <ol className="plain-list routing-rows">
        {locations.map((location, at) => {
          const name = nameOf(location.locationId)
          return (
            <li key={location.locationId}>
              <div className="routing-head">
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <span className="routing-moves">
                  <Moves
                    name={name}
                    at={at}
                    count={locations.length}
                    onMove={(by) => onLocations(withMoved(locations, at, by))}
                  />
                </span>
              </div>
              <Switch
                label={routing.ships}
                {...(location.locationId === defaultId && { hint: routing.default })}
                checked={location.ships}
                onChecked={(ships) => change({ ...location, ships })}
              />
              <PlaceFields location={location} name={name} errors={errors} onLocation={change} />
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

interface PlaceFieldsProps {
  readonly location: LocationForm
  readonly name: string
  readonly errors: Errors
  readonly onLocation: (location: LocationForm) => void
}

function PlaceFields({ location, name, errors, onLocation }: PlaceFieldsProps) {
  const { routing } = useMessages()
  const text = (field: 'subdivision' | 'postalCode' | 'latitude' | 'longitude', max: number) => {
    const error = errors[`locations.${location.locationId}.${field}`]
    return {
      label: routing[field],
      autoComplete: 'off',
      maxLength: max,
      value: location[field],
      ...(error && { error }),
      onText: (typed: string) => onLocation({ ...location, [field]: typed }),
    }
  }
  return (
    <details className="folded">
      <summary>
        <ChevronRight aria-hidden="true" />
        <span>{routing.place({ name })}</span>
        <span className="mute">
          {[location.postalCode, location.country].filter(Boolean).join(' ')}
        </span>
      </summary>
      <div className="folded-inside">
        <CountryField
          label={routing.country}
          none={routing.noCountry}
          value={location.country}
          onValue={(country) => onLocation({ ...location, country })}
        />
        <div className="fields-2">
          <TextField {...text('postalCode', 20)} />
          <TextField {...text('subdivision', 10)} />
        </div>
        <div className="fields-2">
          <AmountField {...text('latitude', 20)} />
          <AmountField {...text('longitude', 20)} />
        </div>
        <p className="field-hint">{routing.pointHint}</p>
      </div>
    </details>
  )
}
