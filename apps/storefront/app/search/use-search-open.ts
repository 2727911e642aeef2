import { useSyncExternalStore } from 'react'
import { searchStore } from './search-store.ts'

/** Whether the search is open in front of the page; never on the server. */
export const useSearchOpen = () =>
  useSyncExternalStore(searchStore.subscribe, searchStore.isOpen, () => false)
