/** An external store for `useSyncExternalStore`. */
export interface Store<T> {
  readonly get: () => T
  readonly subscribe: (listener: () => void) => () => void
}

/** A store with a snapshot for server rendering and hydration. */
export interface HydratedStore<T> extends Store<T> {
  readonly first: T
}

/** A store with one value. */
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

/** A store with a constant value. */
export const constantStore = <T>(value: T): HydratedStore<T> => ({
  get: () => value,
  first: value,
  subscribe: () => () => {},
})
