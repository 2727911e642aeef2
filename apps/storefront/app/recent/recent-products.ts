import { type StoredListOptions, storedList } from './stored-list.ts'

const MOST = 13
const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Recently viewed products, stored only in this browser; the latest first. */
export function recentProducts(storage: StoredListOptions['storage']) {
  const isValid = (id: string) => guid.test(id)
  const { all, add, clear } = storedList({ key: 'vitrine_recent', most: MOST, isValid, storage })
  return {
    add,
    clear,
    /** All but one, at most twelve. */
    others: (id = ''): string[] =>
      all()
        .filter((one) => one !== id)
        .slice(0, MOST - 1),
  }
}

export const recent = recentProducts(() => localStorage)
