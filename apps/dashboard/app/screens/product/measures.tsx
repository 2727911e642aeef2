import { dimensionsUnits } from '@vitrine/contract/vocabulary'
import { CollapsibleSection } from '../../shared/collapsible-section.tsx'
import { AmountField, SelectField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { PartProps } from './parts.ts'
import { isBlank, type SizeForm, sides } from './size-form.ts'

/** How large it is, alone and packed. */
export function Measures({ form: { size, parcel }, errors, set }: PartProps) {
  const { measures } = useMessages()
  const isBad = Object.keys(errors).some((path) => /^(size|parcel)\./.test(path))
  const formatSize = ({ unit, ...size }: SizeForm) =>
    `${sides.map((side) => size[side] || '0').join(' × ')} ${
      unit === 'UNKNOWN_DIMENSIONS_UNIT' ? '' : measures.units[unit]
    }`.trim()
  const summary = [
    ...(isBlank(size) ? [] : [formatSize(size)]),
    ...(isBlank(parcel) ? [] : [measures.parcelSize({ size: formatSize(parcel) })]),
  ].join(', ')
  return (
    <CollapsibleSection title={measures.title} summary={summary || measures.none} isBad={isBad}>
      <Size
        legend={measures.product}
        path="size"
        size={size}
        errors={errors}
        onSize={(change) => set({ size: { ...size, ...change } })}
      />
      <Size
        legend={measures.parcel}
        path="parcel"
        size={parcel}
        errors={errors}
        onSize={(change) => set({ parcel: { ...parcel, ...change } })}
      />
    </CollapsibleSection>
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
  const { measures } = useMessages()
  return (
    <fieldset className="size">
      <legend>{legend}</legend>
      <div className="size-sides">
        {sides.map((side) => (
          <AmountField
            key={side}
            label={measures[side]}
            value={size[side]}
            error={errors[`${path}.${side}`]}
            onText={(text) => onSize({ [side]: text })}
          />
        ))}
        <SelectField
          label={measures.unit}
          value={size.unit}
          options={dimensionsUnits.map((unit) => [unit, measures.units[unit]] as const)}
          onValue={(unit) => onSize({ unit })}
        />
      </div>
    </fieldset>
  )
}
