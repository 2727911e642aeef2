import type { StaffRole } from '@vitrine/contract/vocabulary'
import { hashSecret, newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { HandlerContext, RequestFacts } from '../../transport/call.ts'
import type { Merchant } from '../../transport/caller.ts'
import type { Events } from '../events/index.ts'
import type { Deps, Invitation } from './model.ts'
import { emailKey, type Reach, SESSION_IDLE_HOURS } from './rules.ts'
import { type Acceptance, accept } from './service/accept.ts'
import { amongStaff } from './service/among-staff.ts'
import { invite, inviteStaff, withdrawInvitation } from './service/invite.ts'
import * as own from './service/own-account.ts'
import { changeRole, removeStaff } from './service/roles.ts'
import { openSession, signIn } from './service/sign-in.ts'
import { countStaff, insertAccount, readAccount } from './store/accounts.ts'
import { listInvitations } from './store/invitations.ts'
import { listOwners, listStaff, readStaff } from './store/roles.ts'
import { deleteSession, findSession } from './store/sessions.ts'

export type Staff = ReturnType<typeof createStaff>

const MOST_LISTED = 500

export function createStaff(platform: Platform, { events }: { readonly events: Events }) {
  const deps: Deps = { platform, events }
  return {
    ...sessionsOf(platform),
    ...teamOf(deps),
    account: ownAccountOf(deps),
    count: () => countStaff(platform.db),
    /** Who of these e-mail addresses runs the site, with their role there. */
    amongStaff: (tx: Tx, emails: readonly string[]) => amongStaff(tx, emails),
    /** The role of somebody on the site of the unit of work; undefined for who has none. */
    roleOf: async (tx: Tx, id: string) => (await readStaff(tx, id))?.role,
    /** How somebody is called; empty for who is no person. */
    async nameOf(tx: Tx, id: string): Promise<string> {
      const account = await readAccount(tx.db, id)
      return account?.name || account?.email || ''
    },
    /** The owners of a site, who learn of what concerns it. */
    owners: (siteId: string) => listOwners(platform.db, siteId),
    accept: (input: Acceptance, call: Pick<HandlerContext, 'tx' | 'request'>) =>
      accept(deps, input, call),
    /** A one-time link's secret, for whoever stands at the machine itself. */
    invite: async (invitation: Invitation): Promise<string> =>
      (await invite(platform, invitation)).token,
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

const sessionsOf = (platform: Platform) => ({
  sessionOf(token: string) {
    const now = platform.clock.now()
    const idleSince = platform.clock.after(now, { hours: -SESSION_IDLE_HOURS })
    return findSession(platform.db, hashSecret(token), { now, idleSince })
  },
  signIn: (input: { email: string; password: string }, request: RequestFacts) =>
    signIn(platform, input, request),
  openSession: (staffId: string, request: RequestFacts) =>
    openSession(platform, staffId, request, platform.clock.now()),
  signOut: (token: string) => deleteSession(platform.db, hashSecret(token)),
})

const teamOf = (deps: Deps) => ({
  list: (tx: Tx) => listStaff(tx, MOST_LISTED),
  listInvitations: (tx: Tx) => listInvitations(tx, MOST_LISTED),
  inviteTo: (tx: Tx, wish: Reach & { readonly email: string }, actor: Merchant) =>
    inviteStaff(tx, deps, wish, actor),
  withdraw: (tx: Tx, id: string, actor: Merchant) => withdrawInvitation(tx, deps, id, actor),
  changeRole: (tx: Tx, change: { id: string; role: StaffRole }, actor: Merchant) =>
    changeRole(tx, deps, change, actor),
  remove: (tx: Tx, id: string, actor: Merchant) => removeStaff(tx, deps, id, actor),
  linkOf: (token: string) => `${deps.platform.config.publicUrl}/dashboard/welcome#${token}`,
})

const ownAccountOf = (deps: Deps) => ({
  changeName: (tx: Tx, person: own.Person, name: string) => own.changeName(tx, deps, person, name),
  changePassword: (
    person: own.Person,
    passwords: { currentPassword: string; newPassword: string },
    call: Pick<HandlerContext, 'tx' | 'request' | 'transaction'>,
  ) => own.changePassword(deps, person, passwords, call),
  listSessions: (tx: Tx, person: own.Person) => own.listSessions(tx, deps, person),
  endSession: (tx: Tx, person: own.Person, id: string) => own.endSession(tx, deps, person, id),
})
