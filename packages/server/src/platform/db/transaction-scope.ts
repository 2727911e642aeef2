import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<boolean>()

/** Runs `work` as part of a transaction: a connection taken within it would be a second one. */
export const insideTransaction = <T>(work: () => T): T => scope.run(true, work)

/**
 * Runs `work` that a transaction starts but does not wait for, or that uses connections which no
 * transaction holds while it waits.
 */
export const outsideTransaction = <T>(work: () => T): T => scope.run(false, work)

export const isInsideTransaction = (): boolean => scope.getStore() === true
