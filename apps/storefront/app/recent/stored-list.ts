type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

export type StoredListOptions = {
  key: string
  /** How many are stored. */
  most: number
  /** Whether a text may be shown: anybody can write into a browser's storage. */
  isValid: (text: string) => boolean
  storage: () => Storage
}

/** Texts that only this browser stores, the last first. It may refuse to store anything. */
export function storedList({ key, most, isValid, storage }: StoredListOptions) {
  const read = (): string[] => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]')
      return Array.isArray(stored)
        ? stored.filter((one): one is string => typeof one === 'string' && isValid(one))
        : []
    } catch {
      return []
    }
  }
  const write = (all: readonly string[]) => {
    try {
      if (all.length === 0) storage().removeItem(key)
      else storage().setItem(key, JSON.stringify(all))
    } catch {
      // Nothing is remembered then.
    }
  }
  return {
    all: read,
    add: (text: string) => write([text, ...read().filter((one) => one !== text)].slice(0, most)),
    remove: (text: string) => write(read().filter((one) => one !== text)),
    clear: () => write([]),
  }
}
