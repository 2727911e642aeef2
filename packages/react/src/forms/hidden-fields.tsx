import type { Fields } from '../fields.ts'

/** Fields that are the same however a form is filled in. */
export const HiddenFields = ({ fields }: { readonly fields: Fields }) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
