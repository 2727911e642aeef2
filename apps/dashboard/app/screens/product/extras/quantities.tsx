import { TextField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import type { ExtrasProps } from './form.ts'

const names = ['minimum', 'maximum', 'perBuyer'] as const

/** Quantity limits of the product per buyer. */
export function Quantities({ form, errors, set }: ExtrasProps) {
  const { extras } = useMessages()
  return (
    <div className="fields-3">
      {names.map((name) => (
        <TextField
          key={name}
          label={extras[name]}
          hint={name === 'perBuyer' ? extras.perBuyerHint : undefined}
          className="figure"
          inputMode="numeric"
          autoComplete="off"
          value={form[name]}
          error={errors[name]}
          onText={(text) => set({ [name]: text })}
        />
      ))}
    </div>
  )
}
