import type { identityProviders as service } from '@vitrine/contract/identity-providers'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { deviceTokenOf, memberOf, signInCall } from '../identity/index.ts'
import { encodeFinished, encodeLink, encodeOffered, encodeProvider } from './codec.ts'
import type { IdentityProvidersFeature } from './index.ts'

export const identityProviderHandlers = (providers: IdentityProvidersFeature) =>
  ({
    listProviders: async ({ tx, request }) => ({
      providers: (await providers.list(tx)).map(encodeProvider),
      callbackUrl: await providers.callbackUrl(tx.siteId, request.baseUrl),
    }),
    createProvider: async ({ tx, input }) => ({
      provider: encodeProvider(await providers.create(tx, input.provider)),
    }),
    updateProvider: async ({ tx, input }) => ({
      provider: encodeProvider(await providers.update(tx, input.provider)),
    }),
    deleteProvider: async ({ tx, input }) => {
      await providers.remove(tx, input.id)
      return {}
    },
    checkProvider: async ({ tx, input }) => ({
      findings: await providers.check(tx, input.provider),
    }),
    listOffered: async ({ tx }) => ({
      providers: (await providers.listOffered(tx)).map(encodeOffered),
    }),
    beginSignIn: async ({ input, ...call }) => ({
      address: await providers.begin(call, signInInputOf(input)),
    }),
    finishSignIn: async ({ input, ...call }) => {
      const { answer, browserSecret, clientMetaData } = input
      const memberId = call.caller.kind === 'member' ? call.caller.id : undefined
      const deviceToken = deviceTokenOf(clientMetaData)
      const callback = { answer, browserSecret, memberId, deviceToken }
      return encodeFinished(await providers.finish(signInCall(call), callback))
    },
    confirmLink: async ({ tx, input }) => ({
      provider: encodeOffered(await providers.confirmLink(tx, input)),
    }),
    listMyLinks: async ({ tx, caller }) => {
      const { id } = memberOf(caller)
      return {
        links: (await providers.listLinks(tx, id)).map(encodeLink),
        hasPassword: await providers.hasPassword(tx, id),
      }
    },
    beginLink: async ({ input, ...call }) => {
      const member = memberOf(call.caller)
      await providers.requireRecentProof(call.tx, member)
      const signInInput = { ...signInInputOf(input), identityId: member.id }
      return { address: await providers.begin(call, signInInput) }
    },
    unlink: async ({ tx, input, caller }) => {
      const member = memberOf(caller)
      await providers.requireRecentProof(tx, member)
      await providers.unlink(tx, { identityId: member.id, providerId: input.providerId })
      return {}
    },
  }) satisfies Handlers<typeof service, HandlerContext>

const signInInputOf = (input: {
  readonly id: string
  readonly browserSecret: string
  readonly returnTo?: string | null | undefined
  readonly isAgain?: boolean | null | undefined
}) => ({
  id: input.id,
  browserSecret: input.browserSecret,
  returnTo: input.returnTo ?? '',
  isAgain: input.isAgain === true,
})
