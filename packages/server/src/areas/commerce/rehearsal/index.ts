import type { Tx } from '../../../platform/tx.ts'
import { clearRehearsal, type RehearsalDeps, startRehearsal } from './service.ts'

export type RehearsalFeature = ReturnType<typeof createRehearsal>

/** Trying the shop without consequences. */
export const createRehearsal = (deps: RehearsalDeps) => ({
  start: (site: Pick<Tx, 'siteId'>, baseUrl: string) => startRehearsal(site, deps, baseUrl),
  countOrders: async (tx: Tx) => (await deps.orders.rehearsed.find(tx)).length,
  clear: (tx: Tx) => clearRehearsal(tx, deps),
})
