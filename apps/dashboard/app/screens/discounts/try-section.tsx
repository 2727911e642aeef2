import { addDecimals, isZero } from '@vitrine/money'
import { useDeferredValue, useState } from 'react'
import type { InputOf, OutputOf } from '../../api/client.ts'
import { Failure } from '../../shared/failure.tsx'
import { AmountField, TextField } from '../../shared/fields.tsx'
import { currencySign, formatMoney } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages.tsx'
import type { Money } from '../../shared/use-money.ts'
import { useOperation } from '../../shared/use-operation.ts'
import type { DiscountForm, FieldsProps, ScopeForm } from './form.ts'
import { checkDiscount, promotionOf, readAmount } from './form.ts'
import { whyNot } from './why-not.ts'

type Preview = OutputOf<'promotions.previewPromotions'>

/** A code for drafts that have none yet, so that they can be tried. */
const SAMPLE_CODE = 'SAMPLE'

/** What the sample basket costs to deliver, for those that make it free. */
const SAMPLE_DELIVERY = '5'

/** What the draft makes of a sample basket, and why not where it does not apply. */
export function TrySection(props: FieldsProps) {
  const { money, form } = props
  const needed = neededFor(form)
  const { preview } = useMessages().discounts
  const [price, setPrice] = useState('25.00')
  const [quantity, setQuantity] = useState('3')
  const request = useDeferredValue(usePreviewRequest(props, { price, quantity }))
  const result = useOperation(
    'promotions.previewPromotions',
    request ?? { lines: [{ id: 'sample', quantity: 1, unitPrice: '0' }] },
    { enabled: request !== undefined, keepPrevious: true },
  )
  return (
    <fieldset className="choice-field">
      <legend>{preview.title}</legend>
      <p className="field-hint">{preview.text}</p>
      <AmountField
        label={preview.price}
        prefix={currencySign(money.currency, money.locale)}
        value={price}
        onText={setPrice}
      />
      <TextField
        label={preview.quantity}
        inputMode="numeric"
        value={quantity}
        onText={setQuantity}
      />
      {needed > 0 && <p className="field-hint">{preview.withBought({ n: needed })}</p>}
      {result.error && <Failure error={result.error} />}
      {result.data && request && <Outcome preview={result.data} money={money} />}
    </fieldset>
  )
}

interface SampleBasket {
  readonly price: string
  readonly quantity: string
}

/** Undefined while the form or the basket cannot be read. */
function usePreviewRequest(
  { form, money, stored }: FieldsProps,
  { price, quantity }: SampleBasket,
): InputOf<'promotions.previewPromotions'> | undefined {
  const messages = useMessages()
  const { name: _, ...errors } = checkDiscount(form, messages, money.digits)
  const unitPrice = readAmount(price, money.digits)
  const isReadable =
    Object.keys(errors).length === 0 && unitPrice && /^[1-9]\d{0,4}$/.test(quantity)
  if (!isReadable) return undefined
  const code = form.trigger === 'CODE' ? SAMPLE_CODE : null
  const draft = promotionOf(
    { ...form, name: form.name || messages.discounts.new },
    money.digits,
    stored,
  )
  const needed = neededFor(form)
  return {
    lines: [
      { id: 'sample', quantity: Number(quantity), unitPrice, ...sampleOf(form.reduced) },
      ...(needed === 0
        ? []
        : [{ id: 'bought', quantity: needed, unitPrice, ...sampleOf(form.bought) }]),
    ],
    ...(code && { codes: [code] }),
    ...(form.effect === 'FREE_DELIVERY' && { delivery: SAMPLE_DELIVERY }),
    promotions: [{ ...draft, code, ...(stored && { id: stored.id, active: stored.active }) }],
  }
}

/** How many other pieces have to be bought for the discount. */
const neededFor = ({ effect, bought, buy }: DiscountForm): number =>
  effect === 'BUY_GET' && bought.collectionIds.length + bought.productIds.length > 0
    ? Number(buy)
    : 0

/** A piece that is in the scope. */
const sampleOf = ({ collectionIds, productIds: [productId] }: ScopeForm) => ({
  collectionIds: [...collectionIds],
  ...(productId !== undefined && { productId }),
})

function Outcome({ preview: result, money }: { readonly preview: Preview; readonly money: Money }) {
  const { discounts } = useMessages()
  const { preview } = discounts
  const format = (amount: string) => formatMoney(amount, money.currency, money.locale)
  const { listed, total, discount, deliveryDiscount, delivery } = result.totals
  const isReduced = !isZero(addDecimals(discount, deliveryDiscount))
  const before = format(addDecimals(listed, delivery))
  return (
    <div role="status">
      <p>
        {isReduced
          ? preview.total({ total: format(total), listed: before })
          : preview.nothing({ listed: before })}
      </p>
      <ul className="plain-list">
        {result.verdicts
          .filter(({ subject }) => subject === 'promotion')
          .map((one) => (
            <li key={one.id}>
              {one.applies
                ? preview.applies({ name: one.name ?? '', amount: format(one.amount ?? '0') })
                : preview.refused({ name: one.name ?? '', why: whyNot(one, discounts, format) })}
            </li>
          ))}
      </ul>
    </div>
  )
}
