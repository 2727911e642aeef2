import { currencySymbol } from '@vitrine/money'
import { Checkbox } from '@vitrine/ui/checkbox'
import { TextField } from '@vitrine/ui/field'
import { Icon, X } from '@vitrine/ui/icon'
import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { Filters } from './filters.ts'
import type { CollectionProps } from './route.ts'

export const filterFormId = 'filters'
export const filterSheetId = 'filter-sheet'

/**
 * The filters: a sidebar on wide screens, a native dialog on narrow ones. One form; with scripts it
 * submits on every change, without them by its button.
 */
export function FilterRail(props: CollectionProps) {
  const { slug, filters, typed, total, currency } = props
  const { min, max } = typed ?? filters
  const prices = { min, max }
  const messages = useMessages()
  const mark = currencySymbol(currency, messages.locale)
  const form = useRef<HTMLFormElement>(null)
  const priceError = (limit: 'min' | 'max') => {
    const problem = typed?.errors[limit]
    return problem && messages.filter.price[problem]
  }
  // Filters also change by chips and history; the fields follow without losing the focus.
  useEffect(() => {
    if (form.current) showFilters(form.current, { ...filters, min, max })
  }, [filters, min, max])
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
        action={links.collection(slug)}
        data-stay=""
        onChange={sendIfChosen}
        ref={form}
      >
        <fieldset className="rail-group">
          <legend>{messages.filter.price.label}</legend>
          <div className="rail-prices">
            {(['min', 'max'] as const).map((limit) => (
              <TextField
                key={limit}
                name={limit}
                label={messages.filter[limit]}
                defaultValue={prices[limit]}
                error={priceError(limit)}
                suffix={mark}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                onBlur={(event) => sendIfTyped(event, prices[limit])}
              />
            ))}
          </div>
        </fieldset>
        <fieldset className="rail-group">
          <legend>{messages.filter.availability}</legend>
          <Checkbox
            name="stock"
            value="in"
            label={messages.states.in}
            defaultChecked={filters.inStock}
          />
          <Checkbox
            name="sale"
            value="1"
            label={messages.filter.sale}
            defaultChecked={filters.sale}
          />
        </fieldset>
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
      </form>
    </aside>
  )
}

function showFilters(form: HTMLFormElement, { min, max, inStock, sale, sort }: Filters) {
  const values = { min, max, sort: sort === 'newest' ? '' : sort }
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    const isTypedIn = field === document.activeElement && field instanceof HTMLInputElement
    if (!isTypedIn && (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) {
      field.value = value
    }
  }
  for (const [name, isOn] of Object.entries({ stock: inStock, sale })) {
    const box = form.elements.namedItem(name)
    if (box instanceof HTMLInputElement) box.checked = isOn
  }
}

function sendIfChosen(event: FormEvent<HTMLFormElement>) {
  const field = event.target as HTMLInputElement
  if (field.type === 'checkbox') event.currentTarget.requestSubmit()
}

function sendIfTyped({ currentTarget }: FocusEvent<HTMLInputElement>, before: string) {
  if (currentTarget.value.trim() !== before) currentTarget.form?.requestSubmit()
}
