import { useState } from 'react'
import { QuantityField } from '../../cart/quantity-field.tsx'
import { links } from '../../links.ts'
import { type Messages, useMessages } from '../../messages/index.ts'
import { priceText } from '../../views/price-text.ts'
import type { ProductProps } from './product-view.ts'

/** The id of a form's button that puts the product into the cart. */
export const ADD_BUTTON = 'add-to-cart'

/** Quantity, and the one button: it adds, or leads to the choice that is missing. */
export function Buy(props: ProductProps) {
  const { id, name, stock, addKey, modifiers, options, selection } = props
  const messages = useMessages()
  const [quantity, setQuantity] = useState(1)
  const isPartly = options.some((option) => option.choices.some((choice) => !choice.unavailable))
  if (stock.kind === 'out') {
    // The line below says that it is sold out.
    const isOthersThere = isPartly && options.every((option) => option.name in selection)
    return isOthersThere ? <p className="buy-out">{messages.buy.soldOutHere}</p> : null
  }
  const texts = modifiers.flatMap((one) => (one.kind === 'text' ? [one.key] : []))
  return (
    <div className="buy">
      <QuantityField quantity={quantity} name={name} min={1} onChange={setQuantity} />
      <button
        id={ADD_BUTTON}
        className="v-button v-button-primary v-button-wide"
        type="submit"
        formMethod="post"
        formAction={links.addToCart(id, addKey, texts)}
      >
        <span suppressHydrationWarning>{labelOf(props, messages)}</span>
      </button>
    </div>
  )
}

function labelOf({ options, selection, stock, price }: ProductProps, messages: Messages): string {
  const missing = options.find(({ name }) => !(name in selection))
  if (missing) return messages.buy.choose({ option: missing.name })
  const money = price ? priceText(price, messages) : ''
  return stock.kind === 'preorder'
    ? messages.buy.preorder({ price: money })
    : messages.buy.addFor({ price: money })
}
