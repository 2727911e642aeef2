import { type StoredListOptions, storedList } from './stored-list.ts'

const MOST = 13
const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Products that were looked at last, stored in this browser alone; the last first. */
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
