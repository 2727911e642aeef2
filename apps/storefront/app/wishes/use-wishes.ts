import { fieldsOf } from '@vitrine/react'
import { createContext, type FormEvent, useContext, useEffect, useSyncExternalStore } from 'react'
import { marksOf, type WishMarks } from './wish-marks.ts'
import { emptyWishState, wishStore } from './wish-store.ts'
import type { WishesProps } from './wish-view.ts'

/** The served wish list, in the format of its cookie. */
export const ServedWishes = createContext('')

const serverState = () => emptyWishState

/** The wish list, on the server and in the browser. */
export function useWishMarks(): WishMarks {
  const served = useContext(ServedWishes)
  return marksOf(useSyncExternalStore(wishStore.subscribe, wishStore.written, () => served))
}

export const useWishState = () =>
  useSyncExternalStore(wishStore.subscribe, wishStore.state, serverState)

/** The list in the served page, updated by the responses of its forms. */
export function useServedWishes(served: WishesProps): WishesProps {
  const { props = served } = useWishState()
  useEffect(() => {
    const isFromHistory = wishStore.state().props !== undefined
    wishStore.put(served)
    if (isFromHistory) void wishStore.load()
  }, [served])
  return props
}

/** Sends a form of the list by script. */
export function sendWish(event: FormEvent<HTMLFormElement>, about: string): void {
  event.preventDefault()
  const { submitter } = event.nativeEvent as SubmitEvent
  const form = event.currentTarget
  void wishStore.send(new URLSearchParams(fieldsOf(form, submitter)), about)
}
