import type { Handlers } from '@vitrine/contract/kit'
import type { redirects as redirectsService } from '@vitrine/contract/redirects'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeRedirectSession } from './codec.ts'
import type { RedirectsFeature } from './index.ts'

export const redirectHandlers = (redirects: RedirectsFeature) =>
  ({
    createRedirectSession: async ({ input, ...call }) => ({
      redirectSession: encodeRedirectSession(await redirects.create(call, input)),
    }),
    createSessionCookie: async ({ input, ...call }) =>
      redirects.openLink(call, {
        token: input.sessionToken ?? '',
        address: input.redirectUrl ?? '',
      }),
    openShortAddress: async ({ input, tx }) => redirects.openShortAddress(tx, input.code),
  }) satisfies Handlers<typeof redirectsService, HandlerContext>
