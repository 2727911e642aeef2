import type { CustomField, CustomFieldValue } from '@vitrine/contract/custom-fields'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import type { OpenWindow, Order } from './setup.ts'

interface FieldsSectionProps {
  readonly order: Order
  /** The custom fields of orders. */
  readonly fields: readonly CustomField[]
  readonly onOpen: (which: OpenWindow) => void
}

/** The custom fields of an order; renders nothing if the shop has none. */
export function FieldsSection({ order, fields, onOpen }: FieldsSectionProps) {
  const { customFields, order: texts } = useMessages()
  if (fields.length === 0) return null
  const filled = fields.filter(({ key }) => order.staffFields[key] !== undefined)
  return (
    <Section
      title={customFields.values}
      actions={
        <IfAllowed call="orders.updateOrder">
          <button
            type="button"
            className="link-button"
            aria-label={customFields.editOfOrder}
            onClick={() => onOpen('fields')}
          >
            {texts.edit}
          </button>
        </IfAllowed>
      }
    >
      {filled.length === 0 && <p className="field-hint">{customFields.noneFilled}</p>}
      {filled.length > 0 && (
        <dl className="facts">
          {filled.map((field) => (
            <div key={field.key}>
              <dt dir="auto">{field.name}</dt>
              <dd dir="auto">
                <Value field={field} value={order.staffFields[field.key] ?? ''} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}

interface ValueProps {
  readonly field: CustomField
  readonly value: CustomFieldValue
}

/** A value as the reader writes numbers and days. */
function Value({ field: { type }, value }: ValueProps) {
  const { yes, no } = useMessages().customFields
  const language = useLanguage()
  if (typeof value === 'boolean') return value ? yes : no
  if (Array.isArray(value)) return value.join(', ')
  if (type === 'NUMBER') return formatNumber(value as `${number}`, language)
  if (type === 'DATE') {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    return day.format(new Date(`${value}T00:00Z`))
  }
  if (type !== 'URL') return value
  return (
    <a href={value} rel="noreferrer" target="_blank">
      {new URL(value).host}
    </a>
  )
}
