import { useState } from 'react'
import type { InputOf, OutputOf } from '../../api/client.ts'
import { Failure } from '../../shared/failure.tsx'
import { formatMoney, formatNumber, formatRelativeTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Money } from '../../shared/use-money.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { checkDiscount, type FieldsProps, promotionOf } from './form.ts'
import { whyNot } from './why-not.ts'

type Preview = OutputOf<'promotions.previewOnCarts'>
type Request = InputOf<'promotions.previewOnCarts'>

const DAYS = 30

/** Previews the draft on recent carts; on demand, because it prices many. */
export function CartsSection({ form, money, stored }: FieldsProps) {
  const messages = useMessages()
  const { carts } = messages.discounts
  const [request, setRequest] = useState<Request>()
  const result = useOperation(
    'promotions.previewOnCarts',
    request ?? { promotion: { name: '-', effect: { type: 'FREE_DELIVERY' } } },
    { enabled: request !== undefined, keepPrevious: true },
  )
  const { name: _, ...errors } = checkDiscount(form, messages, money.digits)
  const isReadable = Object.keys(errors).length === 0
  const look = () => {
    const named = { ...form, name: form.name || messages.discounts.new }
    const draft = promotionOf(named, money.digits, stored)
    const wanted = { promotion: { ...draft, ...(stored && { id: stored.id }) }, days: DAYS }
    setRequest({ ...wanted, delivery: '5' })
    if (request) result.refetch()
  }
  return (
    <fieldset className="choice-field">
      <legend>{carts.title}</legend>
      <p className="field-hint">{carts.text({ days: DAYS })}</p>
      <button
        type="button"
        className="button"
        disabled={!isReadable || result.isFetching}
        onClick={look}
      >
        {request ? carts.again : carts.start}
      </button>
      {!isReadable && <p className="field-hint">{carts.fixFirst}</p>}
      {result.error && <Failure error={result.error} />}
      <div role="status">
        {result.isFetching && <p>{carts.busy}</p>}
        {result.data && request && !result.isFetching && (
          <Outcome preview={result.data} money={money} />
        )}
      </div>
    </fieldset>
  )
}

interface OutcomeProps {
  readonly preview: Preview
  readonly money: Money
}

function Outcome({ preview, money }: OutcomeProps) {
  const { discounts } = useMessages()
  const { carts } = discounts
  const language = useLanguage()
  const format = (amount: string) => formatMoney(amount, money.currency, money.locale)
  const { applied, discount, listed, days, refusals, isComplete } = preview
  if (preview.carts === 0) return <p>{carts.none({ days })}</p>
  const hits = { n: preview.carts, applied: formatNumber(applied, language) }
  return (
    <>
      <p>
        {carts.hits(hits)}{' '}
        {applied > 0 && carts.sums({ discount: format(discount), listed: format(listed) })}{' '}
        {!isComplete && carts.newestOnly}
      </p>
      {refusals.length > 0 && (
        <>
          <p>{carts.whyNot}</p>
          <ul className="plain-list">
            {refusals.map((one) => (
              <li key={one.reason}>
                {carts.refusal({ n: one.carts, why: whyNot(one, discounts, format) })}
              </li>
            ))}
          </ul>
          {refusals.some(({ carts: n, have }) => n > 1 && have) && (
            <p className="field-hint">{carts.closest}</p>
          )}
        </>
      )}
      <Examples preview={preview} format={format} />
    </>
  )
}

interface ExamplesProps extends Pick<OutcomeProps, 'preview'> {
  readonly format: (amount: string) => string
}

function Examples({ preview, format }: ExamplesProps) {
  const { discounts } = useMessages()
  const { columns, examples } = discounts.carts
  const language = useLanguage()
  return (
    <div className="list-frame">
      <table className="list">
        <caption className="visually-hidden">{examples}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.changed}</th>
            <th scope="col" className="cell-figure">
              {columns.pieces}
            </th>
            <th scope="col" className="cell-figure">
              {columns.cart}
            </th>
            <th scope="col" className="cell-figure">
              {columns.takesOff}
            </th>
          </tr>
        </thead>
        <tbody>
          {preview.examples.map((one) => (
            <tr key={one.cartId}>
              <td>{formatRelativeTime(one.updatedDate, new Date(), language)}</td>
              <td className="cell-figure" data-word={columns.pieces}>
                {formatNumber(one.pieces, language)}
              </td>
              <td className="cell-figure" data-word={columns.cart}>
                {format(one.listed)}
              </td>
              <td className={one.applies ? 'cell-figure' : 'mute'} data-word={columns.takesOff}>
                {one.applies ? format(one.amount ?? '0') : whyNot(one, discounts, format)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
