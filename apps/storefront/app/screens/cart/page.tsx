import { CartCodes } from '../../cart/cart-codes.tsx'
import { CartContent } from '../../cart/cart-content.tsx'
import { CartNote } from '../../cart/cart-note.tsx'
import { CartPlace } from '../../cart/cart-place.tsx'
import type { CartProps } from '../../cart/cart-props.ts'
import { CartTotal } from '../../cart/cart-total.tsx'
import { CheckoutLink } from '../../cart/checkout-link.tsx'
import { SavedForLater } from '../../cart/saved-for-later.tsx'
import { useServedCart } from '../../cart/use-cart.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { RecentRow } from '../../recent/recent-row.tsx'

export function CartPage(served: CartProps) {
  const messages = useMessages()
  const props = useServedCart(served)
  const { cart } = props
  return (
    <>
      <div className="v-wrap cart-page">
        <h1 className="page-head-title">{messages.cart.title}</h1>
        <div className="cart-columns">
          <CartContent {...props} />
          {cart && (
            <aside className="cart-aside" aria-label={messages.cart.summary}>
              <CartTotal {...cart} />
              <CheckoutLink />
              <div className="cart-extras">
                <CartCodes {...cart} notice={props.notice} />
                <CartPlace {...cart} />
                <CartNote {...cart} />
              </div>
              <a href={links.allProducts()}>{messages.cart.goOn}</a>
            </aside>
          )}
          <SavedForLater items={props.saved} />
        </div>
      </div>
      {!cart && <RecentRow />}
    </>
  )
}
