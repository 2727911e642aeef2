import { ChipsField } from '../../shared/chips-field.tsx'
import { AmountField, TextArea, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { readPostalCode } from '../../shared/places.ts'
import type { Errors } from '../../shared/use-form.ts'
import { type LocalForm, normalizeCity } from './local-form.ts'

interface AreaFieldsProps {
  readonly form: LocalForm
  readonly set: (change: Partial<LocalForm>) => void
  readonly errors: Errors
}

/** The fields of the chosen kind of area. */
export function AreaFields({ form, set, errors }: AreaFieldsProps) {
  const { delivery } = useMessages()
  const { local: texts, region, wrong } = delivery
  switch (form.kind) {
    case 'POSTAL_CODES':
      return (
        <ChipsField
          label={texts.postalCodes}
          hint={region.postalCodesHint}
          values={form.postalCodes}
          max={1000}
          {...(errors.postalCodes && { error: errors.postalCodes })}
          parse={(text) => {
            const value = readPostalCode(text)
            return value ? { value } : { problem: wrong.postalCode }
          }}
          onValues={(postalCodes) => set({ postalCodes })}
        />
      )
    case 'CITIES':
      return <CitiesField form={form} set={set} errors={errors} />
    case 'POLYGON':
      return (
        <TextArea
          label={texts.corners}
          hint={texts.cornersHint}
          rows={5}
          spellCheck={false}
          value={form.corners}
          {...(errors.corners && { error: errors.corners })}
          onText={(corners) => set({ corners })}
        />
      )
    case 'RADIUS':
      return <RadiusFields form={form} set={set} errors={errors} />
  }
}

/** Cities contain commas, which chips use as separators, so this field has lines. */
function CitiesField({ form, set, errors }: AreaFieldsProps) {
  const { local: texts } = useMessages().delivery
  return (
    <TextArea
      label={texts.cities}
      hint={texts.citiesHint}
      rows={4}
      spellCheck={false}
      value={form.cities.join('\n')}
      {...(errors.cities && { error: errors.cities })}
      onText={(text) => set({ cities: text.split('\n') })}
      onBlur={() => set({ cities: form.cities.map((city) => normalizeCity(city) ?? city) })}
    />
  )
}

function RadiusFields({ form, set, errors }: AreaFieldsProps) {
  const { local: texts } = useMessages().delivery
  const figure = (name: 'latitude' | 'longitude' | 'radius') => ({
    label: texts[name],
    value: form[name],
    ...(errors[name] && { error: errors[name] }),
    onText: (text: string) => set({ [name]: text }),
  })
  return (
    <>
      <TextField
        label={texts.center}
        hint={texts.centerHint}
        autoComplete="off"
        maxLength={500}
        value={form.centerAddress}
        onText={(centerAddress) => set({ centerAddress })}
      />
      <div className="fields-3">
        <AmountField {...figure('latitude')} />
        <AmountField {...figure('longitude')} />
        <AmountField {...figure('radius')} />
      </div>
    </>
  )
}
