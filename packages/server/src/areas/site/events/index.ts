import type { Tx } from '../../../platform/tx.ts'
import type { Fact } from './model.ts'
import { deleteRehearsed, insertFacts, isPublicFact } from './store/facts.ts'

export type * from './model.ts'
export { domainEvent } from './rules/domain-event.ts'
export { type FactEvent, mergeEvents } from './rules/merge-events.ts'
export { mergeTranslators } from './rules/merge-translators.ts'
export type { LedgerPosition } from './store/outbox.ts'
export * as outbox from './store/outbox.ts'

/** Runs in the transaction of the change. */
export type Listener = (tx: Tx, fact: Fact) => Promise<void>

/** Runs in the transaction of the changes, once for all facts that are appended together. */
export type BatchListener = (tx: Tx, facts: readonly Fact[]) => Promise<void>

export interface Events {
  /** Appends facts to the ledger and notifies the listeners, all in the caller's transaction. */
  append(tx: Tx, ...facts: readonly Fact[]): Promise<void>
  /**
   * Adds a listener for one fact name. Only `app.ts` calls this. Facts of rehearsed orders and carts reach it only where
   * it `takesRehearsals`.
   */
  listen(name: string, listener: Listener, options?: { readonly takesRehearsals?: boolean }): void
  /** Adds a listener for facts of several names that are appended together. Only `app.ts` calls this. */
  listenTogether(names: readonly string[], listener: BatchListener): void
  /** Deletes the facts of rehearsed orders and carts. */
  deleteRehearsed(tx: Tx): Promise<void>
  /** Called with sites in which something public has changed, after the commit in this process. */
  onPublicChange(onChange: (siteId: string) => void): void
}

export function createEvents(): Events {
  const listeners = new Map<string, { listener: Listener; takesRehearsals: boolean }[]>()
  const batchListeners: { names: ReadonlySet<string>; listener: BatchListener }[] = []
  const publicChangeListeners: ((siteId: string) => void)[] = []
  return {
    async append(tx, ...facts) {
      if (facts.length === 0) return
      const rehearsed = await insertFacts(tx, facts)
      const real = facts.filter((fact) => !rehearsed.has(fact))
      if (real.some(isPublicFact)) {
        tx.afterCommit.push(() => {
          for (const onChange of publicChangeListeners) onChange(tx.siteId)
        })
      }
      for (const fact of facts) {
        tx.facts.push(fact.definition.name)
        for (const { listener, takesRehearsals } of listeners.get(fact.definition.name) ?? []) {
          if (takesRehearsals || !rehearsed.has(fact)) await listener(tx, fact)
        }
      }
      for (const { names, listener } of batchListeners) {
        const wanted = real.filter(({ definition }) => names.has(definition.name))
        if (wanted.length > 0) await listener(tx, wanted)
      }
    },
    listen(name, listener, { takesRehearsals = false } = {}) {
      listeners.set(name, [...(listeners.get(name) ?? []), { listener, takesRehearsals }])
    },
    listenTogether(names, listener) {
      batchListeners.push({ names: new Set(names), listener })
    },
    deleteRehearsed,
    onPublicChange(onChange) {
      publicChangeListeners.push(onChange)
    },
  }
}
