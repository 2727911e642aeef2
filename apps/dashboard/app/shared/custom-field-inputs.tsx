import type { CustomField, CustomFieldValue } from '@vitrine/contract/custom-fields'
import { CustomFieldInput } from './custom-field-input.tsx'
import type { CustomValuesForm } from './custom-values.ts'
import type { Errors } from './use-form.ts'

interface CustomFieldInputsProps {
  readonly fields: readonly CustomField[]
  readonly values: CustomValuesForm
  /** By `customFields.` and the key. */
  readonly errors: Errors
  readonly onValues: (values: CustomValuesForm) => void
}

const wide: readonly CustomField['type'][] = ['LONG_TEXT', 'CHOICES']
const isWide = ({ type }: CustomField) => wide.includes(type)

/** The custom fields of an owner: short ones side by side, long ones below. */
export function CustomFieldInputs({ fields, values, errors, onValues }: CustomFieldInputsProps) {
  const inputOf = (field: CustomField) => (
    <CustomFieldInput
      key={field.key}
      field={field}
      value={values[field.key]}
      error={errors[`customFields.${field.key}`]}
      onValue={(value: CustomFieldValue) => onValues({ ...values, [field.key]: value })}
    />
  )
  const short = fields.filter((one) => !isWide(one))
  return (
    <>
      {short.length > 0 && <div className="fields-2">{short.map(inputOf)}</div>}
      {fields.filter(isWide).map(inputOf)}
    </>
  )
}
