import {
  type accounts as accountsService,
  GrantNotFound,
  SessionNotFound,
} from '@vitrine/contract/accounts'
import type { Handlers } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { type IdentityFeature, type MailPages, memberOf } from '../identity/index.ts'
import type { OAuthFeature } from '../oauth/index.ts'
import { encodeSession } from './codec.ts'

export const accountHandlers = ({
  oauth,
  identity,
  pages,
}: {
  readonly oauth: Pick<
    OAuthFeature,
    'listSignIns' | 'endSignIn' | 'endSignInsOf' | 'listConsents' | 'withdrawConsent'
  >
  readonly identity: Pick<IdentityFeature, 'listLog' | 'log' | 'requirePasswordReset'>
  readonly pages: MailPages
}) => {
  async function sessionsOf(tx: Tx, identityId: string, currentId?: string) {
    const signIns = await oauth.listSignIns(tx, identityId)
    return { sessions: signIns.map((signIn) => encodeSession(signIn, currentId)) }
  }
  async function endOne({ tx, request }: HandlerContext, identityId: string, id: string) {
    const ended = await oauth.endSignIn(tx, { id, identityId })
    if (!ended) throw SessionNotFound({ id })
    await identity.log(tx, { event: 'session_ended', identityId }, request)
    return {}
  }
  async function endAll({ tx, request }: HandlerContext, identityId: string, exceptId?: string) {
    const ended = await oauth.endSignInsOf(tx, identityId, { id: exceptId })
    if (ended > 0) await identity.log(tx, { event: 'session_ended', identityId }, request)
    return { ended }
  }
  return {
    listMySessions: async ({ tx, caller }) => {
      const { id, signInId } = memberOf(caller)
      return sessionsOf(tx, id, signInId)
    },
    endMySession: async (call) => endOne(call, memberOf(call.caller).id, call.input.id),
    endMyOtherSessions: async (call) => {
      const { id, signInId } = memberOf(call.caller)
      return endAll(call, id, signInId)
    },
    listMyGrants: async ({ tx, caller }) => {
      const grants = await oauth.listConsents(tx, memberOf(caller).id)
      return { grants: grants.map((grant) => ({ ...grant, scopes: [...grant.scopes] })) }
    },
    withdrawMyGrant: async ({ tx, caller, input: { clientId } }) => {
      const isDone = await oauth.withdrawConsent(tx, { identityId: memberOf(caller).id, clientId })
      if (!isDone) throw GrantNotFound({ clientId })
      return {}
    },
    listSessions: async ({ tx, input }) => sessionsOf(tx, input.identityId),
    endSession: async (call) => endOne(call, call.input.identityId, call.input.id),
    endAllSessions: async (call) => endAll(call, call.input.identityId),
    requirePasswordReset: async ({ tx, input, request }) => {
      const { identityId } = input
      const page = await pages.recoveryPage(tx.siteId, undefined, request.baseUrl)
      await identity.requirePasswordReset(tx, { identityId, page, request })
      return {}
    },
    listLog: async ({ tx, input }) => {
      const { identityId, event, outcome, from, to, limit, cursor } = input
      return identity.listLog(tx, {
        identityId: identityId ?? undefined,
        event: event ?? undefined,
        outcome: outcome ?? undefined,
        from: from ?? undefined,
        to: to ?? undefined,
        limit: limit ?? undefined,
        // The cursor is the number of the last entry of the previous page; an invalid one starts over.
        before: Number(cursor) || undefined,
      })
    },
  } satisfies Handlers<typeof accountsService, HandlerContext>
}
