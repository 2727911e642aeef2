import { Trash2 } from 'lucide-react'
import { DateField } from '../../shared/date-field.tsx'
import { AmountField, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Errors } from '../../shared/use-form.ts'
import type { RateLine } from './currencies-form.ts'

interface RatesTableProps {
  readonly base: string
  readonly rates: readonly RateLine[]
  readonly errors: Errors
  readonly onChange: (key: string, change: Partial<RateLine>) => void
  readonly onRemove: (key: string) => void
}

/** One row per currency, with its rate and the date of the rate. */
export function RatesTable({ base, rates, errors, onChange, onRemove }: RatesTableProps) {
  const { currencySettings } = useMessages()
  return (
    <table className="list rates">
      <thead>
        <tr>
          <th scope="col">{currencySettings.currency}</th>
          <th scope="col">{currencySettings.rate({ base })}</th>
          <th scope="col">{currencySettings.date}</th>
          <th scope="col">
            <span className="visually-hidden">{currencySettings.remove({ currency: '' })}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map((line, at) => (
          <RateRow
            key={line.key}
            base={base}
            line={line}
            error={(name) => errors[`rates.${at}.${name}`]}
            onChange={(change) => onChange(line.key, change)}
            onRemove={() => onRemove(line.key)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RateRowProps {
  readonly base: string
  readonly line: RateLine
  readonly error: (name: 'currency' | 'rate' | 'date') => string | undefined
  readonly onChange: (change: Partial<RateLine>) => void
  readonly onRemove: () => void
}

function RateRow({ base, line, error, onChange, onRemove }: RateRowProps) {
  const { currencySettings } = useMessages()
  return (
    <tr>
      <td>
        <TextField
          hideLabel
          label={currencySettings.currency}
          autoComplete="off"
          spellCheck={false}
          maxLength={3}
          value={line.currency}
          error={error('currency')}
          onText={(currency) => onChange({ currency: currency.trim().toUpperCase() })}
        />
      </td>
      <td>
        <AmountField
          hideLabel
          label={currencySettings.rate({ base })}
          value={line.rate}
          error={error('rate')}
          onText={(rate) => onChange({ rate })}
        />
      </td>
      <td>
        <DateField
          hideLabel
          label={currencySettings.date}
          value={line.date}
          error={error('date')}
          onText={(date) => onChange({ date })}
        />
      </td>
      <td>
        <button
          type="button"
          className="icon-button"
          aria-label={currencySettings.remove({ currency: line.currency })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </td>
    </tr>
  )
}
