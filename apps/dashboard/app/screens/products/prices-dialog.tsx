import type { ChangesOfProducts, ProductFilter } from '@vitrine/contract/products'
import { useState } from 'react'
import { parseAmount } from '../../shared/amount.ts'
import { AmountField, SelectField } from '../../shared/fields.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { formatMoney } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'

interface PricesDialogProps {
  readonly filter: ProductFilter
  readonly count: number
  readonly currency: string
  readonly onChange: (changes: ChangesOfProducts) => void
  readonly onClose: () => void
}

const ways = ['UP', 'DOWN'] as const
const kinds = ['PERCENT', 'AMOUNT'] as const

/** Changes the prices of many products, with a preview. */
export function PricesDialog({ filter, count, currency, onChange, onClose }: PricesDialogProps) {
  const { bulkPrices, amount } = useMessages()
  const [way, setWay] = useState<(typeof ways)[number]>('UP')
  const [kind, setKind] = useState<(typeof kinds)[number]>('PERCENT')
  const [text, setText] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { value, problem } = parseAmount(text)
  const changes =
    value === undefined ? undefined : { price: { kind, value: way === 'UP' ? value : `-${value}` } }
  const isWrong = problem !== undefined && (problem !== 'empty' || isSubmitted)
  return (
    <FormDialog
      title={bulkPrices.title({ n: count })}
      submitLabel={bulkPrices.change}
      busy={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        setIsSubmitted(true)
        if (changes) onChange(changes)
      }}
    >
      <div className="fields-3">
        <SelectField
          label={bulkPrices.way}
          value={way}
          options={ways.map((one) => [one, bulkPrices.ways[one]])}
          onValue={setWay}
        />
        <AmountField
          label={bulkPrices.by}
          data-first=""
          value={text}
          error={isWrong ? amount[problem] : undefined}
          onText={setText}
        />
        <SelectField
          label={bulkPrices.unit}
          value={kind}
          options={kinds.map((one) => [one, one === 'PERCENT' ? '%' : currency])}
          onValue={setKind}
        />
      </div>
      <Preview filter={filter} changes={changes} currency={currency} />
    </FormDialog>
  )
}

interface PreviewProps extends Pick<PricesDialogProps, 'filter' | 'currency'> {
  readonly changes: ChangesOfProducts | undefined
}

/** The lowest and the highest price before and after; nothing is changed for it. */
function Preview({ filter, changes, currency }: PreviewProps) {
  const { bulkPrices } = useMessages()
  const language = useLanguage()
  const result = useOperation(
    'products.previewProductChanges',
    { filter, changes: changes ?? {} },
    { enabled: changes !== undefined, keepPrevious: true },
  )
  if (!changes || !result.data) return <p className="field-hint">{bulkPrices.hint}</p>
  const { count, onSale, before, after, refusal } = result.data
  const range = ({ lowest, highest }: NonNullable<typeof before>) =>
    bulkPrices.range({
      lowest: formatMoney(lowest, currency, language),
      highest: formatMoney(highest, currency, language),
    })
  return (
    <div role="status">
      <p className="figure">
        {bulkPrices.effect({ n: count })}
        {onSale > 0 && `, ${bulkPrices.onSale({ n: onSale })}`}
      </p>
      <dl className="names">
        {before && (
          <div>
            <dt>{bulkPrices.before}</dt>
            <dd className="figure">{range(before)}</dd>
          </div>
        )}
        {after && (
          <div>
            <dt>{bulkPrices.after}</dt>
            <dd className="figure">{range(after)}</dd>
          </div>
        )}
      </dl>
      {refusal && <p className="field-error">{refusal.description}</p>}
    </div>
  )
}
