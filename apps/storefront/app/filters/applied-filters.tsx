import { formatExactMoney } from '@vitrine/money'
import { Chip } from '@vitrine/ui/chip'
import { links } from '../links.ts'
import { type Messages, useMessages } from '../messages/index.ts'
import { facetByKey, facetName, valueName } from './facet-names.ts'
import { type Filters, noFilters, withoutFacet } from './filters.ts'
import type { FacetView, ListView } from './list-view.ts'

/** The applied filters, each as a link that removes it. */
export function AppliedFilters({ place, filters, currency, facets }: ListView) {
  const messages = useMessages()
  const applied = appliedFilters(filters, facets, currency, messages)
  if (applied.length === 0) return null
  const without = (change: Partial<Filters>) =>
    links.list(place, { ...filters, ...change, page: 1 })
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

export const appliedCount = ({ selected, min, max, inStock, sale }: Filters) =>
  selected.reduce((count, { values }) => count + values.length, 0) +
  [min || max, inStock, sale].filter(Boolean).length

function appliedFilters(
  filters: Filters,
  facets: readonly FacetView[],
  currency: string,
  messages: Messages,
) {
  const { inStock, sale, selected } = filters
  const price = priceLabel(filters, currency, messages)
  const chosen = selected.flatMap(({ facet: key, values }) => {
    const facet = facetByKey(facets, key)
    return values.map((value) => ({
      isOn: true,
      label: chipLabel(facet, value, messages),
      change: withoutFacet(filters, key, value),
    }))
  })
  return [
    ...chosen,
    { isOn: price !== '', label: price, change: { min: '', max: '' } },
    { isOn: inStock, label: messages.states.in, change: { inStock: false } },
    { isOn: sale, label: messages.filter.sale, change: { sale: false } },
  ].filter(({ isOn }) => isOn)
}

/** The value with the name of its option or field: "Large" alone is unclear. */
function chipLabel(facet: FacetView, value: string, messages: Messages): string {
  const known = facet.values.find((one) => one.value === value) ?? { value, name: value }
  const name = valueName(facet, known, messages)
  const isNamed = facet.kind === 'OPTION' || facet.kind === 'FIELD'
  return isNamed
    ? messages.filter.chip.named({ facet: facetName(facet, messages), value: name })
    : name
}

function priceLabel({ min, max }: Filters, currency: string, messages: Messages): string {
  const write = (value: string) => formatExactMoney({ value, currency, locale: messages.locale })
  const { chip } = messages.filter
  if (min && max) return chip.between({ min: write(min), max: write(max) })
  if (min) return chip.over({ min: write(min) })
  return max ? chip.under({ max: write(max) }) : ''
}
