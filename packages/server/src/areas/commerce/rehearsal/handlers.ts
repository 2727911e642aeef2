import type { Handlers } from '@vitrine/contract/kit'
import type { rehearsal as rehearsalService } from '@vitrine/contract/rehearsal'
import type { HandlerContext } from '../../../transport/call.ts'
import type { RehearsalFeature } from './index.ts'

export const rehearsalHandlers = (rehearsal: RehearsalFeature) =>
  ({
    getRehearsal: async ({ tx }) => ({ orders: await rehearsal.countOrders(tx) }),
    startRehearsal: ({ tx, request }) => rehearsal.start(tx, request.baseUrl),
    clearRehearsal: async ({ tx }) => ({ orders: await rehearsal.clear(tx) }),
  }) satisfies Handlers<typeof rehearsalService, HandlerContext>
