/** Products that were looked at last, stored in this browser alone. */
const KEY = 'vitrine_recent'
const MOST = 13
const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The last first. A browser may refuse to store anything. */
export const recentProducts = (storage: () => Storage) => {
  const read = (): string[] => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '[]')
      return Array.isArray(stored)
        ? stored.filter((id): id is string => typeof id === 'string' && guid.test(id))
        : []
    } catch {
      return []
    }
  }
  return {
    add(id: string) {
      try {
        const ids = [id, ...read().filter((one) => one !== id)].slice(0, MOST)
        storage().setItem(KEY, JSON.stringify(ids))
      } catch {
        // Nothing is remembered then.
      }
    },
    /** All but one, at most twelve. */
    others: (id = ''): string[] =>
      read()
        .filter((one) => one !== id)
        .slice(0, MOST - 1),
    clear() {
      try {
        storage().removeItem(KEY)
      } catch {
        // Nothing was remembered.
      }
    },
  }
}

export const recent = recentProducts(() => localStorage)
