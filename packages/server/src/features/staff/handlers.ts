import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import type { staff as staffService } from '@vitrine/contract/staff'
import type { HandlerContext } from '../../transport/call.ts'
import { encodeStaff, sessionCookie, tokenInCookies } from './codec.ts'
import type { Staff } from './index.ts'

export const staffHandlers = (staff: Staff) =>
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
    getCurrent: async ({ caller, request }) => {
      const session = await staff.sessionOf(tokenInCookies(request.header('cookie')) ?? '')
      if (caller.kind !== 'merchant' || !session) {
        throw PermissionDenied({}, 'An API key is not a person; sign in as staff')
      }
      return { staff: encodeStaff(session.staff, caller.role) }
    },
    acceptInvitation: async ({ input, request, replyHeaders }) => {
      const { account, role } = await staff.accept(input)
      const token = await staff.openSession(account.id, request)
      replyHeaders['set-cookie'] = sessionCookie(token, request.baseUrl)
      return { staff: encodeStaff(account, role) }
    },
  }) satisfies Handlers<typeof staffService, HandlerContext>
