import { AmountField, SelectField } from '../../shared/fields.tsx'
import { currencySign, formatMoney } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import type { DiscountKind } from './form.ts'
import type { Money } from './money.ts'
import type { PartProps } from './parts.ts'
import { pricesOf } from './prices.ts'

const kinds: readonly DiscountKind[] = ['NONE', 'AMOUNT', 'PERCENT']

export function Pricing({ form, errors, set, money }: PartProps & { readonly money: Money }) {
  const { product } = useMessages()
  const { currency, locale, digits } = money
  const sign = currencySign(currency, locale)
  const { profit, margin } = pricesOf(form, digits)
  return (
    <Section title={product.pricing}>
      <div className="fields-3">
        <AmountField
          label={product.price}
          name="price"
          prefix={sign}
          required
          value={form.price}
          error={errors.price}
          onText={(price) => set({ price })}
        />
        <SelectField
          label={product.discount}
          value={form.discountKind}
          options={kinds.map((kind) => [kind, product.discountKinds[kind]] as const)}
          onValue={(discountKind) => set({ discountKind })}
        />
        {form.discountKind !== 'NONE' && (
          <AmountField
            label={product.discountValue}
            name="discountValue"
            prefix={form.discountKind === 'PERCENT' ? '%' : sign}
            value={form.discountValue}
            error={errors.discountValue}
            onText={(discountValue) => set({ discountValue })}
          />
        )}
        <AmountField
          label={product.cost}
          name="cost"
          prefix={sign}
          hint={product.costHint}
          value={form.cost}
          error={errors.cost}
          onText={(cost) => set({ cost })}
        />
      </div>
      <p className="field-hint" role="status">
        {profit !== undefined && margin !== undefined
          ? product.margin({ profit: formatMoney(profit, currency, locale), percent: margin })
          : product.noMargin}
      </p>
    </Section>
  )
}
