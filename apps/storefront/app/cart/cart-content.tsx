import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { CartLine } from './cart-line.tsx'
import { Notice } from './cart-notice.tsx'
import { CartProblems } from './cart-problems.tsx'
import type { CartProps } from './cart-props.ts'
import { CartRules } from './cart-rules.tsx'
import { useCartState } from './use-cart.ts'

/** The content of the cart, for the page and the drawer. */
export function CartContent({ cart, notice }: CartProps) {
  const { error, isSending } = useCartState()
  return (
    <div className="cart-content" aria-busy={isSending}>
      <Notice notice={notice} error={error} />
      {cart ? (
        <>
          <CartProblems {...cart} />
          <CartRules {...cart} />
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
