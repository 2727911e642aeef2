import type { Handlers } from '@vitrine/contract/kit'
import type { legacyMembers as legacyService } from '@vitrine/contract/legacy-members'
import type { Tx } from '../../platform/tx.ts'
import type { HandlerContext } from '../../transport/call.ts'
import { decodeProfile, encodeMember } from './codec.ts'
import type { Deps } from './model.ts'
import { approve, issueApproval, requireSuccess, resolveMember } from './service.ts'

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
        const approvalToken = issueApproval(call.tx, deps, id)
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
    approve: async ({ tx, input }) => ({ session: { token: await approve(tx, deps, input) } }),
    block: async ({ tx, input }) => {
      await members.moderate(tx, await resolveMember(tx, deps, input), 'block')
      return {}
    },
  } satisfies Handlers<typeof legacyService, HandlerContext>
}
