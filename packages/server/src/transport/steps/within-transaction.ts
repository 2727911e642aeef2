import { inTransaction, type Tx } from '../../platform/tx.ts'
import type { Call } from '../call.ts'
import { actorOf, isMerchant } from '../caller.ts'
import type { Step } from '../step.ts'
import type { World } from '../world.ts'

export const withinTransaction: Step = async (call, world, next) => {
  const base = openTx(call, world)
  call.tx = base
  if (call.operation.writes !== true) return next()
  await inTransaction(base, async (tx) => {
    call.tx = tx
    await next()
  })
  call.tx = base
}

const isReader = ({ operation, caller }: Call) => !operation.writes && !isMerchant(caller)

/** The unit of work of a call, not in a transaction yet. */
const openTx = (call: Call, world: World): Tx => ({
  db: isReader(call) ? (world.readers ?? world.db) : world.db,
  siteId: call.caller.siteId,
  actor: actorOf(call.caller),
  requestId: call.requestId,
  now: world.clock.now(),
  facts: [],
  afterCommit: [],
})
