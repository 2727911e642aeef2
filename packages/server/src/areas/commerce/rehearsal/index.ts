import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import { clearRehearsal } from './service/clear-rehearsal.ts'
import type { RehearsalDeps } from './service/deps.ts'
import { runChecks, startChecks } from './service/run-checks.ts'
import { findChecks } from './store.ts'

export type { RehearsalDeps } from './service/deps.ts'
export type RehearsalFeature = ReturnType<typeof createRehearsal>

/** Trying the shop without consequences. */
export const createRehearsal = (deps: RehearsalDeps) => ({
  /** Opens the shop for a rehearsal. */
  async start({ siteId }: Pick<Tx, 'siteId'>, baseUrl: string) {
    const { token, expiresDate } = deps.tokens.create(siteId)
    return { url: `${await deps.urlOf(siteId, baseUrl)}/rehearsal/${token}`, token, expiresDate }
  },
  countOrders: async (tx: Tx) => (await deps.orders.rehearsed.find(tx)).length,
  clear: (tx: Tx) => clearRehearsal(tx, deps),
  startChecks: (tx: Tx) => startChecks(tx, deps),
  checks: findChecks,
  tasks: {
    'rehearsal.check': (run, job) => runChecks(deps, run, job),
  } satisfies Pick<Tasks<JobPayloads>, 'rehearsal.check'>,
})
