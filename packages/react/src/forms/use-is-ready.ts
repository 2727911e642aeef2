import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on a server and until the browser has taken the page over: a form that is sent before goes nowhere. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
