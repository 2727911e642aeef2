import { useState } from 'react'
import { QuantityField } from '../../cart/quantity-field.tsx'
import { links } from '../../links.ts'
import { type Messages, useMessages } from '../../messages/index.ts'
import { leavingText } from '../../views/preorder.ts'
import { priceText } from '../../views/price-text.ts'
import { BuyBar } from './buy-bar.tsx'
import type { ProductProps } from './product-view.ts'

/** The id of a form's button that puts the product into the cart. */
export const ADD_BUTTON = 'add-to-cart'

type BuyProps = Omit<ProductProps, 'question' | 'related' | 'relation'>

/** Quantity, and the one button: it adds, or leads to the choice that is missing. */
export function Buy(props: BuyProps) {
  const { id, name, stock, addKey, modifiers, options, selection, wait, quantities } = props
  const messages = useMessages()
  const [quantity, setQuantity] = useState(quantities.minimum)
  const isPartly = options.some((option) => option.choices.some((choice) => !choice.unavailable))
  if (stock.kind === 'out') {
    // The line below shows that it is sold out, and the form offers a mail.
    const isOthersThere = isPartly && options.every((option) => option.name in selection)
    return isOthersThere && !wait ? <p className="buy-out">{messages.buy.soldOutHere}</p> : null
  }
  const texts = modifiers.flatMap((one) => (one.kind === 'text' ? [one.key] : []))
  const button = {
    className: 'v-button v-button-primary v-button-wide',
    type: 'submit',
    formMethod: 'post',
    formAction: links.addToCart(id, addKey, texts),
    'data-add': '',
    children: <span>{labelOf(props, messages)}</span>,
  } as const
  return (
    <div className="buy">
      <QuantityField
        quantity={quantity}
        name={name}
        min={quantities.minimum}
        {...(quantities.maximum !== undefined && { max: quantities.maximum })}
        onChange={setQuantity}
      />
      <button id={ADD_BUTTON} {...button} />
      <BuyBar watched={ADD_BUTTON} name={name}>
        <button {...button} tabIndex={-1} />
      </BuyBar>
    </div>
  )
}

/** Longer messages are only shown in the line below. */
const MAX_MESSAGE = 32

function labelOf({ options, selection, stock, price }: BuyProps, messages: Messages): string {
  const missing = options.find(({ name }) => !(name in selection))
  if (missing) return messages.buy.choose({ option: missing.name })
  const money = price ? priceText(price, messages) : ''
  if (stock.kind !== 'preorder') return messages.buy.addFor({ price: money })
  const { leaving } = stock
  const message = leaving ? leavingText(leaving, messages) : stock.message
  return message && message.length <= MAX_MESSAGE
    ? messages.buy.preorderWhen({ message })
    : messages.buy.preorder({ price: money })
}
