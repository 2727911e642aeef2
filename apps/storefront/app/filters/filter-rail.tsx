import { Icon, X } from '@vitrine/ui/icon'
import { type FormEvent, useEffect, useRef } from 'react'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { FacetGroup } from './facet-group.tsx'
import { facetName, valueName } from './facet-names.ts'
import { FilterCheckbox } from './facet-value.tsx'
import { defaultSort, isSelected, type SearchPlace } from './filters.ts'
import type { FacetView, ListView } from './list-view.ts'
import { PriceFilter } from './price-filter.tsx'

export const filterFormId = 'filters'
export const filterSheetId = 'filter-sheet'

/**
 * The filters: a sidebar on wide screens, a native popover on narrow ones. One form; with scripts it submits on every
 * change, without them by its button.
 */
export function FilterRail(props: ListView) {
  const { place, facets, total } = props
  const messages = useMessages()
  const form = useRef<HTMLFormElement>(null)
  // Filters also change by chips and history; the fields follow without losing the focus.
  useEffect(() => {
    if (form.current) showFilters(form.current, props)
  }, [props])
  return (
    <aside
      className="rail sheet"
      id={filterSheetId}
      popover="auto"
      aria-label={messages.filter.title}
    >
      <div className="sheet-head rail-head">
        <h2 className="text-xl">{messages.filter.title}</h2>
        <button
          className="v-icon-button"
          type="button"
          popoverTarget={filterSheetId}
          popoverTargetAction="hide"
          aria-label={messages.ui.close}
        >
          <Icon as={X} />
        </button>
      </div>
      <form
        id={filterFormId}
        action={'slug' in place ? links.collection(place.slug) : links.search()}
        data-stay=""
        onChange={sendIfChosen}
        ref={form}
      >
        {'words' in place && <SearchInputs {...place} />}
        {facets.map((facet) => (
          <FacetFilter key={facet.key} facet={facet} list={props} />
        ))}
        <div className="rail-foot">
          <button className="v-button v-button-quiet v-button-wide rail-send" type="submit">
            {messages.filter.apply}
          </button>
          <button
            className="v-button v-button-primary v-button-wide rail-close"
            type="button"
            popoverTarget={filterSheetId}
            popoverTargetAction="hide"
          >
            {messages.filter.show({ n: total })}
          </button>
        </div>
      </form>
    </aside>
  )
}

function FacetFilter({ facet, list }: { facet: FacetView; list: ListView }) {
  if (facet.kind === 'PRICE') return <PriceFilter facet={facet} list={list} />
  if (facet.kind === 'AVAILABILITY') return <Availability facet={facet} list={list} />
  return <FacetGroup facet={facet} filters={list.filters} />
}

/** Availability and discounts have their own search parameters. */
const fields: Record<string, { name: string; value: string }> = {
  inStock: { name: 'stock', value: 'in' },
  onSale: { name: 'sale', value: '1' },
}

function Availability({ facet, list }: { facet: FacetView; list: ListView }) {
  const messages = useMessages()
  const { inStock, sale } = list.filters
  return (
    <fieldset className="rail-group">
      <legend>{facetName(facet, messages)}</legend>
      {facet.values.map((one) => (
        <FilterCheckbox
          key={one.value}
          field={fields[one.value] ?? { name: '', value: '' }}
          label={valueName(facet, one, messages)}
          count={one.count}
          isChecked={one.value === 'inStock' ? inStock : sale}
        />
      ))}
    </fieldset>
  )
}

function showFilters(form: HTMLFormElement, { place, filters, typed }: ListView) {
  const { min, max } = typed ?? filters
  const sort = filters.sort === defaultSort(place) ? '' : filters.sort
  for (const [name, value] of Object.entries({ min, max, sort })) {
    const field = form.elements.namedItem(name)
    const isTypedIn = field === document.activeElement && field instanceof HTMLInputElement
    if (!isTypedIn && (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) {
      field.value = value
    }
  }
  const plain: Record<string, boolean> = { stock: filters.inStock, sale: filters.sale }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    box.checked = plain[box.name] ?? isSelected(filters, box.name, box.value)
  }
}

function sendIfChosen(event: FormEvent<HTMLFormElement>) {
  const field = event.target as HTMLInputElement
  if (field.type === 'checkbox') event.currentTarget.requestSubmit()
}

/** Hidden fields that preserve a search while its filters change. */
function SearchInputs({ words, typed, isExact }: SearchPlace) {
  return (
    <>
      <input type="hidden" name="q" value={words} />
      {typed && <input type="hidden" name="typed" value={typed} />}
      {isExact && <input type="hidden" name="exact" value="1" />}
    </>
  )
}
