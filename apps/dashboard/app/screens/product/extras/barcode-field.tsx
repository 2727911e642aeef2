import { TextField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import type { ExtrasProps } from './form.ts'

/** What a till reads, of a product without variants. */
export function BarcodeField({ form, errors, set }: Omit<ExtrasProps, 'money'>) {
  const { terms } = useMessages()
  return (
    <TextField
      label={terms.barcode}
      name="barcode"
      autoComplete="off"
      spellCheck={false}
      value={form.barcode}
      error={errors.barcode}
      onText={(barcode) => set({ barcode })}
    />
  )
}
