import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on a server and until hydration: a form that is submitted earlier has no handler. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
