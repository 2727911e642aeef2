/** Something that changes and tells: what `useSyncExternalStore` reads. */
export interface Store<T> {
  readonly get: () => T
  readonly subscribe: (listener: () => void) => () => void
}

/** A store that a server may have drawn already, with what it saw. */
export interface DrawnStore<T> extends Store<T> {
  readonly first: T
}

/** A store with one value in it. */
export function createStore<T>(initial: T): Store<T> & { readonly set: (value: T) => void } {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** A value that stays as it is. */
export const still = <T>(value: T): DrawnStore<T> => ({
  get: () => value,
  first: value,
  subscribe: () => () => {},
})
