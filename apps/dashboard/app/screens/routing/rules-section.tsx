import { countryName } from '@vitrine/messages/countries'
import { X } from 'lucide-react'
import { ChipsField } from '../../shared/chips-field.tsx'
import { CheckboxesField } from '../../shared/choice-field.tsx'
import { useCountrySearch } from '../../shared/country-fields.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PickerField } from '../../shared/picker-field.tsx'
import { exampleSubdivision, readSubdivision } from '../../shared/places.ts'
import { Section } from '../../shared/section.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { kindsToAdd, newRule, type RuleForm, withMoved } from './form.ts'
import { Moves } from './moves.tsx'

export interface NamedLocation {
  readonly id: string
  readonly name: string
}

interface RulesSectionProps {
  readonly rules: readonly RuleForm[]
  readonly locations: readonly NamedLocation[]
  readonly errors: Errors
  readonly onRules: (rules: readonly RuleForm[]) => void
}

/** The rules in their order, each movable by buttons. */
export function RulesSection({ rules, locations, errors, onRules }: RulesSectionProps) {
  const { routing } = useMessages()
  const change = (changed: RuleForm) =>
    onRules(rules.map((rule) => (rule.key === changed.key ? changed : rule)))
  return (
    <Section title={routing.rules} hint={routing.rulesText}>
      {rules.length === 0 && <p className="mute">{routing.noRules}</p>}
      <ol className="plain-list routing-rows">
        {rules.map((rule, at) => {
          const name = routing.kinds[rule.kind]
          return (
            <li key={rule.key}>
              <div className="routing-head">
                <div>
                  <strong>{name}</strong>
                  <p className="field-hint">{routing.hints[rule.kind]}</p>
                </div>
                <span className="routing-moves">
                  <Moves
                    name={name}
                    at={at}
                    count={rules.length}
                    onMove={(by) => onRules(withMoved(rules, at, by))}
                  />
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={routing.remove({ name })}
                    title={routing.remove({ name })}
                    onClick={() => onRules(rules.toSpliced(at, 1))}
                  >
                    <X aria-hidden="true" />
                  </button>
                </span>
              </div>
              {rule.kind === 'DESTINATION' && (
                <DestinationFields
                  rule={rule}
                  locations={locations}
                  errors={errors}
                  onRule={change}
                />
              )}
            </li>
          )
        })}
      </ol>
      <div className="field-ways">
        {kindsToAdd(rules).map((kind) => (
          <button
            key={kind}
            type="button"
            className="button"
            aria-label={`${routing.add}: ${routing.kinds[kind]}`}
            onClick={() => onRules([...rules, newRule(kind)])}
          >
            + {routing.kinds[kind]}
          </button>
        ))}
      </div>
    </Section>
  )
}

interface DestinationFieldsProps {
  readonly rule: RuleForm
  readonly locations: readonly NamedLocation[]
  readonly errors: Errors
  readonly onRule: (rule: RuleForm) => void
}

function DestinationFields({ rule, locations, errors, onRule }: DestinationFieldsProps) {
  const { routing } = useMessages()
  const language = useLanguage()
  const { key, countries, subdivisions, locationIds } = rule
  const [first = 'DE'] = countries
  const example = exampleSubdivision(first)
  const locationError = errors[`rules.${key}.locations`]
  const parse = (text: string) => {
    const country = countries.find((one) => text.toUpperCase().trim().startsWith(`${one}-`))
    const value = readSubdivision(text, country ?? first)
    return value ? { value } : { problem: routing.subdivisionWrong({ example }) }
  }
  return (
    <>
      <PickerField
        label={routing.countries}
        placeholder={routing.countryPlaceholder}
        chosen={countries.map((id) => ({ id, name: countryName(id, language) }))}
        error={errors[`rules.${key}.countries`]}
        useSearch={useCountrySearch}
        onChosen={(codes) =>
          onRule({
            ...rule,
            countries: codes,
            subdivisions: subdivisions.filter((code) => codes.includes(code.slice(0, 2))),
          })
        }
      />
      {countries.length > 0 && (
        <ChipsField
          label={routing.subdivisions}
          hint={routing.subdivisionsHint({ example })}
          values={subdivisions}
          max={100}
          parse={parse}
          onValues={(values) => onRule({ ...rule, subdivisions: [...values] })}
        />
      )}
      <CheckboxesField
        label={routing.from}
        options={locations.map(({ id, name }) => ({ value: id, label: name }))}
        values={locationIds}
        {...(locationError && { error: locationError })}
        onValues={(ids) => onRule({ ...rule, locationIds: ids })}
      />
    </>
  )
}
