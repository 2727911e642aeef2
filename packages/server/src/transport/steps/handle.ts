import { transaction } from '../../platform/db/transaction.ts'
import type { Tx } from '../../platform/tx.ts'
import type { HandlerContext } from '../call.ts'
import type { Step } from '../run-operation.ts'
import { openTx } from './within-transaction.ts'

export const handle: Step = async (call, world, next) => {
  const { message, caller } = call
  const tx = call.tx as Tx
  const context: HandlerContext = {
    caller,
    tx,
    transaction: (work) => transaction(world.db, (db) => work({ ...tx, db })),
    onSite: (siteId) => openTx(call, world, tx.db, siteId),
    request: {
      id: call.requestId,
      network: message.network,
      userAgent: message.header('user-agent') ?? '',
      origin: message.header('origin'),
      baseUrl: message.baseUrl,
      header: message.header,
      body: message.body,
    },
  }
  call.output = await call.handler({ ...context, input: call.input as never })
  await next()
}
