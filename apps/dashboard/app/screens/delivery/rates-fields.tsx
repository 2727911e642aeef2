import { Plus, Trash2 } from 'lucide-react'
import { AmountField, SelectField, Switch } from '../../shared/fields.tsx'
import { currencySign } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages.tsx'
import type { Errors } from '../../shared/use-form.ts'
import type { Money } from '../../shared/use-money.ts'
import { emptyRates, emptyRow, type RateRow, type RatesForm, rateKinds } from './rates.ts'

interface RatesFieldsProps {
  readonly rates: RatesForm
  readonly errors: Errors
  readonly money: Money
  readonly onRates: (rates: RatesForm) => void
}

/** The price of delivery: one price, or prices with bounds. */
export function RatesFields({ rates, errors, money, onRates }: RatesFieldsProps) {
  const { rates: texts } = useMessages().delivery
  if (rates.original) {
    return (
      <div className="notice">
        <p>{texts.unchanged}</p>
        <button type="button" className="button" onClick={() => onRates(emptyRates)}>
          {texts.replace}
        </button>
      </div>
    )
  }
  const set = (change: Partial<RatesForm>) => onRates({ ...rates, ...change })
  const setRow = (at: number, change: Partial<RateRow>) =>
    set({ rows: rates.rows.map((row, index) => (index === at ? { ...row, ...change } : row)) })
  const sign = currencySign(money.currency, money.locale)
  return (
    <>
      <SelectField
        label={texts.kind}
        value={rates.kind}
        options={rateKinds.map((kind) => [kind, texts.kinds[kind]] as const)}
        onValue={(kind) => set({ kind, rows: rates.rows.map(withoutBounds) })}
      />
      {rates.kind === 'FLAT' ? (
        <AmountField
          label={texts.price}
          hint={texts.priceHint}
          prefix={sign}
          value={rates.rows[0]?.amount ?? ''}
          {...errorOf(errors, 'rates.0.amount')}
          onText={(amount) => setRow(0, { amount })}
        />
      ) : (
        <RateRows
          rates={rates}
          errors={errors}
          money={money}
          set={set}
          setRow={setRow}
          sign={sign}
        />
      )}
      {errors.rates && <p className="field-error">{errors.rates}</p>}
      <Switch
        label={texts.eachPiece}
        checked={rates.eachPiece}
        onChecked={(eachPiece) => set({ eachPiece })}
      />
    </>
  )
}

/** Bounds in kilograms are meaningless for amounts. */
const withoutBounds = ({ amount }: RateRow): RateRow => ({ ...emptyRow, amount })

const errorOf = (errors: Errors, field: string) => {
  const error = errors[field]
  return error ? { error } : {}
}

interface RateRowsProps extends Pick<RatesFieldsProps, 'rates' | 'errors' | 'money'> {
  readonly sign: string
  readonly set: (change: Partial<RatesForm>) => void
  readonly setRow: (at: number, change: Partial<RateRow>) => void
}

function RateRows({ rates: { kind, rows }, errors, money, sign, set, setRow }: RateRowsProps) {
  const { rates: texts } = useMessages().delivery
  const bounds = texts.bounds
  const unit = kind === 'BY_TOTAL_PRICE' ? bounds[kind]({ currency: money.currency }) : bounds[kind]
  return (
    <>
      <p className="field-hint">{texts.rowsHint}</p>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; nothing in it has a state of its own.
        <fieldset key={at} className="rate-row bare">
          <legend className="visually-hidden">{texts.rowOf({ n: at + 1 })}</legend>
          <AmountField
            label={texts.from({ unit })}
            value={row.from}
            {...errorOf(errors, `rates.${at}.from`)}
            onText={(from) => setRow(at, { from })}
          />
          <AmountField
            label={texts.to({ unit })}
            value={row.to}
            {...errorOf(errors, `rates.${at}.to`)}
            onText={(to) => setRow(at, { to })}
          />
          <AmountField
            label={texts.price}
            prefix={sign}
            value={row.amount}
            {...errorOf(errors, `rates.${at}.amount`)}
            onText={(amount) => setRow(at, { amount })}
          />
          <button
            type="button"
            className="icon-button"
            disabled={rows.length === 1}
            aria-label={texts.removeRow({ n: at + 1 })}
            onClick={() => set({ rows: rows.filter((_, index) => index !== at) })}
          >
            <Trash2 aria-hidden="true" />
          </button>
        </fieldset>
      ))}
      <div className="field-ways">
        <button
          type="button"
          className="button"
          onClick={() => set({ rows: [...rows, { ...emptyRow, from: rows.at(-1)?.to ?? '' }] })}
        >
          <Plus aria-hidden="true" />
          {texts.addRow}
        </button>
      </div>
    </>
  )
}
