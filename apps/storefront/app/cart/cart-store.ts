import { fetchPage } from '../fetch-page.ts'
import { sendForm } from '../flow/send-form.ts'
import { links } from '../links.ts'
import { wishStore } from '../wishes/wish-store.ts'
import { readCartCount } from './cart-count.ts'
import type { CartProps } from './cart-props.ts'

/** The cart in the browser; the header, the drawer and the cart page share it. */
export type CartState = {
  /** Absent until it is loaded. */
  props?: CartProps
  isDrawerOpen: boolean
  isSending: boolean
  /** The server was not reached, or did not answer. */
  error?: 'unreachable' | 'failed'
}

export const emptyState: CartState = { isDrawerOpen: false, isSending: false }

let state = emptyState
const listeners = new Set<() => void>()
let otherTabs: BroadcastChannel | undefined

const change = (next: Partial<CartState>) => {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

export const cartStore = {
  state: () => state,
  /** Number of pieces; undefined when it is not known. */
  count: () => readCartCount(document.cookie),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    listenToOtherTabs()
    return () => {
      listeners.delete(listener)
    }
  },
  /** Sets the props that a page was served with, maybe after a form that was sent without scripts. */
  put: (props: CartProps) => {
    change({ props, ...noError })
    otherTabs?.postMessage(contentOf(props))
  },
  load: loadCart,
  send: sendCartForm,
  openDrawer: () => {
    change({ isDrawerOpen: true, ...withoutNotice(), ...noError })
    void loadCart()
  },
  closeDrawer: () => change({ isDrawerOpen: false }),
}

wishStore.followCart(() => {
  change({})
  if (state.props) void loadCart()
})

const noError = { error: undefined as never }

/** What tabs compare: a cart as it is shown, without the notice of the last form. */
const contentOf = ({ cart, saved }: CartProps) => JSON.stringify([cart, saved])

/** Opening the drawer does not repeat the notice of an earlier form. */
function withoutNotice(): Pick<CartState, 'props'> {
  if (!state.props) return {}
  const { notice: _, ...props } = state.props
  return { props }
}

/** Incremented when a form is sent and when its response arrives: data read before is older than the response. */
let formSteps = 0

async function loadCart(): Promise<void> {
  const before = formSteps
  const data = await fetchPage(links.cart())
  if (formSteps !== before) return
  if (data?.kind === 'page') change({ props: data.state.props as CartProps })
  else if (!state.props) change({ error: 'unreachable' })
}

/** Sends one form at a time. With `opensDrawer` the drawer shows the result. */
async function sendCartForm(
  address: string,
  fields: URLSearchParams,
  { opensDrawer = false } = {},
): Promise<void> {
  if (state.isSending) return
  formSteps += 1
  change({
    isSending: true,
    ...noError,
    ...(opensDrawer && { isDrawerOpen: true, ...withoutNotice() }),
  })
  const reply = await sendForm(address, fields)
  formSteps += 1
  if (reply.kind === 'page') {
    const props = reply.state.props as CartProps
    change({ isSending: false, props })
    wishStore.renew()
    otherTabs?.postMessage(contentOf(props))
  } else if (reply.kind === 'redirect') {
    // The browser may restore this page from its cache in the current state.
    change({ isSending: false })
    location.assign(reply.to)
  } else change({ isSending: false, error: reply.kind })
}

/** Another tab changed the cart; a restored page may be old. */
function listenToOtherTabs(): void {
  if (otherTabs) return
  otherTabs = new BroadcastChannel('vitrine-cart')
  const renew = (content?: string) => {
    change({})
    if (state.props && content !== contentOf(state.props)) void loadCart()
  }
  otherTabs.addEventListener('message', ({ data }: MessageEvent<string>) => renew(data))
  addEventListener('pageshow', ({ persisted }) => persisted && renew())
}
