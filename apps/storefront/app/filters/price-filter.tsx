import { currencySymbol, formatExactMoney } from '@vitrine/money'
import { TextField } from '@vitrine/ui/field'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import type { FacetView, ListView } from './list-view.ts'

type Limit = 'min' | 'max'
const limits = ['min', 'max'] as const

/** Two price limits to type, and with scripts a slider that fills them in. */
export function PriceFilter({ facet, list }: { facet: FacetView; list: ListView }) {
  const { filters, typed, currency } = list
  const messages = useMessages()
  const prices = { min: typed?.min ?? filters.min, max: typed?.max ?? filters.max }
  const priceError = (limit: Limit) => {
    const problem = typed?.errors[limit]
    return problem && messages.filter.price[problem]
  }
  return (
    <fieldset className="rail-group">
      <legend>{messages.filter.price.label}</legend>
      <div className="rail-prices">
        {limits.map((limit) => (
          <TextField
            key={limit}
            name={limit}
            label={messages.filter[limit]}
            defaultValue={prices[limit]}
            error={priceError(limit)}
            suffix={currencySymbol(currency, messages.locale)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            onBlur={(event) => sendIfTyped(event, prices[limit])}
          />
        ))}
      </div>
      <PriceSlider facet={facet} prices={filters} currency={currency} />
    </fieldset>
  )
}

/** The price range of the list in whole units; absent if there is no range. */
function boundsOf({ min, max }: FacetView) {
  const bounds = { min: Math.floor(Number(min ?? 0)), max: Math.ceil(Number(max ?? 0)) }
  return bounds.max - bounds.min > 1 ? bounds : undefined
}

function PriceSlider({
  facet,
  prices,
  currency,
}: {
  facet: FacetView
  prices: { min: string; max: string }
  currency: string
}) {
  const bounds = boundsOf(facet)
  if (!bounds) return null
  const clamped = (value: string, other: number) =>
    value === '' ? other : Math.min(bounds.max, Math.max(bounds.min, Math.round(Number(value))))
  const start = { min: clamped(prices.min, bounds.min), max: clamped(prices.max, bounds.max) }
  return (
    <Slider
      key={`${start.min} ${start.max} ${bounds.min} ${bounds.max}`}
      bounds={bounds}
      start={start}
      currency={currency}
    />
  )
}

type Range = Record<Limit, number>

function Slider({ bounds, start, currency }: { bounds: Range; start: Range; currency: string }) {
  const messages = useMessages()
  const [range, setRange] = useState(start)
  const write = (value: number) =>
    formatExactMoney({ value: String(value), currency, locale: messages.locale })
  const slider = useRef<HTMLDivElement>(null)
  // React calls `onChange` with each step; the native event fires when the thumb is released.
  useEffect(() => {
    const element = slider.current
    const send = (event: Event) => (event.target as HTMLInputElement).form?.requestSubmit()
    element?.addEventListener('change', send)
    return () => element?.removeEventListener('change', send)
  }, [])
  const move = (limit: Limit, input: HTMLInputElement) => {
    const own = Number(input.value)
    const value = limit === 'min' ? Math.min(own, range.max) : Math.max(own, range.min)
    setRange({ ...range, [limit]: value })
    const field = input.form?.elements.namedItem(limit)
    if (field instanceof HTMLInputElement)
      field.value = value === bounds[limit] ? '' : String(value)
  }
  useEffect(() => {
    // Not as an attribute, which the content security policy refuses in the markup of the server.
    const style = slider.current?.style
    const part = (value: number) => String((value - bounds.min) / (bounds.max - bounds.min))
    style?.setProperty('--from', part(range.min))
    style?.setProperty('--to', part(range.max))
  }, [bounds, range])
  return (
    <div className="price-slider" ref={slider}>
      {limits.map((limit) => (
        <input
          key={limit}
          type="range"
          // If both thumbs are at the upper end, only the lower one can move.
          className={limit === 'min' && range.min > (bounds.min + bounds.max) / 2 ? 'raised' : ''}
          min={bounds.min}
          max={bounds.max}
          value={range[limit]}
          aria-label={messages.filter.price[limit]}
          aria-valuetext={write(range[limit])}
          onChange={(event) => move(limit, event.currentTarget)}
        />
      ))}
    </div>
  )
}

function sendIfTyped({ currentTarget }: FocusEvent<HTMLInputElement>, before: string) {
  if (currentTarget.value.trim() !== before) currentTarget.form?.requestSubmit()
}
