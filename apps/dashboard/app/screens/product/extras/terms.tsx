import { measurementUnits } from '@vitrine/contract/vocabulary'
import { DateField } from '../../../shared/date-field.tsx'
import { AmountField, SelectField, Switch, TextField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import type { ExtrasProps } from './form.ts'

/** The content of a piece, and the unit of its base price. */
export function UnitPrice({ form, errors, set }: ExtrasProps) {
  const { extras } = useMessages()
  const units = measurementUnits.flatMap((unit) =>
    unit === 'UNSPECIFIED' ? [] : [[unit, extras.units[unit]] as const],
  )
  return (
    <div className="fields-2">
      <div className="measure">
        <AmountField
          label={extras.contents}
          value={form.contents}
          error={errors.contents}
          onText={(contents) => set({ contents })}
        />
        <SelectField
          hideLabel
          label={extras.contentsUnit}
          value={form.contentsUnit}
          options={units}
          onValue={(contentsUnit) => set({ contentsUnit })}
        />
      </div>
      {form.contents.trim() !== '' && (
        <div className="measure">
          <AmountField
            label={extras.per}
            value={form.per}
            error={errors.per}
            onText={(per) => set({ per })}
          />
          <SelectField
            hideLabel
            label={extras.perUnit}
            value={form.perUnit}
            options={units}
            onValue={(perUnit) => set({ perUnit })}
          />
        </div>
      )}
    </div>
  )
}

/** Whether it can be preordered when sold out. */
export function Preorder({ form, errors, set }: ExtrasProps) {
  const { extras } = useMessages()
  return (
    <>
      <Switch
        label={extras.preorderOn}
        hint={extras.preorderHint}
        checked={form.preorder}
        onChecked={(preorder) => set({ preorder })}
      />
      {form.preorder && (
        <div className="fields-2">
          <TextField
            label={extras.preorderMessage}
            hint={extras.preorderMessageHint}
            autoComplete="off"
            dir="auto"
            maxLength={200}
            value={form.preorderMessage}
            error={errors.preorderMessage}
            onText={(preorderMessage) => set({ preorderMessage })}
          />
          <DateField
            label={extras.preorderShipsAt}
            hint={extras.preorderShipsAtHint}
            value={form.preorderShipsAt}
            error={errors.preorderShipsAt}
            onText={(preorderShipsAt) => set({ preorderShipsAt })}
          />
          <TextField
            label={extras.preorderLimit}
            hint={extras.preorderLimitHint}
            className="figure"
            inputMode="numeric"
            autoComplete="off"
            value={form.preorderLimit}
            error={errors.preorderLimit}
            onText={(preorderLimit) => set({ preorderLimit })}
          />
        </div>
      )}
    </>
  )
}
