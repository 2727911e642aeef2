import { Busy, DeadlineExceeded } from '@vitrine/contract/kit'
import { DatabaseError } from 'pg'
import { inTransaction, type Tx } from '../../platform/tx.ts'
import type { Call } from '../call.ts'
import { actorOf, isMerchant } from '../caller.ts'
import type { Step } from '../step.ts'
import type { World } from '../world.ts'

export const withinTransaction: Step = async (call, world, next) => {
  const base = openTx(call, world)
  call.tx = base
  if (call.operation.writes !== true) return inTime(next)
  await inTime(() =>
    inTransaction(base, async (tx) => {
      call.tx = tx
      await next()
    }),
  )
  call.tx = base
}

const isReader = ({ operation, caller }: Call) => !operation.writes && !isMerchant(caller)

async function inTime(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const refusal = error instanceof DatabaseError && refusals[error.code ?? '']
    throw refusal ? refusal() : error
  }
}

/** The database has ended a statement that took, or waited for others, longer than its connection lets it. */
const refusals: Readonly<Record<string, () => Error>> = {
  '57014': () => DeadlineExceeded(),
  '55P03': () => Busy(),
}

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
