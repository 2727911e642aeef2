import { addDecimals, isZero } from '@vitrine/money'
import { useDeferredValue, useState } from 'react'
import type { InputOf, OutputOf } from '../../api/client.ts'
import { Failure } from '../../shared/failure.tsx'
import { AmountField, TextField } from '../../shared/fields.tsx'
import { currencySign, formatMoney } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages.tsx'
import { PickerField } from '../../shared/picker-field.tsx'
import { useProductNames, useProductSearch } from '../../shared/references.ts'
import { type Money, useMoney } from '../../shared/use-money.ts'
import { useOperation } from '../../shared/use-operation.ts'
import type { DiscountForm, FieldsProps, ScopeForm } from './form.ts'
import { checkDiscount, promotionOf, readAmount } from './form.ts'
import { whyNot } from './why-not.ts'

type Preview = OutputOf<'promotions.previewPromotions'>

/** A code for drafts that have none yet, so that they can be tried. */
const SAMPLE_CODE = 'SAMPLE'

/** Delivery price of the sample basket, for discounts on delivery. */
const SAMPLE_DELIVERY = '5'

/** Previews the draft on a sample basket, with the reason where it does not apply. */
export function TrySection(props: FieldsProps) {
  const { money, form } = props
  const needed = neededFor(form)
  const { discounts, picker } = useMessages()
  const { preview, fields } = discounts
  const [price, setPrice] = useState('25.00')
  const [quantity, setQuantity] = useState('3')
  const [productIds, setProductIds] = useState<readonly string[]>([])
  const hasProducts = productIds.length > 0
  const basket = useBasket(productIds, { price, quantity }, form)
  const request = useDeferredValue(usePreviewRequest(props, basket))
  const result = useOperation(
    'promotions.previewPromotions',
    request ?? { lines: [{ id: 'sample', quantity: 1, unitPrice: '0' }] },
    { enabled: request !== undefined, keepPrevious: true },
  )
  return (
    <fieldset className="choice-field">
      <legend>{preview.title}</legend>
      <p className="field-hint">{preview.text}</p>
      <PickerField
        label={preview.products}
        hint={preview.productsHint}
        placeholder={fields.productPlaceholder}
        chosen={useProductNames(productIds, picker.unnamed)}
        useSearch={useProductSearch}
        onChosen={setProductIds}
      />
      {!hasProducts && (
        <AmountField
          label={preview.price}
          prefix={currencySign(money.currency, money.locale)}
          value={price}
          onText={setPrice}
        />
      )}
      <TextField
        label={hasProducts ? preview.quantityOfEach : preview.quantity}
        inputMode="numeric"
        value={quantity}
        onText={setQuantity}
      />
      {needed > 0 && !hasProducts && (
        <p className="field-hint">{preview.withBought({ n: needed })}</p>
      )}
      {result.error && <Failure error={result.error} />}
      {result.data && request && <Outcome preview={result.data} money={money} />}
    </fieldset>
  )
}

interface SampleBasket {
  readonly price: string
  readonly quantity: string
}
type Lines = InputOf<'promotions.previewPromotions'>['lines']

/** The chosen products at their lowest price, else pieces that fit; undefined while it cannot be read. */
function useBasket(
  productIds: readonly string[],
  { price, quantity }: SampleBasket,
  form: DiscountForm,
): Lines | undefined {
  const { digits } = useMoney()
  const result = useOperation(
    'products.listProducts',
    { filter: { ids: [...productIds] }, limit: 100 },
    { enabled: productIds.length > 0, keepPrevious: true },
  )
  const unitPrice = readAmount(price, digits)
  if (!/^[1-9]\d{0,4}$/.test(quantity)) return undefined
  const pieces = Number(quantity)
  if (productIds.length > 0) {
    const found = result.data?.products.filter(({ id }) => productIds.includes(id)) ?? []
    return found.length === 0 ? undefined : found.map((one) => lineOf(one, pieces))
  }
  if (!unitPrice) return undefined
  const needed = neededFor(form)
  return [
    { id: 'sample', quantity: pieces, unitPrice, ...sampleOf(form.reduced) },
    ...(needed === 0
      ? []
      : [{ id: 'bought', quantity: needed, unitPrice, ...sampleOf(form.bought) }]),
  ]
}

type Product = OutputOf<'products.listProducts'>['products'][number]

const lineOf = ({ id, aggregates, collectionIds }: Product, quantity: number): Lines[number] => ({
  id,
  productId: id,
  quantity,
  unitPrice: aggregates.price.min,
  fullPrice: aggregates.listPrice.min,
  collectionIds: [...collectionIds],
})

/** Undefined while the form or the basket cannot be read. */
function usePreviewRequest(
  { form, money, stored }: FieldsProps,
  lines: Lines | undefined,
): InputOf<'promotions.previewPromotions'> | undefined {
  const messages = useMessages()
  const { name: _, ...errors } = checkDiscount(form, messages, money.digits)
  if (Object.keys(errors).length > 0 || !lines) return undefined
  const code = form.trigger === 'CODE' ? SAMPLE_CODE : null
  const draft = promotionOf(
    { ...form, name: form.name || messages.discounts.new },
    money.digits,
    stored,
  )
  return {
    lines,
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
