import { fetchPage } from '../fetch-page.ts'
import { sendForm } from '../flow/send-form.ts'
import { links } from '../links.ts'
import { readWishes } from './wish-marks.ts'
import type { WishesProps } from './wish-view.ts'

/** The wish list in the browser; hearts, the header and the page of the list share it. */
export type WishState = {
  /** Absent until the page is shown or a form was sent. */
  props?: WishesProps
  /** Products whose form is being sent. */
  sending: ReadonlySet<string>
  /** The server was not reached, or did not answer. */
  error?: 'unreachable' | 'failed'
}

export const emptyWishState: WishState = { sending: new Set() }

let state = emptyWishState
const listeners = new Set<() => void>()
let otherTabs: BroadcastChannel | undefined
let onCartChanged = () => {}

const change = (next: Partial<WishState>) => {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

const noError = { error: undefined as never }

export const wishStore = {
  state: () => state,
  /** The value of the cookie; empty if it is unknown. */
  written: () => readWishes(document.cookie) ?? '',
  isKnown: () => readWishes(document.cookie) !== undefined,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    listenToOtherTabs()
    return () => {
      listeners.delete(listener)
    }
  },
  /** Sets the props that a page was served with. */
  put: (props: WishesProps) => change({ props, ...noError }),
  /** The cookie may have changed. */
  renew: () => change({}),
  load: loadWishes,
  /** Registers the callback that runs after a form, which may have moved an item to the cart. */
  followCart: (follow: () => void) => {
    onCartChanged = follow
  },
  send: sendWishForm,
}

/** Incremented when a form is sent and when its response arrives: data read before is older than the response. */
let formSteps = 0

async function loadWishes(): Promise<void> {
  const before = formSteps
  const data = await fetchPage(links.wishList())
  if (formSteps === before && data?.kind === 'page')
    change({ props: data.state.props as WishesProps })
}

/** Sends a form; only one form per `about` is sent at a time. */
async function sendWishForm(fields: URLSearchParams, about: string): Promise<void> {
  if (state.sending.has(about)) return
  formSteps += 1
  change({ sending: new Set([...state.sending, about]), ...noError })
  const reply = await sendForm(links.wishList(), fields)
  formSteps += 1
  const sending = new Set([...state.sending].filter((one) => one !== about))
  if (reply.kind === 'page') {
    change({ sending, props: reply.state.props as WishesProps })
    onCartChanged()
    otherTabs?.postMessage('changed')
  } else if (reply.kind === 'redirect') {
    change({ sending })
    location.assign(reply.to)
  } else change({ sending, error: reply.kind })
}

/** Another tab changed the list; a restored page may be old. */
function listenToOtherTabs(): void {
  if (otherTabs) return
  otherTabs = new BroadcastChannel('vitrine-wishes')
  const renew = () => {
    change({})
    if (state.props) void loadWishes()
  }
  otherTabs.addEventListener('message', renew)
  addEventListener('pageshow', ({ persisted }) => persisted && renew())
}
