import { useDeferredValue, useId, useState } from 'react'
import { Combobox } from '../../../shared/combobox.tsx'
import { AmountField, SelectField, TextField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useProductSearch } from '../../../shared/references.ts'
import type { Errors } from '../../../shared/use-form.ts'
import { useCall } from '../../../shared/use-operation.ts'
import type { Order } from '../setup.ts'
import type { ExchangeRow, SettleForm } from './settle-form.ts'
import type { Return } from './setup.ts'

/** Maximum number of variants in a field. */
const MAX_VARIANTS = 200

interface ExchangeFieldsProps {
  readonly form: SettleForm
  readonly set: (change: Partial<SettleForm>) => void
  readonly errors: Errors
  readonly order: Order
  readonly one: Return
}

/** The goods that the buyer gets in exchange. */
export function ExchangeFields({ form, set, errors, order, one }: ExchangeFieldsProps) {
  const { exchange } = useMessages().returns.settling
  const add = useNewRow((row) => set({ rows: [...form.rows, row] }))
  const change = (at: number, row: Partial<ExchangeRow>) =>
    set({ rows: form.rows.map((before, place) => (place === at ? { ...before, ...row } : before)) })
  return (
    <fieldset className="refund-lines">
      <legend>{exchange.heading}</legend>
      <Wishes one={one} />
      {form.rows.map((row, at) => (
        <RowFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids, and one product may be in several.
          key={at}
          row={row}
          at={at}
          errors={errors}
          currency={order.currency}
          onChange={(changed) => change(at, changed)}
          onRemove={() => set({ rows: form.rows.filter((_, place) => place !== at) })}
        />
      ))}
      <AddGoods order={order} one={one} onAdd={add} />
      {form.rows.length > 0 && order.delivery.length > 0 && (
        <AmountField
          label={exchange.deliveryPrice({ currency: order.currency })}
          hint={exchange.deliveryHint}
          value={form.deliveryPrice}
          {...(errors.deliveryPrice && { error: errors.deliveryPrice })}
          onText={(deliveryPrice) => set({ deliveryPrice })}
        />
      )}
    </fieldset>
  )
}

/** The buyer's wishes. */
function Wishes({ one }: Pick<ExchangeFieldsProps, 'one'>) {
  const { wish: texts } = useMessages().returns
  const wishes = one.lines.filter(({ wish }) => wish !== '')
  if (wishes.length === 0) return null
  return (
    <div className="notice" dir="auto">
      {wishes.map(({ lineId, name, wish }) => (
        <p key={lineId}>{texts({ name, text: wish })}</p>
      ))}
    </div>
  )
}

type AddGoodsRow = (product: { readonly id: string; readonly name: string }) => Promise<void>

/** A row of a product: its first variant that can be had is chosen. */
function useNewRow(onRow: (row: ExchangeRow) => void): AddGoodsRow {
  const { call } = useCall()
  return async ({ id: productId, name }) => {
    const { variants } = await call('products.listVariants', { id: productId, limit: MAX_VARIANTS })
    const labelOf = ({ id, choices, sku }: (typeof variants)[number]) =>
      Object.values(choices).join(', ') || sku || id
    const first = variants.find(({ stock }) => stock.inStock) ?? variants[0]
    const isOnly = variants.length < 2
    onRow({
      productId,
      name,
      variants: isOnly ? [] : variants.map((one) => [one.id, labelOf(one)] as const),
      variantId: isOnly ? undefined : first?.id,
      quantity: '1',
      price: '',
    })
  }
}

interface AddGoodsProps extends Pick<ExchangeFieldsProps, 'order' | 'one'> {
  readonly onAdd: AddGoodsRow
}

/** Adds another variant of a returned product, or any product. */
function AddGoods({ order, one, onAdd }: AddGoodsProps) {
  const { exchange } = useMessages().returns.settling
  const id = useId()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const found = useProductSearch(useDeferredValue(text.trim()), isOpen)
  const returned = order.lines.flatMap(({ id: lineId, productId, name }) =>
    productId !== null && one.lines.some((line) => line.lineId === lineId)
      ? [{ id: productId, name }]
      : [],
  )
  return (
    <>
      <div className="order-payment-acts">
        {returned.map((product) => (
          <button
            key={product.id}
            type="button"
            className="link-button"
            onClick={() => void onAdd(product)}
          >
            {exchange.again({ name: product.name })}
          </button>
        ))}
      </div>
      <div className="field">
        <label htmlFor={id}>{exchange.add}</label>
        <Combobox
          id={id}
          text={text}
          found={found}
          placeholder={exchange.search}
          listLabel={exchange.add}
          isChosen={() => false}
          onText={setText}
          onOpen={setIsOpen}
          onPick={(product) => {
            setText('')
            void onAdd(product)
          }}
          onBlur={() => setText('')}
        />
      </div>
    </>
  )
}

interface RowFieldsProps {
  readonly row: ExchangeRow
  readonly at: number
  readonly errors: Errors
  readonly currency: string
  readonly onChange: (row: Partial<ExchangeRow>) => void
  readonly onRemove: () => void
}

function RowFields({ row, at, errors, currency, onChange, onRemove }: RowFieldsProps) {
  const { exchange } = useMessages().returns.settling
  const { name, variants, variantId, quantity, price } = row
  const wrongPieces = errors[`rows.${at}.quantity`]
  const wrongPrice = errors[`rows.${at}.price`]
  return (
    <div className="exchange-row">
      <div className="order-payment-head">
        <bdi>{name}</bdi>
        <button
          type="button"
          className="link-button"
          aria-label={exchange.removeOf({ name })}
          onClick={onRemove}
        >
          {exchange.remove}
        </button>
      </div>
      {variantId !== undefined && (
        <SelectField
          label={exchange.variant}
          value={variantId}
          options={variants}
          onValue={(chosen) => onChange({ variantId: chosen })}
        />
      )}
      <TextField
        label={exchange.pieces}
        inputMode="numeric"
        autoComplete="off"
        value={quantity}
        {...(wrongPieces && { error: wrongPieces })}
        onText={(typed) => onChange({ quantity: typed })}
      />
      <AmountField
        label={exchange.price({ currency })}
        hint={exchange.priceHint}
        value={price}
        {...(wrongPrice && { error: wrongPrice })}
        onText={(typed) => onChange({ price: typed })}
      />
    </div>
  )
}
