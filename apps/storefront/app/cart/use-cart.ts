import { fieldsOf } from '@vitrine/react'
import { type FormEvent, useEffect, useSyncExternalStore } from 'react'
import type { CartProps } from './cart-props.ts'
import { cartStore, emptyState } from './cart-store.ts'

const noCount = () => undefined
const serverState = () => emptyState

/** Number of pieces in the cart; undefined on the server and when it is not known. */
export const useCartCount = (): number | undefined =>
  useSyncExternalStore(cartStore.subscribe, cartStore.count, noCount)

export const useCartState = () =>
  useSyncExternalStore(cartStore.subscribe, cartStore.state, serverState)

/** The cart in the served page, updated by the responses of its forms. */
export function useServedCart(served: CartProps): CartProps {
  const { props = served } = useCartState()
  useEffect(() => {
    const isFromHistory = cartStore.state().props !== undefined
    cartStore.put(served)
    if (isFromHistory) void cartStore.load()
  }, [served])
  return props
}

/** Sends a form of the cart by script. */
export function sendByScript(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  const { submitter } = event.nativeEvent as SubmitEvent
  const form = event.currentTarget
  void cartStore.send(form.action, new URLSearchParams(fieldsOf(form, submitter)))
}
