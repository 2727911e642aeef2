import type { PluginField, PluginForm } from '@vitrine/contract/plugins'

/** What is typed, as text, by the names of the fields. */
export type FormValues = Readonly<Record<string, string>>

export const startOf = ({ fields }: PluginForm): FormValues =>
  Object.fromEntries(fields.map(({ name, value = '' }) => [name, value]))

/** The request of the operation: what is empty is left out. */
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
  // What is no number is refused by the operation, which says so beside the field.
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
