import { dimensionsUnits } from '@vitrine/contract/vocabulary'
import { AmountField, SelectField } from '../../scaffold/fields.tsx'
import { Folded } from '../../scaffold/folded.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import type { PartProps } from './parts.ts'
import { isBlank, type SizeForm, sides } from './size-form.ts'

/** How large it is, alone and packed. */
export function Measures({ form: { size, parcel }, errors, set }: PartProps) {
  const { measures: words } = useMessages()
  const isBad = Object.keys(errors).some((path) => /^(size|parcel)\./.test(path))
  const said = ({ unit, ...size }: SizeForm) =>
    `${sides.map((side) => size[side] || '0').join(' × ')} ${
      unit === 'UNKNOWN_DIMENSIONS_UNIT' ? '' : words.units[unit]
    }`.trim()
  const summary = [
    ...(isBlank(size) ? [] : [said(size)]),
    ...(isBlank(parcel) ? [] : [words.saidParcel(said(parcel))]),
  ].join(', ')
  return (
    <Folded title={words.title} summary={summary || words.none} isBad={isBad}>
      <Size
        legend={words.product}
        path="size"
        size={size}
        errors={errors}
        onSize={(change) => set({ size: { ...size, ...change } })}
      />
      <Size
        legend={words.parcel}
        path="parcel"
        size={parcel}
        errors={errors}
        onSize={(change) => set({ parcel: { ...parcel, ...change } })}
      />
    </Folded>
  )
}

interface SizeProps {
  readonly legend: string
  readonly path: string
  readonly size: SizeForm
  readonly errors: PartProps['errors']
  readonly onSize: (change: Partial<SizeForm>) => void
}

function Size({ legend, path, size, errors, onSize }: SizeProps) {
  const { measures: words } = useMessages()
  return (
    <fieldset className="size">
      <legend>{legend}</legend>
      <div className="size-sides">
        {sides.map((side) => (
          <AmountField
            key={side}
            label={words[side]}
            value={size[side]}
            error={errors[`${path}.${side}`]}
            onText={(text) => onSize({ [side]: text })}
          />
        ))}
        <SelectField
          label={words.unit}
          value={size.unit}
          options={dimensionsUnits.map((unit) => [unit, words.units[unit]] as const)}
          onValue={(unit) => onSize({ unit })}
        />
      </div>
    </fieldset>
  )
}
