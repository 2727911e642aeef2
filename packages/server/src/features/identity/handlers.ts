import type { authentication as authenticationService } from '@vitrine/contract/authentication'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../transport/call.ts'
import type { Caller } from '../../transport/caller.ts'
import { encodeSignIn, envelopeOf, refusedSignOutPage, signedOutPage } from './codec.ts'
import type { IdentityFeature } from './index.ts'
import type { ReturnAddresses, SignInCall } from './model.ts'
import { memberOf } from './rules.ts'

export const authenticationHandlers = (identity: IdentityFeature, addresses: ReturnAddresses) =>
  ({
    register: async (call) =>
      encodeSignIn(
        await identity.register(signInCall(call), {
          email: call.input.loginId.email,
          password: call.input.password,
          profile: call.input.profile ?? {},
        }),
      ),
    login: async (call) =>
      encodeSignIn(
        await identity.login(signInCall(call), {
          email: call.input.loginId.email,
          password: call.input.password,
        }),
      ),
    changePassword: async (call) => {
      const { id, signedInAt } = memberOf(call.caller)
      const password = call.input.newPassword
      await identity.changePassword(signInCall(call), { id, signedInAt, password })
      return {}
    },
    logout: async ({ input, request }) => {
      const { clientId = '', postLogoutRedirectUri: address = '' } = input
      const isAllowed = await addresses.isAllowedReturn(clientId, address)
      const page = isAllowed ? signedOutPage(address) : refusedSignOutPage()
      return request.header('x-wix-bi-gateway') ? envelopeOf(page) : page
    },
  }) satisfies Handlers<typeof authenticationService, HandlerContext>

const signInCall = ({ tx, transaction, request, caller }: HandlerContext): SignInCall => ({
  tx,
  transaction,
  request,
  clientId: clientOf(caller),
})

const clientOf = (caller: Caller): string | null => ('clientId' in caller ? caller.clientId : null)
