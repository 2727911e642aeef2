import type { CustomField, CustomFieldValue } from '@vitrine/contract/custom-fields'
import { CheckboxesField } from './choice-field.tsx'
import { DateField } from './date-field.tsx'
import { SelectField, TextArea, TextField } from './fields.tsx'
import { useMessages } from './messages.tsx'

interface CustomFieldInputProps {
  readonly field: CustomField
  /** Undefined or empty: none. */
  readonly value: CustomFieldValue | undefined
  readonly error: string | undefined
  readonly onValue: (value: CustomFieldValue) => void
}

/** The value of a custom field, as its type is filled in. */
export function CustomFieldInput({ field, value, error, onValue }: CustomFieldInputProps) {
  const { customFields } = useMessages()
  const { type, name, description, required } = field
  const text = typeof value === 'string' ? value : ''
  const labels = {
    label: name,
    ...(description && { hint: description }),
    ...(error && { error }),
  }
  if (type === 'CHOICES') {
    const chosen = Array.isArray(value) ? value : []
    const options = withStored(field.choices, chosen).map((one) => ({ value: one, label: one }))
    return (
      <CheckboxesField
        {...labels}
        values={chosen}
        options={options}
        onValues={(all) => onValue([...all])}
      />
    )
  }
  if (type === 'BOOLEAN') {
    const options = [
      ['', customFields.unset],
      ['true', customFields.yes],
      ['false', customFields.no],
    ] as const
    const shown = typeof value === 'boolean' ? (value ? 'true' : 'false') : ''
    const put = (one: string) => onValue(one === '' ? '' : one === 'true')
    return <SelectField {...labels} value={shown} options={options} onValue={put} />
  }
  if (type === 'CHOICE') {
    const choices = withStored(field.choices, text ? [text] : [])
    const options = [
      ['', customFields.unset],
      ...choices.map((one) => [one, one] as const),
    ] as const
    return <SelectField {...labels} value={text} options={options} onValue={onValue} />
  }
  if (type === 'DATE') return <DateField {...labels} value={text} onText={onValue} />
  const typed = { ...labels, value: text, 'aria-required': required, onText: onValue }
  const withPoint = (number: string) => onValue(number.replace(/^(-?\d+),(\d*)$/, '$1.$2'))
  if (type === 'LONG_TEXT') return <TextArea {...typed} rows={4} />
  return (
    <TextField
      {...typed}
      onText={type === 'NUMBER' ? withPoint : onValue}
      autoComplete="off"
      placeholder={field.mask ?? ''}
      inputMode={type === 'NUMBER' ? 'decimal' : type === 'URL' ? 'url' : undefined}
    />
  )
}

/** Choices that a field no longer lists stay while they are chosen. */
const withStored = (choices: readonly string[], chosen: readonly string[]): string[] => [
  ...choices,
  ...chosen.filter((one) => !choices.includes(one)),
]
