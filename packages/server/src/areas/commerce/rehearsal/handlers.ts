import type { Handlers } from '@vitrine/contract/kit'
import type { rehearsal as rehearsalService } from '@vitrine/contract/rehearsal'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeCheck } from './codec.ts'
import type { RehearsalFeature } from './index.ts'

export const rehearsalHandlers = (rehearsal: RehearsalFeature) => {
  const checksOf = async (tx: Tx) => ({ checks: (await rehearsal.checks(tx)).map(encodeCheck) })
  return {
    getRehearsal: async ({ tx }) => ({ orders: await rehearsal.countOrders(tx) }),
    startRehearsal: ({ tx, request }) => rehearsal.start(tx, request.baseUrl),
    clearRehearsal: async ({ tx }) => ({ orders: await rehearsal.clear(tx) }),
    listLaunchChecks: ({ tx }) => checksOf(tx),
    startLaunchChecks: async ({ tx }) => {
      await rehearsal.startChecks(tx)
      return checksOf(tx)
    },
  } satisfies Handlers<typeof rehearsalService, HandlerContext>
}
