import { transaction } from '../../platform/db/transaction.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Call } from '../call.ts'
import { actorOf } from '../caller.ts'
import type { Step } from '../run-operation.ts'
import type { World } from '../world.ts'

export const withinTransaction: Step = async (call, world, next) => {
  if (call.operation.writes !== true) {
    call.tx = openTx(call, world, world.db)
    return next()
  }
  await transaction(world.db, async (db) => {
    call.tx = openTx(call, world, db)
    await next()
  })
}

/** The unit of work of a call on a connection. */
export const openTx = (
  call: Call,
  world: World,
  db: Tx['db'],
  siteId = call.caller.siteId,
): Tx => ({
  db,
  siteId,
  actor: actorOf(call.caller),
  requestId: call.requestId,
  now: world.clock.now(),
  facts: call.tx?.facts ?? [],
})
