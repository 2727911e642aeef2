import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<boolean>()

/** Runs `work` as part of a transaction: a connection taken within it would be a second one. */
export const insideTransaction = <T>(work: () => T): T => scope.run(true, work)

/**
 * Runs `work` that a transaction starts but does not await, or whose connections no transaction holds while
 * waiting for them.
 */
export const outsideTransaction = <T>(work: () => T): T => scope.run(false, work)

export const isInsideTransaction = (): boolean => scope.getStore() === true
