import { TextField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import type { ExtrasProps } from './form.ts'

/** Barcode and part number of a product without variants. */
export function CodeFields({ form, errors, set }: Omit<ExtrasProps, 'money'>) {
  const { terms } = useMessages()
  return (
    <>
      <TextField
        label={terms.barcode}
        name="barcode"
        autoComplete="off"
        spellCheck={false}
        value={form.barcode}
        error={errors.barcode}
        onText={(barcode) => set({ barcode })}
      />
      <TextField
        label={terms.manufacturerPartNumber}
        autoComplete="off"
        spellCheck={false}
        value={form.manufacturerPartNumber}
        error={errors.manufacturerPartNumber}
        onText={(manufacturerPartNumber) => set({ manufacturerPartNumber })}
      />
    </>
  )
}
