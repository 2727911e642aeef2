import type { ArrangedFilter } from '@vitrine/contract/shop'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { Switch } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { type FilterOrder, filterName, inOrder, withMoved, withShown } from './filter-order.ts'

interface FiltersProps {
  readonly order: FilterOrder
  readonly onOrder: (order: FilterOrder) => void
}

/** The filters for shoppers: their order and visibility. */
export function Filters({ order, onOrder }: FiltersProps) {
  const { filterSettings, shell } = useMessages()
  const { data, error, refetch } = useOperation('shop.getFilterSettings', {})
  return (
    <Section title={filterSettings.title} hint={filterSettings.text}>
      {data ? (
        <FilterRows filters={inOrder(data.filters, order)} onOrder={onOrder} />
      ) : error ? (
        <Failure error={error} onRetry={() => refetch()} />
      ) : (
        <Skeleton rows={4} label={shell.loading} />
      )}
      {order.length > 0 && (
        <p>
          <button type="button" className="link-button" onClick={() => onOrder([])}>
            {filterSettings.automatic}
          </button>
        </p>
      )}
    </Section>
  )
}

interface RowsProps {
  readonly filters: readonly ArrangedFilter[]
  readonly onOrder: (order: FilterOrder) => void
}

export function FilterRows({ filters, onOrder }: RowsProps) {
  const messages = useMessages()
  const { filterSettings } = messages
  return (
    <ol className="plain-list filter-rows">
      {filters.map((filter, at) => {
        const name = filterName(filter, messages)
        const isLast = at === filters.length - 1
        const moves = [
          { label: filterSettings.up({ name }), Icon: ArrowUp, off: at === 0, by: -1 },
          { label: filterSettings.down({ name }), Icon: ArrowDown, off: isLast, by: 1 },
        ] as const
        return (
          <li key={filter.facet} className="row">
            <Switch
              label={name}
              hint={hintOf(filter, filterSettings)}
              checked={filter.shown}
              onChecked={(shown) => onOrder(withShown(filters, filter.facet, shown))}
            />
            <span className="filter-moves">
              {moves.map(({ label, Icon, by, off }) => (
                <button
                  key={label}
                  type="button"
                  className="icon-button"
                  aria-label={label}
                  title={label}
                  aria-disabled={off}
                  onClick={() => !off && onOrder(withMoved(filters, at, by))}
                >
                  <Icon aria-hidden="true" />
                </button>
              ))}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

type Texts = ReturnType<typeof useMessages>['filterSettings']

/** Describes the values that shoppers can choose. */
function hintOf({ kind, examples, valueCount }: ArrangedFilter, texts: Texts): string {
  if (kind === 'PRICE') return texts.price
  if (kind === 'AVAILABILITY') return texts.availability
  if (valueCount === 0) return texts.gone
  const some = examples.join(', ')
  const more = valueCount - examples.length
  return more > 0 ? texts.examples({ some, n: more }) : some
}
