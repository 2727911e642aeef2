import type { Handlers } from '@vitrine/contract/kit'
import type { recovery as recoveryService } from '@vitrine/contract/recovery'
import type { HandlerContext } from '../../../../transport/call.ts'
import { encodeSignIn } from '../codec.ts'
import type { IdentityFeature } from '../index.ts'
import type { MailPages } from '../model.ts'
import { deviceTokenOf, signInCall } from './sign-in-call.ts'

export const recoveryHandlers = (identity: IdentityFeature, pages: MailPages) =>
  ({
    sendRecoveryEmail: async ({ tx, input, request }) => {
      const page = await pages.recoveryPage(tx.siteId, input.redirect, request.baseUrl)
      await identity.askForRecovery(tx, {
        email: input.email,
        language: input.language ?? undefined,
        page,
        network: request.network,
        userAgent: request.userAgent,
      })
      return {}
    },
    sendActivationEmail: async ({ tx, input, request }) => {
      const { language, redirect } = input.emailOptions ?? {}
      const page = await pages.recoveryPage(tx.siteId, redirect, request.baseUrl)
      const { identityId } = input
      await identity.sendActivationMail(tx, { identityId, language: language ?? undefined, page })
      return {}
    },
    recover: async (call) => {
      const { recoveryToken: token, password, clientMetaData } = call.input
      const deviceToken = deviceTokenOf(clientMetaData)
      return encodeSignIn(
        await identity.recover(signInCall(call), { token, password, deviceToken }),
      )
    },
  }) satisfies Handlers<typeof recoveryService, HandlerContext>
