import type { Handlers } from '@vitrine/contract/kit'
import type { redirects as redirectsService } from '@vitrine/contract/redirects'
import type { HandlerContext } from '../../transport/call.ts'
import { encodeRedirectSession } from './codec.ts'
import type { RedirectsFeature } from './index.ts'

export const redirectHandlers = (redirects: RedirectsFeature) =>
  ({
    createRedirectSession: async ({ input, tx, transaction, caller, request }) => {
      const { origin, baseUrl } = request
      const clientId = 'clientId' in caller ? caller.clientId : undefined
      const call = { tx, transaction, clientId, origin, baseUrl }
      const made = await redirects.create(call, input)
      return { redirectSession: encodeRedirectSession(made) }
    },
  }) satisfies Handlers<typeof redirectsService, HandlerContext>
