import { ButtonLink } from '@vitrine/ui/button'
import { Sheet } from '@vitrine/ui/dialog'
import { Skeleton } from '@vitrine/ui/skeleton'
import type { MouseEvent } from 'react'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { CartCodes } from './cart-codes.tsx'
import { CartContent } from './cart-content.tsx'
import { Notice } from './cart-notice.tsx'
import { CartPlace } from './cart-place.tsx'
import { cartStore } from './cart-store.ts'
import { CartTotal } from './cart-total.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { useCartState } from './use-cart.ts'

/** The cart in a drawer next to the page; on a phone it covers the page. */
export function CartDrawer() {
  const messages = useMessages()
  const { props, isDrawerOpen, error } = useCartState()
  const cart = props?.cart
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked, too.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sees which links are followed.
    <div onClick={closeOnLink}>
      <Sheet
        className="cart-drawer"
        open={isDrawerOpen}
        onClose={cartStore.closeDrawer}
        title={cart ? messages.cart.titleWith({ n: cart.count }) : messages.cart.title}
        {...(cart && {
          actions: (
            <div className="cart-drawer-foot">
              <CartTotal {...cart} />
              <CheckoutLink />
              <ButtonLink wide href={links.cart()}>
                {messages.cart.open}
              </ButtonLink>
            </div>
          ),
        })}
      >
        {props ? (
          <>
            <CartContent {...props} />
            {cart && (
              <div className="cart-extras">
                <CartCodes {...cart} notice={props.notice} />
                <CartPlace {...cart} />
              </div>
            )}
          </>
        ) : error ? (
          <Notice notice={undefined} error={error} />
        ) : (
          <Skeleton />
        )}
      </Sheet>
    </div>
  )
}

/** A link leads to another page, which the drawer must not cover. */
function closeOnLink({ target }: MouseEvent): void {
  if ((target as Element).closest('a[href]')) cartStore.closeDrawer()
}
