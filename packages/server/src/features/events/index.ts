import type { Tx } from '../../platform/tx.ts'
import type { Fact } from './model.ts'
import { insertFacts, isSeen } from './store/facts.ts'

export type * from './model.ts'
export { domainEvent } from './rules/domain-event.ts'
export { together } from './rules/together.ts'
export { type Told, toldOnce } from './rules/told-once.ts'
export type { Place } from './store/outbox.ts'
export * as outbox from './store/outbox.ts'

/** Runs in the transaction of the change. */
export type Listener = (tx: Tx, fact: Fact) => Promise<void>

export interface Events {
  /** Appends facts to the ledger and tells the listeners, all in the caller's transaction. */
  append(tx: Tx, ...facts: readonly Fact[]): Promise<void>
  /** Adds a listener for one fact name. Only `app.ts` calls this. */
  listen(name: string, listener: Listener): void
  /** Hears of sites in which something has changed that everybody sees, as soon as it is committed here. */
  afterSeen(hear: (siteId: string) => void): void
}

export function createEvents(): Events {
  const listeners = new Map<string, Listener[]>()
  const hearers: ((siteId: string) => void)[] = []
  return {
    async append(tx, ...facts) {
      if (facts.length === 0) return
      await insertFacts(tx, facts)
      if (facts.some(isSeen)) {
        tx.afterCommit.push(() => {
          for (const hear of hearers) hear(tx.siteId)
        })
      }
      for (const fact of facts) {
        tx.facts.push(fact.definition.name)
        for (const listener of listeners.get(fact.definition.name) ?? []) await listener(tx, fact)
      }
    },
    listen(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener])
    },
    afterSeen(hear) {
      hearers.push(hear)
    },
  }
}
