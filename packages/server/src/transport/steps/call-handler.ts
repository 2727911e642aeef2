import { inTransaction, type Tx } from '../../platform/tx.ts'
import type { HandlerContext } from '../call.ts'
import { requestedCurrency } from '../pipeline-messages.ts'
import type { Step } from '../step.ts'

export const callHandler: Step = async (call, _deps, next) => {
  const { message, caller, responseHeaders } = call
  const tx = call.tx as Tx
  const context: HandlerContext = {
    caller,
    tx,
    responseHeaders,
    transaction: (work) => inTransaction(tx, work),
    onSite: (siteId) => ({ ...tx, siteId }),
    request: {
      id: call.requestId,
      network: message.network,
      userAgent: message.header('user-agent') ?? '',
      origin: message.header('origin'),
      baseUrl: message.baseUrl,
      currency: requestedCurrency(message),
      header: message.header,
      body: message.body,
    },
  }
  call.output = await call.handler({ ...context, input: call.input as never })
  await next()
}
