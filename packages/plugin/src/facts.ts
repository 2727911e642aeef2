import type * as abandoned from '@vitrine/contract/abandoned-checkouts'
import type * as authentication from '@vitrine/contract/authentication'
import type * as carts from '@vitrine/contract/carts'
import type * as catalog from '@vitrine/contract/catalog'
import type * as checkouts from '@vitrine/contract/checkouts'
import type * as digitalFiles from '@vitrine/contract/digital-files'
import type * as fulfillments from '@vitrine/contract/fulfillments'
import type * as imports from '@vitrine/contract/imports'
import type * as invoices from '@vitrine/contract/invoices'
import type { FactDefinition } from '@vitrine/contract/kit'
import type * as media from '@vitrine/contract/media'
import type * as members from '@vitrine/contract/members'
import type * as orders from '@vitrine/contract/orders'
import type * as payments from '@vitrine/contract/payments'
import type * as promotions from '@vitrine/contract/promotions'
import type * as returns from '@vitrine/contract/returns'
import type * as sites from '@vitrine/contract/sites'
import type { PluginContext } from './context.ts'
import type { StoredOf } from './stored.ts'

type NamesIn<Module> = {
  [Key in keyof Module]: Module[Key] extends FactDefinition<infer Name>
    ? string extends Name
      ? never
      : Name
    : never
}[keyof Module]

/** Names of facts of a site, such as `order.placed`. */
export type FactName =
  | NamesIn<typeof abandoned>
  | NamesIn<typeof authentication>
  | NamesIn<typeof carts>
  | NamesIn<typeof catalog>
  | NamesIn<typeof checkouts>
  | NamesIn<typeof digitalFiles>
  | NamesIn<typeof fulfillments>
  | NamesIn<typeof imports>
  | NamesIn<typeof invoices>
  | NamesIn<typeof media>
  | NamesIn<typeof members>
  | NamesIn<typeof orders>
  | NamesIn<typeof payments>
  | NamesIn<typeof promotions>
  | NamesIn<typeof returns>
  | NamesIn<typeof sites>

/** A committed change. */
export interface PluginFact<Name extends string = string> {
  /** Stays the same in every attempt: use it as idempotency key. */
  readonly id: string
  readonly name: Name
  /** Increases with every change of an entity. */
  readonly seq: string
  /** Id of the changed entity, such as the order. */
  readonly entityId: string
  /** The entity as stored in the ledger; null if it was created or deleted. Read other data with `context.api`. */
  readonly before: StoredOf<Name> | null
  readonly after: StoredOf<Name> | null
  readonly changedFields: readonly string[] | null
  readonly actor: { readonly type: string; readonly id: string }
  readonly at: Date
}

/**
 * Called at least once per fact, after its commit. Failed calls are retried with increasing delays, 16 times within two
 * days, unless it throws `GiveUp`. Timeout: one minute.
 */
export type FactHandler<Name extends string = string> = (call: {
  readonly fact: PluginFact<Name>
  readonly context: PluginContext
  /** Aborted after one minute or when the process stops. */
  readonly signal: AbortSignal
}) => Promise<void>

/** Thrown by a handler to stop retries. The dashboard lists the fact with this reason. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp'
}

export type FactHandlers = { readonly [Name in FactName]?: FactHandler<Name> }
