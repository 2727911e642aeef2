import { formatExactMoney } from '@vitrine/money'
import { Chip } from '@vitrine/ui/chip'
import { links } from '../../links.ts'
import { type Messages, useMessages } from '../../messages/index.ts'
import { type Filters, noFilters } from './filters.ts'
import type { CollectionProps } from './route.ts'

/** The applied filters, each as a link that removes it. */
export function AppliedFilters({ slug, filters, currency }: CollectionProps) {
  const messages = useMessages()
  const applied = appliedFilters(filters, currency, messages)
  if (applied.length === 0) return null
  const without = (change: Partial<Filters>) =>
    links.collection(slug, { ...filters, ...change, page: 1 })
  return (
    <ul className="applied" aria-label={messages.filter.applied} data-stay="">
      {applied.map(({ label, change }) => (
        <li key={label}>
          <Chip removeHref={without(change)}>{label}</Chip>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <a className="applied-clear" href={without({ ...noFilters, sort: filters.sort })}>
            {messages.filter.clear}
          </a>
        </li>
      )}
    </ul>
  )
}

export const appliedCount = ({ min, max, inStock, sale }: Filters) =>
  [min || max, inStock, sale].filter(Boolean).length

function appliedFilters(filters: Filters, currency: string, messages: Messages) {
  const { min, max, inStock, sale } = filters
  const write = (value: string) => formatExactMoney({ value, currency, locale: messages.locale })
  const price =
    min && max
      ? messages.filter.chip.between({ min: write(min), max: write(max) })
      : min
        ? messages.filter.chip.over({ min: write(min) })
        : max
          ? messages.filter.chip.under({ max: write(max) })
          : ''
  return [
    { isOn: price !== '', label: price, change: { min: '', max: '' } },
    { isOn: inStock, label: messages.states.in, change: { inStock: false } },
    { isOn: sale, label: messages.filter.sale, change: { sale: false } },
  ].filter(({ isOn }) => isOn)
}
