import { Dialog } from '@vitrine/ui/dialog'
import { Skeleton } from '@vitrine/ui/skeleton'
import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useCartState } from '../cart/use-cart.ts'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { Name } from '../parts/name.tsx'
import { searchOf } from '../search-of.ts'
import { type QuickLookState, quickLookStore } from './quick-look-store.ts'
import { QuickProductView } from './quick-product-view.tsx'
import { type QuickProduct, useQuickProduct } from './use-quick-product.ts'

type QuickLookProps = QuickLookState & { isOpen: boolean }

/** A product in front of the list that it was found in, with the form of its page. */
export function QuickLook({ slug, name, opener, isOpen }: QuickLookProps) {
  const product = useQuickProduct(slug)
  const isInCart = useHasBeenAdded()
  useEffect(() => {
    if (!isInCart) return
    quickLookStore.close()
    focusAfterCart(opener)
  }, [isInCart, opener])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sees what its form and links do.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked, too.
    <div
      onSubmit={(event) => chooseInPlace(event, product)}
      onClick={(event) => followLink(event, product)}
    >
      <Dialog
        className="quick-look"
        open={isOpen}
        onClose={quickLookStore.close}
        title={<Name>{product.props?.name ?? name}</Name>}
      >
        <Content slug={slug} product={product} />
      </Dialog>
    </div>
  )
}

function Content({ slug, product }: { slug: string; product: QuickProduct }) {
  const messages = useMessages()
  const { props, hasFailed, retry } = product
  return (
    <>
      {hasFailed && (
        <div className="quick-look-failed" role="alert">
          <p>{messages.quickLook.failed}</p>
          <button className="v-button v-button-quiet" type="button" onClick={retry}>
            {messages.search.retry}
          </button>
          <a href={links.product(slug)}>{messages.quickLook.page}</a>
        </div>
      )}
      {props ? <QuickProductView {...props} /> : !hasFailed && <Skeleton />}
    </>
  )
}

/** Loads a choice without leaving the list; adding to the cart has its own form. */
function chooseInPlace(event: FormEvent, { choose }: QuickProduct): void {
  if (event.defaultPrevented) return
  event.preventDefault()
  choose(searchOf(new FormData(event.target as HTMLFormElement)))
}

/** A link to the same product changes the selection; any other leads to a page that must not be covered. */
function followLink(event: MouseEvent, { choose }: QuickProduct): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link) return
  if ('stay' in link.dataset) {
    event.preventDefault()
    choose(link.search)
  } else quickLookStore.close()
}

/** Whether the form has put something into the cart since it is open: then the drawer shows it. */
function useHasBeenAdded(): boolean {
  const { isSending, error, isDrawerOpen, props } = useCartState()
  const wasSending = useRef(false)
  const hasEnded = wasSending.current && !isSending
  wasSending.current = isSending
  return hasEnded && isDrawerOpen && !error && props?.notice?.kind !== 'refused'
}

/** While the cart drawer is open, nothing in the list takes the focus. */
function focusAfterCart(opener: HTMLElement): void {
  const drawer = document.querySelector<HTMLDialogElement>('dialog.cart-drawer[open]')
  drawer?.addEventListener('close', () => opener.focus(), { once: true })
}
