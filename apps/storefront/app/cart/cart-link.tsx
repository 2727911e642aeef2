import { useSession } from '@vitrine/react'
import { Icon } from '@vitrine/ui/icon'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { lazy, type MouseEvent, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { wishStore } from '../wishes/wish-store.ts'
import { withStyles } from '../with-styles.ts'
import { cartStore } from './cart-store.ts'
import { useCartCount, useCartState } from './use-cart.ts'

const CartDrawer = lazy(() =>
  withStyles(() => import('./cart-drawer.tsx')).then((module) => ({ default: module.CartDrawer })),
)

/** The way to the cart, with the number of pieces once it is known. It opens the drawer. */
export function CartLink() {
  const messages = useMessages()
  const [path] = useLocation()
  const count = useCartCount()
  const isHere = path === links.cart()
  useKnownCount(count)
  return (
    <a
      className="head-tool head-cart"
      href={links.cart()}
      aria-current={isHere ? 'page' : undefined}
      aria-label={count ? messages.cart.titleWith({ n: count }) : undefined}
      aria-haspopup={isHere ? undefined : 'dialog'}
      onClick={(event) => isHere || openDrawer(event)}
    >
      <Icon as={ShoppingBag} />
      <span className="head-tool-word-wide">{messages.cart.title}</span>
      {count ? <span className="head-cart-count v-num">{count}</span> : null}
    </a>
  )
}

/** Loaded when it is opened for the first time. */
export function CartDrawerLoader() {
  const { isDrawerOpen } = useCartState()
  const wasOpened = useRef(false)
  wasOpened.current ||= isDrawerOpen
  return (
    wasOpened.current && (
      <Suspense fallback={null}>
        <CartDrawer />
      </Suspense>
    )
  )
}

/** After a sign-in the number is not known: the carts of visitor and member are one now, and so are their wish lists. */
function useKnownCount(count: number | undefined): void {
  const { isMember } = useSession()
  useEffect(() => {
    if (isMember && (count === undefined || !wishStore.isKnown())) {
      void cartStore.load().then(wishStore.renew)
    }
  }, [isMember, count])
}

function openDrawer(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  cartStore.openDrawer()
}
