import { type Handlers, violation } from '@vitrine/contract/kit'
import {
  ApprovalTokenInvalid,
  type legacyMembers as legacyService,
} from '@vitrine/contract/legacy-members'
import { MemberNotFound } from '@vitrine/contract/members'
import type { Tx } from '../../platform/tx.ts'
import type { HandlerContext } from '../../transport/call.ts'
import { decodeProfile, encodeMember, requireSuccess } from './codec.ts'
import type { Deps, MemberSelector } from './model.ts'

export const legacyMemberHandlers = (deps: Deps) => {
  const { identity, members, oauth, staff, pages } = deps
  async function readMember(tx: Tx, id: string) {
    const member = await members.get(tx, { kind: 'merchant' }, id)
    const [staffMember] = await staff.amongStaff(tx, [member.loginEmail])
    return encodeMember(member, staffMember?.role)
  }
  const withoutClient = (call: HandlerContext) => ({ ...call, clientId: null })
  return {
    register: async (call) => {
      const { email, password, contactInfo, privacyStatus } = call.input
      const profile = decodeProfile(contactInfo ?? {}, privacyStatus)
      const step = await identity.register(withoutClient(call), { email, password, profile })
      if (step.state === 'REQUIRE_OWNER_APPROVAL') {
        const { id } = step.identity
        const approvalToken = members.issueApprovalToken(call.tx, id)
        return { member: await readMember(call.tx, id), approvalToken }
      }
      const { id, sessionToken } = requireSuccess(step)
      return { member: await readMember(call.tx, id), session: { token: sessionToken } }
    },
    login: async (call) => {
      const { email, password } = call.input
      const { id, sessionToken } = requireSuccess(
        await identity.login(withoutClient(call), { email, password }),
      )
      return { member: await readMember(call.tx, id), session: { token: sessionToken } }
    },
    sendSetPasswordEmail: async ({ tx, input, request }) => {
      const page = await pages.recoveryPage(tx.siteId, undefined, request.baseUrl)
      const { network, userAgent } = request
      const recoveryRequest = { email: input.email, language: undefined, page, network, userAgent }
      await identity.askForRecovery(tx, recoveryRequest)
      return { accepted: true }
    },
    changeLoginEmail: async ({ tx, input: { id, newEmail, revokeCurrentSessions } }) => {
      await identity.changeEmail(tx, { id, email: newEmail })
      if (revokeCurrentSessions) await oauth.endSignInsOf(tx, id)
      return { member: await readMember(tx, id) }
    },
    approve: async ({ tx, input }) => {
      const id = await resolveMember(tx, deps, input)
      return { session: { token: await members.approveAndSignIn(tx, id) } }
    },
    block: async ({ tx, input }) => {
      await members.moderate(tx, await resolveMember(tx, deps, input), 'block')
      return {}
    },
  } satisfies Handlers<typeof legacyService, HandlerContext>
}

/** The member selected by id, e-mail address or approval token. */
async function resolveMember(
  tx: Tx,
  { identity, members }: Deps,
  selector: MemberSelector,
): Promise<string> {
  const selectors = (['id', 'email', 'token'] as const).filter((name) => selector[name])
  if (selectors.length !== 1) {
    const message = 'exactly one of id, email and token is required'
    throw violation(selectors[1] ?? 'id', 'REQUIRED_ONE_OF_FIELD', message, {})
  }
  if (selector.id) return selector.id
  if (selector.token) {
    const id = members.memberOfApproval(tx, selector.token)
    if (id) return id
    throw ApprovalTokenInvalid()
  }
  const id = await identity.findIdOf(tx, selector.email ?? '')
  if (id) return id
  throw MemberNotFound()
}
