import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import type { staff as staffService } from '@vitrine/contract/staff'
import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { merchantOf } from '../../../transport/caller.ts'
import {
  encodeAdmission,
  encodeInvitation,
  encodeListed,
  encodePasskey,
  encodeSecurity,
  encodeStaff,
  sessionCookie,
  tokenInCookies,
} from './codec.ts'
import type { Staff } from './index.ts'

/** Mails an invitation link. */
type SendInvitation = (
  tx: Tx,
  email: { to: string; address: string; role: StaffRole; inviter: string },
) => Promise<void>

export const staffHandlers = (staff: Staff, sendInvitation: SendInvitation) =>
  ({
    ...signingIn(staff),
    ...ownAccount(staff),
    ...ownFactors(staff),
    ...team(staff, sendInvitation),
  }) satisfies Handlers<typeof staffService, HandlerContext>

type All = Handlers<typeof staffService, HandlerContext>

const signingIn = (staff: Staff) =>
  ({
    signIn: async ({ input, request, responseHeaders, tx }) => {
      const admission = await staff.signIn(tx, input, request)
      return encodeAdmission(
        admission,
        await startSession(staff, admission, { request, responseHeaders }),
      )
    },
    finishSignIn: async ({ input, responseHeaders, ...call }) => {
      const { account, token } = await staff.finishSignIn(input, call)
      const role = await startSession(staff, { token }, { request: call.request, responseHeaders })
      return { staff: encodeStaff(account, role) }
    },
    startPasskeySignIn: ({ input, tx }) => staff.startPasskeySignIn(tx, input.token),
    signInWithPasskey: async ({ input, responseHeaders, ...call }) => {
      const { account, token } = await staff.signInWithPasskey(input, call)
      const role = await startSession(staff, { token }, { request: call.request, responseHeaders })
      return { staff: encodeStaff(account, role) }
    },
    startRecovery: async ({ input, tx }) => {
      await staff.startRecovery(tx, input.email)
      return {}
    },
    finishRecovery: async ({ input, ...call }) => {
      await staff.setRecoveredPassword(input, call)
      return {}
    },
    signOut: async ({ tx, request, responseHeaders }) => {
      const token = tokenInCookies(request.header('cookie'))
      if (token) await staff.signOut(tx, token)
      responseHeaders['set-cookie'] = sessionCookie('', request.baseUrl)
      return {}
    },
    acceptInvitation: async ({ input, request, responseHeaders, tx }) => {
      const admission = await staff.accept(input, { tx, request })
      await startSession(staff, admission, { request, responseHeaders })
      return encodeAdmission(admission, admission.role)
    },
  }) satisfies Pick<
    All,
    | 'signIn'
    | 'finishSignIn'
    | 'startPasskeySignIn'
    | 'signInWithPasskey'
    | 'startRecovery'
    | 'finishRecovery'
    | 'signOut'
    | 'acceptInvitation'
  >

/** Hands out the cookie of a session that has started, if one has; the role it begins with. */
async function startSession(
  staff: Staff,
  admission: { readonly token: string } | { readonly challenge: unknown },
  { request, responseHeaders }: Pick<HandlerContext, 'request' | 'responseHeaders'>,
): Promise<StaffRole> {
  if (!('token' in admission)) return 'viewer'
  const { token } = admission
  responseHeaders['set-cookie'] = sessionCookie(token, request.baseUrl)
  const session = await staff.sessionOf(token)
  return session?.grants[0]?.role ?? 'viewer'
}

const ownAccount = (staff: Staff) =>
  ({
    getCurrent: async (call) => {
      const session = await staff.sessionOf(personOf(call).token)
      if (!session) throw PermissionDenied()
      const { role, lacksFactor = false } = merchantOf(call.caller)
      return { staff: encodeStaff(session.staff, role), needsSecondFactor: lacksFactor }
    },
    updateCurrent: async ({ input, tx, ...call }) => {
      const account = await staff.account.changeName(tx, personOf(call), input.name.trim())
      return { staff: encodeStaff(account, merchantOf(call.caller).role) }
    },
    changePassword: async ({ input, ...call }) => {
      await staff.account.changePassword(personOf(call), input, call)
      return {}
    },
    listSessions: async ({ tx, ...call }) => ({
      sessions: await staff.account.listSessions(tx, personOf(call)),
    }),
    endSession: async ({ input, tx, ...call }) => {
      await staff.account.endSession(tx, personOf(call), input.id)
      return {}
    },
  }) satisfies Pick<
    All,
    'getCurrent' | 'updateCurrent' | 'changePassword' | 'listSessions' | 'endSession'
  >

const ownFactors = ({ factors }: Staff) =>
  ({
    getSecurity: async ({ tx, ...call }) =>
      encodeSecurity(await factors.security(tx, personOf(call))),
    proveYourself: async ({ input, ...call }) => {
      const person = personOf(call)
      await factors.prove(person, input, call)
      return encodeSecurity(await factors.security(call.tx, person))
    },
    startPasskeyProof: ({ tx, ...call }) => factors.startProof(tx, personOf(call)),
    addAuthenticator: ({ tx, ...call }) => factors.addAuthenticator(tx, personOf(call)),
    confirmAuthenticator: async ({ input, ...call }) => ({
      recoveryCodes: await factors.confirmAuthenticator(personOf(call), input.code, call),
    }),
    removeAuthenticator: async ({ tx, ...call }) => {
      await factors.removeAuthenticator(tx, personOf(call))
      return {}
    },
    startPasskey: ({ tx, ...call }) => factors.startPasskey(tx, personOf(call)),
    addPasskey: async ({ input, ...call }) => {
      const { passkey, recoveryCodes } = await factors.addPasskey(personOf(call), input, call)
      return { passkey: encodePasskey(passkey), recoveryCodes }
    },
    renamePasskey: async ({ input, tx, ...call }) => ({
      passkey: encodePasskey(await factors.renamePasskey(tx, personOf(call), input)),
    }),
    removePasskey: async ({ input, tx, ...call }) => {
      await factors.removePasskey(tx, personOf(call), input.id)
      return {}
    },
    renewRecoveryCodes: async ({ tx, ...call }) => ({
      recoveryCodes: await factors.renewRecoveryCodes(tx, personOf(call)),
    }),
  }) satisfies Partial<All>

const team = (staff: Staff, sendInvitation: SendInvitation) =>
  ({
    listStaff: async ({ tx }) => ({
      staff: (await staff.list(tx)).map(encodeListed),
      invitations: (await staff.listInvitations(tx)).map(encodeInvitation),
    }),
    inviteStaff: async ({ input, tx, caller }) => {
      const { email, role, everySite = false } = input.invitation
      const invitationInput = { email, role, everySite }
      const actor = merchantOf(caller)
      const { token, invitation } = await staff.inviteTo(tx, invitationInput, actor)
      const address = staff.linkOf(token)
      const inviter = await staff.nameOf(tx, actor.id)
      await sendInvitation(tx, { to: email, address, role, inviter })
      return { invitation: encodeInvitation(invitation), token, link: address }
    },
    withdrawInvitation: async ({ input, tx, caller }) => {
      await staff.withdraw(tx, input.id, merchantOf(caller))
      return {}
    },
    updateStaff: async ({ input, tx, caller }) => ({
      staff: encodeListed(await staff.changeRole(tx, input, merchantOf(caller))),
    }),
    removeStaff: async ({ input, tx, caller }) => {
      await staff.remove(tx, input.id, merchantOf(caller))
      return {}
    },
    resetStaffFactors: async ({ input, tx, ...call }) => {
      const [actor, person] = [merchantOf(call.caller), personOf(call)]
      await staff.resetFactors(tx, { id: input.id, actor, person })
      return {}
    },
  }) satisfies Pick<
    All,
    | 'listStaff'
    | 'inviteStaff'
    | 'withdrawInvitation'
    | 'updateStaff'
    | 'removeStaff'
    | 'resetStaffFactors'
  >

/** The person who acts; an API key is none. */
function personOf({ caller, request }: Pick<HandlerContext, 'caller' | 'request'>) {
  const token = tokenInCookies(request.header('cookie'))
  if (caller.kind === 'merchant' && caller.via === 'staff' && token) return { id: caller.id, token }
  throw PermissionDenied({}, 'An API key is not a person; sign in as staff')
}
