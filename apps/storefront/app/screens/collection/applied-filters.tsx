import { formatExactMoney } from '@vitrine/money'
import { Chip } from '@vitrine/ui/chip'
import { links } from '../../links.ts'
import { useWords, type Words } from '../../messages/index.ts'
import { type Filters, noFilters } from './filters.ts'
import type { CollectionProps } from './route.ts'

/** The applied filters, each as a link that removes it. */
export function AppliedFilters({ slug, filters, currency }: CollectionProps) {
  const words = useWords()
  const applied = appliedFilters(filters, currency, words)
  if (applied.length === 0) return null
  const without = (change: Partial<Filters>) =>
    links.collection(slug, { ...filters, ...change, page: 1 })
  return (
    <ul className="applied" aria-label={words.t('filter.applied')} data-stay="">
      {applied.map(({ label, change }) => (
        <li key={label}>
          <Chip removeHref={without(change)}>{label}</Chip>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <a className="applied-clear" href={without({ ...noFilters, sort: filters.sort })}>
            {words.t('filter.clear')}
          </a>
        </li>
      )}
    </ul>
  )
}

export const appliedCount = ({ min, max, inStock, sale }: Filters) =>
  [min || max, inStock, sale].filter(Boolean).length

function appliedFilters(filters: Filters, currency: string, words: Words) {
  const { min, max, inStock, sale } = filters
  const write = (value: string) => formatExactMoney({ value, currency, locale: words.locale })
  const price =
    min && max
      ? words.t('filter.chip.between', { min: write(min), max: write(max) })
      : min
        ? words.t('filter.chip.over', { min: write(min) })
        : max
          ? words.t('filter.chip.under', { max: write(max) })
          : ''
  return [
    { isOn: price !== '', label: price, change: { min: '', max: '' } },
    { isOn: inStock, label: words.t('filter.inStock'), change: { inStock: false } },
    { isOn: sale, label: words.t('filter.sale'), change: { sale: false } },
  ].filter(({ isOn }) => isOn)
}
