import { Icon } from '@vitrine/ui/icon'
import ChevronDown from 'lucide-react/icons/chevron-down'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useMessages } from '../messages/index.ts'
import { appliedCount } from './applied-filters.tsx'
import { filterFormId, filterSheetId } from './filter-rail.tsx'
import { defaultSort, sortings } from './filters.ts'
import type { ListView } from './list-view.ts'

/** Number of products, and the sort order. */
export function SortBar({ place, filters, total, isArranged, facets }: ListView) {
  const messages = useMessages()
  const applied = appliedCount(filters)
  const usual = defaultSort(place)
  const offered = sortings.filter((sort) => sort !== 'relevance' || usual === 'relevance')
  return (
    <div className="sort-bar">
      {'slug' in place && (
        <p className="sort-count" role="status">
          {messages.productCount({ n: total })}
        </p>
      )}
      {facets.length > 0 && (
        <button
          className="sort-open v-button v-button-quiet"
          type="button"
          popoverTarget={filterSheetId}
        >
          <span className="v-button-label">
            <Icon as={SlidersHorizontal} size={16} />
            {applied > 0 ? messages.filter.open.some({ n: applied }) : messages.filter.open.label}
          </span>
        </button>
      )}
      <label className="sort-choice">
        <span>{messages.collection.sort.label}</span>
        <select
          className="sort-select"
          name="sort"
          form={filterFormId}
          defaultValue={filters.sort === usual ? '' : filters.sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {offered.map((sort) => (
            <option key={sort} value={sort === usual ? '' : sort}>
              {messages.collection.sort[isArranged && sort === 'newest' ? 'arranged' : sort]}
            </option>
          ))}
        </select>
        <Icon as={ChevronDown} size={16} className="sort-arrow" />
      </label>
    </div>
  )
}
