import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import type { staff as staffService } from '@vitrine/contract/staff'
import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../platform/tx.ts'
import type { HandlerContext } from '../../transport/call.ts'
import { merchantOf } from '../../transport/caller.ts'
import {
  encodeInvitation,
  encodeListed,
  encodeStaff,
  sessionCookie,
  tokenInCookies,
} from './codec.ts'
import type { Staff } from './index.ts'

/** Writes somebody the link that makes them staff. */
type WriteInvitation = (
  tx: Tx,
  letter: { to: string; address: string; role: StaffRole; inviter: string },
) => Promise<void>

export const staffHandlers = (staff: Staff, writeInvitation: WriteInvitation) =>
  ({
    ...signingIn(staff),
    ...ownAccount(staff),
    ...team(staff, writeInvitation),
  }) satisfies Handlers<typeof staffService, HandlerContext>

type All = Handlers<typeof staffService, HandlerContext>

const signingIn = (staff: Staff) =>
  ({
    signIn: async ({ input, request, replyHeaders }) => {
      const { account, token } = await staff.signIn(input, request)
      replyHeaders['set-cookie'] = sessionCookie(token, request.baseUrl)
      const session = await staff.sessionOf(token)
      return { staff: encodeStaff(account, session?.grants[0]?.role ?? 'viewer') }
    },
    signOut: async ({ request, replyHeaders }) => {
      const token = tokenInCookies(request.header('cookie'))
      if (token) await staff.signOut(token)
      replyHeaders['set-cookie'] = sessionCookie('', request.baseUrl)
      return {}
    },
    acceptInvitation: async ({ input, request, replyHeaders, tx }) => {
      const { account, role } = await staff.accept(input, { tx, request })
      const token = await staff.openSession(account.id, request)
      replyHeaders['set-cookie'] = sessionCookie(token, request.baseUrl)
      return { staff: encodeStaff(account, role) }
    },
  }) satisfies Pick<All, 'signIn' | 'signOut' | 'acceptInvitation'>

const ownAccount = (staff: Staff) =>
  ({
    getCurrent: async (call) => {
      const session = await staff.sessionOf(personOf(call).token)
      if (!session) throw PermissionDenied()
      return { staff: encodeStaff(session.staff, merchantOf(call.caller).role) }
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

const team = (staff: Staff, writeInvitation: WriteInvitation) =>
  ({
    listStaff: async ({ tx }) => ({
      staff: (await staff.list(tx)).map(encodeListed),
      invitations: (await staff.listInvitations(tx)).map(encodeInvitation),
    }),
    inviteStaff: async ({ input, tx, caller }) => {
      const { email, role, everySite = false } = input.invitation
      const wish = { email, role, everySite }
      const actor = merchantOf(caller)
      const { token, invitation } = await staff.inviteTo(tx, wish, actor)
      const address = staff.linkOf(token)
      const inviter = await staff.nameOf(tx, actor.id)
      await writeInvitation(tx, { to: email, address, role, inviter })
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
  }) satisfies Pick<
    All,
    'listStaff' | 'inviteStaff' | 'withdrawInvitation' | 'updateStaff' | 'removeStaff'
  >

/** The person who acts; an API key is none. */
function personOf({ caller, request }: Pick<HandlerContext, 'caller' | 'request'>) {
  const token = tokenInCookies(request.header('cookie'))
  if (caller.kind === 'merchant' && caller.via === 'staff' && token) return { id: caller.id, token }
  throw PermissionDenied({}, 'An API key is not a person; sign in as staff')
}
