import { IconButton } from '@vitrine/ui/button'
import { Icon } from '@vitrine/ui/icon'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { cartFields, MAX_TYPED_QUANTITY, readQuantity } from './cart-form.ts'

export type QuantityFieldProps = {
  quantity: number
  /** Name of the product, for screen readers. */
  name: string
  min: number
  /** Maximum quantity; absent: unlimited. */
  max?: number
  /** Called with the new quantity; without it the buttons submit their form. */
  onChange?: (quantity: number) => void
  /** Called when the typing is over. */
  onTyped?: (quantity: number) => void
}

/** A number of pieces with buttons for one less and one more. */
export function QuantityField(props: QuantityFieldProps) {
  const { quantity, name, min, max = MAX_TYPED_QUANTITY, onChange, onTyped } = props
  const messages = useMessages()
  const [typed, setTyped] = useState(String(quantity))
  useEffect(() => setTyped(String(quantity)), [quantity])
  const now = readQuantity(typed, quantity)
  const step = (by: number) => ({
    name: cartFields.step,
    value: String(by),
    type: onChange ? ('button' as const) : ('submit' as const),
    onClick: () => onChange?.(Math.min(Math.max(now + by, min), max)),
  })
  return (
    <span className="quantity">
      <IconButton label={messages.cart.fewer({ name })} {...step(-1)} aria-disabled={now <= min}>
        <Icon as={Minus} size={16} />
      </IconButton>
      <input
        className="quantity-input v-num"
        name={cartFields.quantity}
        aria-label={messages.cart.quantityOf({ name })}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={String(MAX_TYPED_QUANTITY).length}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange?.(readQuantity(target.value, quantity))
        }}
        onBlur={() => now !== quantity && onTyped?.(now)}
      />
      <IconButton label={messages.cart.more({ name })} {...step(1)} aria-disabled={now >= max}>
        <Icon as={Plus} size={16} />
      </IconButton>
    </span>
  )
}
