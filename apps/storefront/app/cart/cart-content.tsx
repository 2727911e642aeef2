import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { Money } from '@vitrine/ui/money'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { CartLine } from './cart-line.tsx'
import { Notice } from './cart-notice.tsx'
import { CartProblems } from './cart-problems.tsx'
import type { CartProps } from './cart-props.ts'
import type { CartView } from './cart-view.ts'
import { useCartState } from './use-cart.ts'

/** What is in the cart, for the page and the drawer. */
export function CartContent({ cart, notice }: CartProps) {
  const { error, isSending } = useCartState()
  return (
    <div className="cart-content" aria-busy={isSending}>
      <Notice notice={notice} error={error} />
      {cart ? (
        <>
          <CartProblems {...cart} />
          <ul className="cart-lines">
            {cart.lines.map((line) => (
              <CartLine key={line.id} line={line} currency={cart.currency} />
            ))}
          </ul>
        </>
      ) : (
        <EmptyCart />
      )}
    </div>
  )
}

function EmptyCart() {
  const messages = useMessages()
  return (
    <Empty
      title={messages.cart.empty.title}
      actions={<ButtonLink href={links.allProducts()}>{messages.cart.empty.all}</ButtonLink>}
    >
      {messages.cart.empty.why}
    </Empty>
  )
}

/** The subtotal, and what is not in it. */
export function CartTotal({ subtotal, currency, needsDelivery }: CartView) {
  const messages = useMessages()
  return (
    <div className="cart-total">
      <p className="cart-subtotal">
        <span>{messages.cart.subtotal}</span>
        <Money value={subtotal} currency={currency} />
      </p>
      <p className="text-s v-mute">
        {needsDelivery ? messages.cart.withoutDelivery : messages.cart.withoutTax}
      </p>
    </div>
  )
}
