import { formatMoney } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages.tsx'
import { inCurrency, type RateLine } from './currencies-form.ts'
import { isLocale } from './general.tsx'

/** The price that is shown in every currency. */
const PRICE = '100'
const MAX_SAMPLES = 8

interface CurrencySamplesProps {
  readonly base: string
  readonly locale: string
  readonly rates: readonly RateLine[]
}

/** A sample price in the first few currencies. */
export function CurrencySamples({ base, locale, rates }: CurrencySamplesProps) {
  const { currencySettings } = useMessages()
  const language = isLocale(locale) ? locale : 'en'
  const samples = rates.flatMap((line) => {
    const amount = inCurrency(PRICE, line)
    return amount === undefined ? [] : [{ ...line, amount }]
  })
  if (samples.length === 0) return null
  return (
    <figure className="preview">
      <figcaption>
        {currencySettings.preview({ price: formatMoney(PRICE, base, language) })}
      </figcaption>
      <dl className="samples">
        {samples.slice(0, MAX_SAMPLES).map(({ key, currency, amount }) => (
          <div key={key}>
            <dt>{currency}</dt>
            <dd className="figure">{formatMoney(amount, currency, language)}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
