import { isForPrimary } from '../../platform/db/replicas/needs-primary.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import { inTransaction, type Tx } from '../../platform/tx.ts'
import type { Call } from '../call.ts'
import { actorOf, isMerchant } from '../caller.ts'
import type { PipelineDeps } from '../deps.ts'
import type { Step } from '../step.ts'

export const withinTransaction: Step = async (call, deps, next) => {
  const base = openTx(call, deps)
  call.tx = base
  if (call.operation.writes !== true) return readFromReplica(call, deps, next)
  await inTransaction(base, async (tx) => {
    call.tx = tx
    await next()
  })
  call.tx = base
}

/** Operations that the response cache may serve can read from a replica; if it fails, the primary is used. */
async function readFromReplica(
  call: Call,
  { replicas }: PipelineDeps,
  next: () => Promise<void>,
): Promise<void> {
  const base = call.tx as Tx
  const isAllowed = call.operation.cached !== undefined && isReader(call)
  const reader = isAllowed ? replicas?.readerFor(base.siteId) : undefined
  if (!reader) return next()
  try {
    call.tx = { ...base, db: reader.db, readsReplica: true }
    await next()
    reader.succeed()
  } catch (error) {
    if (!isForPrimary(error)) throw error
    reader.fail({ isLost: isUnavailable(error) })
    call.tx = base
    await next()
  }
}

/** Header with the token of a rehearsal. */
export const REHEARSAL_HEADER = 'vitrine-rehearsal'

/** Whether a shopper’s call is part of a rehearsal. Staff and API keys work on real carts whatever they send. */
export function isRehearsed(
  { caller, message }: Pick<Call, 'caller' | 'message'>,
  { acceptsRehearsal }: Pick<PipelineDeps, 'acceptsRehearsal'>,
): boolean {
  if (caller.kind !== 'visitor' && caller.kind !== 'member') return false
  const token = message.header(REHEARSAL_HEADER)
  return token !== undefined && acceptsRehearsal(caller.siteId, token)
}

const isReader = ({ operation, caller }: Call) => !operation.writes && !isMerchant(caller)

/** The unit of work of a call, not in a transaction yet. */
const openTx = (call: Call, deps: PipelineDeps): Tx => ({
  db: isReader(call) ? (deps.readers ?? deps.db) : deps.db,
  siteId: call.caller.siteId,
  actor: actorOf(call.caller),
  requestId: call.requestId,
  now: deps.clock.now(),
  isRehearsal: isRehearsed(call, deps),
  facts: [],
  afterCommit: [],
})
