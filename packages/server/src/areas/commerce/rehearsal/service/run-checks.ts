import { type LaunchCheckName, LaunchChecksStarted } from '@vitrine/contract/rehearsal'
import { newId } from '../../../../platform/ids.ts'
import type { JobRun } from '../../../../platform/jobs.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { numberOf, type OrderView } from '../../orders/index.ts'
import { NothingToCheck, type Outcome } from '../model.ts'
import { beginChecks, findWaiting, saveOutcome } from '../store.ts'
import { makeCheck } from './checks.ts'
import type { RehearsalDeps } from './deps.ts'
import { codeOf } from './rehearsed-shop.ts'

declare module '../../../../platform/jobs.ts' {
  interface JobPayloads {
    'rehearsal.check': { siteId: string; runId: string }
  }
}

/** Starts a run; a running one stops after its current check. */
export async function startChecks(tx: Tx, { platform, events }: RehearsalDeps): Promise<void> {
  const runId = newId()
  await beginChecks(tx, runId)
  await events.append(tx, { definition: LaunchChecksStarted, entityId: tx.siteId, after: {} })
  await platform.jobs.add(tx, 'rehearsal.check', { siteId: tx.siteId, runId })
}

/** Runs pending checks, each with its own result, so that an interrupted run can resume. */
export async function runChecks(
  deps: RehearsalDeps,
  { siteId, runId }: { readonly siteId: string; readonly runId: string },
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const site = { siteId, actor: { type: 'system', id: 'launch-checks' } } as const
  const next = () => deps.platform.work(site, (tx) => findWaiting(tx, runId))
  for (let name = await next(); name !== undefined; name = await next()) {
    signal?.throwIfAborted()
    const check: LaunchCheckName = name
    const outcome = await outcomeOf(deps, siteId, check)
    await deps.platform.work(site, (tx) => saveOutcome(tx, runId, check, outcome))
  }
}

async function outcomeOf(
  deps: RehearsalDeps,
  siteId: string,
  name: LaunchCheckName,
): Promise<Outcome> {
  let about: OrderView | undefined
  const order = () => ({
    orderId: about?.order.id ?? null,
    orderNumber: about ? numberOf(about.order) : null,
  })
  try {
    await makeCheck(deps, siteId, name, (view) => {
      about = view
    })
    return { state: 'PASSED', reason: null, ...order() }
  } catch (error) {
    const state = error instanceof NothingToCheck ? 'SKIPPED' : 'FAILED'
    return { state, reason: codeOf(error), ...order() }
  }
}
