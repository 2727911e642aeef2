import type { StaffRole } from '@vitrine/contract/vocabulary'
import { hashSecret, newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { RequestFacts } from '../../transport/call.ts'
import { emailKey, roleOn, SESSION_IDLE_HOURS } from './rules.ts'
import { accept, invite } from './service/invite.ts'
import { openSession, signIn } from './service/sign-in.ts'
import { countStaff, deleteSession, findSession, insertAccount } from './store.ts'

export type Staff = ReturnType<typeof createStaff>

export function createStaff(platform: Platform) {
  const sessionOf = (token: string) => {
    const now = platform.clock.now()
    const idleSince = platform.clock.after(now, { hours: -SESSION_IDLE_HOURS })
    return findSession(platform.db, hashSecret(token), { now, idleSince })
  }
  return {
    roleOn,
    sessionOf,
    count: () => countStaff(platform.db),
    signIn: (input: { email: string; password: string }, request: RequestFacts) =>
      signIn(platform, input, request),
    openSession: (staffId: string, request: RequestFacts) =>
      openSession(platform, staffId, request, platform.clock.now()),
    signOut: (token: string) => deleteSession(platform.db, hashSecret(token)),
    invite: (invitation: { email: string | null; siteId: string | null; role: StaffRole }) =>
      invite(platform, invitation),
    accept: (input: { token: string; email: string; name: string; password: string }) =>
      accept(platform, input),
    /** Creates an account with a known password; only development and tests do. */
    async create(account: { email: string; name: string; password: string; role: StaffRole }) {
      const passwordHash = await platform.passwords.hash(account.password)
      await insertAccount(platform.db, {
        id: newId(),
        email: account.email,
        emailKey: emailKey(account.email),
        name: account.name,
        passwordHash,
        role: account.role,
        siteId: null,
        now: platform.clock.now(),
      })
    },
  }
}
