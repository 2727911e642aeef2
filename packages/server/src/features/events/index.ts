import type { Tx } from '../../platform/tx.ts'
import type { Fact } from './model.ts'
import { insertFacts } from './store.ts'

export type { Fact } from './model.ts'

/** Runs in the transaction of the change. */
export type Listener = (tx: Tx, fact: Fact) => Promise<void>

export interface Events {
  /** Appends facts to the ledger and tells the listeners, all in the caller's transaction. */
  append(tx: Tx, ...facts: readonly Fact[]): Promise<void>
  /** Adds a listener for one fact name. Only `app.ts` calls this. */
  listen(name: string, listener: Listener): void
}

export function createEvents(): Events {
  const listeners = new Map<string, Listener[]>()
  return {
    async append(tx, ...facts) {
      if (facts.length === 0) return
      await insertFacts(tx, facts)
      for (const fact of facts) {
        tx.facts.push(fact.definition.name)
        for (const listener of listeners.get(fact.definition.name) ?? []) await listener(tx, fact)
      }
    },
    listen(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener])
    },
  }
}
