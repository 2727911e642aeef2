import type { Fields } from '../fields.ts'

/** Hidden fields with fixed values. */
export const HiddenFields = ({ fields }: { readonly fields: Fields }) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
