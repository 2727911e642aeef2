import type { PluginField, PluginForm } from '@vitrine/contract/plugins'

/** Input as text, by field name. */
export type FormValues = Readonly<Record<string, string>>

export const startOf = ({ fields }: PluginForm): FormValues =>
  Object.fromEntries(fields.map(({ name, value = '' }) => [name, value]))

/** The request of the operation, without empty fields. */
export const inputOf = ({ fields }: PluginForm, values: FormValues): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = typedValue(field, values[field.name] ?? '')
      return value === undefined ? [] : [[field.name, value]]
    }),
  )

function typedValue({ type }: PluginField, text: string): unknown {
  if (type === 'CHECKBOX') return text === 'true'
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (type !== 'NUMBER') return trimmed
  const number = Number(trimmed.replace(',', '.'))
  // The operation refuses an invalid number with an error at the field.
  return Number.isNaN(number) ? trimmed : number
}

/** Names of the fields that must be filled in and are not. */
export const emptyFields = ({ fields }: PluginForm, values: FormValues): string[] =>
  fields
    .filter(({ required, type, name }) => {
      const value = (values[name] ?? '').trim()
      return required && (type === 'CHECKBOX' ? value !== 'true' : value === '')
    })
    .map(({ name }) => name)
