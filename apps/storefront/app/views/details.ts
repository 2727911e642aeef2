import type { CustomFieldValue, ShownCustomField } from '@vitrine/contract/custom-fields'
import type { Messages } from '../messages/index.ts'

/** One line of a table; `href` is where its value leads. */
export type DetailView = { name: string; value: string; href?: string }

const PLACES = 9

/** The values of custom fields, in the reader's formats. */
export const viewDetails = (
  fields: readonly ShownCustomField[],
  messages: Pick<Messages, 'locale' | 'product'>,
): DetailView[] =>
  fields.map(({ name, type, value }) => ({
    name,
    value: textOf(type, value, messages),
    ...(type === 'URL' && typeof value === 'string' && { href: value }),
  }))

function textOf(
  type: ShownCustomField['type'],
  value: CustomFieldValue,
  { locale, product }: Pick<Messages, 'locale' | 'product'>,
): string {
  if (typeof value === 'boolean') return value ? product.yes : product.no
  if (Array.isArray(value)) {
    return new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format(value)
  }
  if (type === 'NUMBER') {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: PLACES })
    return format.format(value as `${number}`)
  }
  if (type === 'DATE') {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    return format.format(new Date(`${value}T00:00Z`))
  }
  return type === 'URL' ? new URL(value).host : value
}
