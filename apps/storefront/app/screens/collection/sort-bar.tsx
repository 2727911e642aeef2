import { Icon } from '@vitrine/ui/icon'
import ChevronDown from 'lucide-react/icons/chevron-down'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useWords } from '../../messages/index.ts'
import { appliedCount } from './applied-filters.tsx'
import { filterFormId, filterSheetId } from './filter-rail.tsx'
import { sortings } from './filters.ts'
import type { CollectionProps } from './route.ts'

/** Number of products, and the sort order. */
export function SortBar({ filters, total, isArranged }: CollectionProps) {
  const words = useWords()
  const applied = appliedCount(filters)
  return (
    <div className="sort-bar">
      <p className="sort-count" role="status">
        {words.t('productCount', { n: total })}
      </p>
      <button
        className="sort-open v-button v-button-quiet"
        type="button"
        popoverTarget={filterSheetId}
      >
        <span className="v-button-label">
          <Icon as={SlidersHorizontal} size={16} />
          {applied > 0 ? words.t('filter.open.some', { n: applied }) : words.t('filter.open')}
        </span>
      </button>
      <label className="sort-choice">
        <span>{words.t('collection.sort')}</span>
        <select
          className="sort-select"
          name="sort"
          form={filterFormId}
          defaultValue={filters.sort === 'newest' ? '' : filters.sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {sortings.map((sort) => (
            <option key={sort} value={sort === 'newest' ? '' : sort}>
              {words.t(`collection.sort.${isArranged && sort === 'newest' ? 'arranged' : sort}`)}
            </option>
          ))}
        </select>
        <Icon as={ChevronDown} size={16} className="sort-arrow" />
      </label>
    </div>
  )
}
