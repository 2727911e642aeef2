import { Money } from '@vitrine/ui/money'
import { useMessages } from '../messages/index.ts'
import { isFree, type PriceView } from '../views/price.ts'
import { formatQuantity } from '../views/quantity.ts'

export type PriceProps = { price: PriceView; hasUnit?: boolean; className?: string }

/** Price with the struck original price, "from" where variants differ, and the price per unit. */
export function Price({ price, hasUnit = false, className = '' }: PriceProps) {
  const messages = useMessages()
  const { value, currency, was, isFrom, perUnit } = price
  return (
    <span className={className}>
      {isFrom && <span className="card-from">{messages.price.from} </span>}
      {isFree(price) ? (
        messages.states.free
      ) : (
        <Money value={value} currency={currency} {...(was ? { was } : {})} />
      )}
      {hasUnit && perUnit && (
        <span className="price-unit">
          <span aria-hidden="true"> · </span>
          <Money
            value={perUnit.value}
            currency={currency}
            per={`/ ${formatQuantity(perUnit.quantity, perUnit.unit, messages.locale)}`}
          />
        </span>
      )}
    </span>
  )
}
