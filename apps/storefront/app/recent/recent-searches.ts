import { type StoredListOptions, storedList } from './stored-list.ts'

/** What was searched for last, stored in this browser alone; the last first. */
export const recentSearches = (storage: StoredListOptions['storage']) =>
  storedList({
    key: 'vitrine_searches',
    most: 6,
    isValid: (words) => words.trim() !== '' && words.length <= 80,
    storage,
  })

export const searches = recentSearches(() => localStorage)
