import { AmountField, SelectField, TextField } from '../../shared/fields.tsx'
import { currencySign } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages.tsx'
import type { FieldsProps } from './form.ts'
import { type EffectType, showsCondition, showsEffect } from './form.ts'
import { ScopeFields } from './scope-fields.tsx'

const effectTypes: readonly EffectType[] = [
  'PERCENT',
  'AMOUNT',
  'FIXED_PRICE',
  'QUANTITY_PRICE',
  'BUY_GET',
  'FREE_DELIVERY',
]

/** Effect, scope and minimum of the discount. */
export function EffectFields(props: FieldsProps) {
  const { form, set, errors, money, stored } = props
  const { fields } = useMessages().discounts
  const isShown = !stored || showsEffect(stored)
  return (
    <>
      {isShown ? (
        <SelectField
          label={fields.effect}
          value={form.effect}
          options={effectTypes.map((type) => [type, fields.effects[type]] as const)}
          onValue={(effect) => set({ effect })}
        />
      ) : (
        <p className="notice">{fields.keepsEffect}</p>
      )}
      {isShown && <ValueFields {...props} />}
      {isShown && form.effect !== 'FREE_DELIVERY' && (
        <ScopeFields
          texts={fields.reduced}
          scope={form.reduced}
          onScope={(reduced) => set({ reduced })}
        />
      )}
      {(!stored || showsCondition(stored)) && (
        <AmountField
          label={fields.from}
          hint={fields.fromHint}
          prefix={currencySign(money.currency, money.locale)}
          value={form.from}
          error={errors.from}
          onText={(from) => set({ from })}
        />
      )}
    </>
  )
}

/** The figures of the chosen effect. */
function ValueFields({ form, set, errors, money }: FieldsProps) {
  const { fields } = useMessages().discounts
  const sign = currencySign(money.currency, money.locale)
  switch (form.effect) {
    case 'PERCENT':
      return (
        <TextField
          label={fields.percent}
          inputMode="decimal"
          value={form.percent}
          error={errors.percent}
          onText={(percent) => set({ percent })}
        />
      )
    case 'AMOUNT':
      return (
        <AmountField
          label={fields.amount}
          prefix={sign}
          value={form.amount}
          error={errors.amount}
          onText={(amount) => set({ amount })}
        />
      )
    case 'FIXED_PRICE':
      return (
        <AmountField
          label={fields.price}
          prefix={sign}
          value={form.price}
          error={errors.price}
          onText={(price) => set({ price })}
        />
      )
    case 'QUANTITY_PRICE':
      return (
        <>
          <TextField
            label={fields.quantity}
            inputMode="numeric"
            value={form.quantity}
            error={errors.quantity}
            onText={(quantity) => set({ quantity })}
          />
          <AmountField
            label={fields.priceTogether}
            prefix={sign}
            value={form.price}
            error={errors.price}
            onText={(price) => set({ price })}
          />
        </>
      )
    case 'BUY_GET':
      return (
        <>
          <TextField
            label={fields.buy}
            inputMode="numeric"
            value={form.buy}
            error={errors.buy}
            onText={(buy) => set({ buy })}
          />
          <ScopeFields
            texts={fields.bought}
            scope={form.bought}
            onScope={(bought) => set({ bought })}
          />
          <TextField
            label={fields.get}
            inputMode="numeric"
            value={form.get}
            error={errors.get}
            onText={(get) => set({ get })}
          />
          <TextField
            label={fields.getPercent}
            inputMode="decimal"
            value={form.getPercent}
            error={errors.getPercent}
            onText={(getPercent) => set({ getPercent })}
          />
        </>
      )
    default:
      return null
  }
}
