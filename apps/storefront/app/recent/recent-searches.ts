import { type StoredListOptions, storedList } from './stored-list.ts'

/** Recent searches, stored in this browser only; latest first. */
export const recentSearches = (storage: StoredListOptions['storage']) =>
  storedList({
    key: 'vitrine_searches',
    most: 6,
    isValid: (words) => words.trim() !== '' && words.length <= 80,
    storage,
  })

export const searches = recentSearches(() => localStorage)
