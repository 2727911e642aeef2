import { TextField } from '../../../scaffold/fields.tsx'
import { useMessages } from '../../../scaffold/messages.tsx'
import type { ExtrasProps } from './extras-part.tsx'

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
