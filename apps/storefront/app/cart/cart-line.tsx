import { Money } from '@vitrine/ui/money'
import { VisuallyHidden } from '@vitrine/ui/visually-hidden'
import { useRef } from 'react'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { FramedPicture } from '../parts/framed-picture.tsx'
import { Name } from '../parts/name.tsx'
import { termsText } from '../subscription/terms.ts'
import { preorderText } from '../views/preorder.ts'
import { cartFields } from './cart-form.ts'
import type { CartLineView } from './cart-view.ts'
import { QuantityField } from './quantity-field.tsx'
import { sendByScript } from './use-cart.ts'

/** A line of the cart with its picture, choices, quantity and price. */
export function CartLine({ line, currency }: { line: CartLineView; currency: string }) {
  const { name, slug, picture, price, was, total, quantity } = line
  return (
    <li className="cart-line" data-out={line.canBeBought ? undefined : ''}>
      <FramedPicture className="cart-picture" picture={picture} sizes="6rem" isDecorative />
      <div className="cart-line-text">
        <p className="cart-line-name">
          {slug ? (
            <a href={links.product(slug)}>
              <Name>{name}</Name>
            </a>
          ) : (
            <Name>{name}</Name>
          )}
        </p>
        <LineDetails line={line} />
        {quantity > 1 && (
          <p className="text-s v-mute">
            <Money value={price} currency={currency} {...(was ? { was } : {})} />
          </p>
        )}
        <LineForm line={line} />
      </div>
      <p className="cart-line-total">
        {line.canBeBought && (
          <Money value={total} currency={currency} {...(was && quantity === 1 ? { was } : {})} />
        )}
      </p>
    </li>
  )
}

function LineDetails({ line }: { line: CartLineView }) {
  const messages = useMessages()
  const remarks = [
    ...(line.plan ? [termsText(line.plan, messages)] : []),
    ...(line.isSubscription && !line.plan ? [messages.cart.subscription] : []),
    ...(line.isPreorder ? [preorderText(line.leaving, messages)] : []),
    ...(line.canBeBought ? [] : [messages.states.out]),
  ]
  if (line.details.length + remarks.length === 0) return null
  return (
    <ul className="cart-details">
      {line.details.map(({ name, value }) => (
        <li key={name}>
          <Name>{name}</Name>: <Name>{value}</Name>
        </li>
      ))}
      {remarks.map((remark) => (
        <li key={remark} className="cart-remark">
          {remark}
        </li>
      ))}
    </ul>
  )
}

/** The button that submits a typed quantity is first, because Enter presses it. */
function LineForm({ line }: { line: CartLineView }) {
  const { id, name, quantity, maximum, canBeBought } = line
  const messages = useMessages()
  const form = useRef<HTMLFormElement>(null)
  const update = useRef<HTMLButtonElement>(null)
  return (
    <form
      ref={form}
      className="cart-line-form"
      action={links.cart()}
      method="post"
      onSubmit={sendByScript}
    >
      <input type="hidden" name={cartFields.line} value={id} />
      <button
        ref={update}
        className="cart-link cart-update"
        type="submit"
        name={cartFields.action}
        value="quantity"
      >
        {messages.cart.update}
      </button>
      {canBeBought && (
        <QuantityField
          quantity={quantity}
          name={name}
          min={1}
          {...(maximum !== undefined && { max: maximum })}
          onTyped={() => form.current?.requestSubmit(update.current)}
        />
      )}
      {line.canBeSaved && (
        <button className="cart-link" type="submit" name={cartFields.action} value="later">
          {messages.wishes.later.save}
          <VisuallyHidden> {name}</VisuallyHidden>
        </button>
      )}
      <button className="cart-link" type="submit" name={cartFields.action} value="remove">
        {messages.cart.remove}
        <VisuallyHidden> {name}</VisuallyHidden>
      </button>
    </form>
  )
}
