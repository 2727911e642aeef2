import type { StaffRole } from '@vitrine/contract/vocabulary'
import { hashSecret, newId } from '../../../platform/ids.ts'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext, RequestDetails } from '../../../transport/call.ts'
import type { Merchant } from '../../../transport/caller.ts'
import type { Deps, Invitation, Person, StaffSession } from './model.ts'
import { asksForFactor, emailKey, type Reach, SESSION_IDLE_HOURS } from './rules.ts'
import { type Acceptance, accept } from './service/accept.ts'
import { openSession } from './service/admit.ts'
import { amongStaff } from './service/among-staff.ts'
import * as authenticator from './service/factors/authenticator.ts'
import { proofScope, startAssertion } from './service/factors/passkey-challenge.ts'
import * as passkeys from './service/factors/passkeys.ts'
import { type Proof, prove } from './service/factors/prove.ts'
import { renewRecoveryCodes } from './service/factors/renew-codes.ts'
import { resetByOwner, resetFromCommandLine } from './service/factors/reset.ts'
import { security } from './service/factors/security.ts'
import * as finishing from './service/finish-sign-in.ts'
import { invite, inviteStaff, withdrawInvitation } from './service/invite.ts'
import * as own from './service/own-account.ts'
import * as recovery from './service/recovery.ts'
import { changeRole, removeStaff } from './service/roles.ts'
import { signIn } from './service/sign-in.ts'
import { countStaff, findAccount, insertAccount, readAccount } from './store/accounts.ts'
import { listInvitations } from './store/invitations.ts'
import { listOwners, listStaff, readStaff } from './store/roles.ts'
import { deleteSession, findSession } from './store/sessions.ts'

export type { FactorChangeEmail } from './model.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'staff.recover': recovery.StaffRecoveryJob
  }
}

export type Staff = ReturnType<typeof createStaff>

const MAX_LISTED = 500

export function createStaff(platform: Platform, others: Omit<Deps, 'platform'>) {
  const deps: Deps = { ...others, platform }
  return {
    ...sessionsOf(deps),
    ...teamOf(deps),
    account: ownAccountOf(deps),
    factors: ownFactorsOf(deps),
    /** Removes the second factors of an account, from the command line. */
    resetFactorsOf: (email: string) => resetFromCommandLine(deps, email),
    /** A password reset link, from the command line; undefined for an unknown address. */
    recoveryLink: (email: string) => recovery.recoveryLink(deps, email),
    tasks: {
      'staff.recover': (input) => recovery.sendRecovery(deps, input),
    } satisfies Pick<Tasks<JobPayloads>, 'staff.recover'>,
    count: () => countStaff(platform.db),
    /** Whether this account exists with this password. */
    async hasPassword({ email, password }: { email: string; password: string }): Promise<boolean> {
      const hash = (await findAccount(platform.db, emailKey(email)))?.passwordHash
      return typeof hash === 'string' && platform.passwords.verify(hash, password)
    },
    /** The given email addresses that belong to staff of the site, with their role. */
    amongStaff: (tx: Tx, emails: readonly string[]) => amongStaff(tx, emails),
    /** The role on the site of the transaction; undefined for people without one. */
    roleOf: async (tx: Tx, id: string) => (await readStaff(tx, id))?.role,
    /** The display name; empty if there is no such account. */
    async nameOf(tx: Tx, id: string): Promise<string> {
      const account = await readAccount(tx.db, id)
      return account?.name || account?.email || ''
    },
    /** The e-mail address; undefined if there is no such account. */
    emailOf: async (tx: Tx, id: string) => (await readAccount(tx.db, id))?.email,
    /** The owners of a site, who receive its notifications. */
    owners: (siteId: string) => listOwners(platform.direct, siteId),
    accept: (input: Acceptance, call: Pick<HandlerContext, 'tx' | 'request'>) =>
      accept(deps, input, call),
    /** The secret of a one-time link, from the command line. */
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

const sessionsOf = (deps: Deps) => ({
  sessionOf(token: string) {
    const { clock, direct } = deps.platform
    const now = clock.now()
    const idleSince = clock.after(now, { hours: -SESSION_IDLE_HOURS })
    return findSession(direct, hashSecret(token), { now, idleSince })
  },
  /** Whether a person must add a second factor before anything else. */
  lacksFactor: async ({ hasFactor, grants }: StaffSession): Promise<boolean> =>
    !hasFactor && asksForFactor(await deps.sites.list(), grants),
  signIn: (tx: Tx, input: { email: string; password: string }, request: RequestDetails) =>
    signIn(tx, deps, input, request),
  finishSignIn: (input: Parameters<typeof finishing.finishSignIn>[1], call: WriteCall) =>
    finishing.finishSignIn(deps, input, call),
  startPasskeySignIn: (tx: Tx, token: string | undefined) =>
    finishing.startPasskeySignIn(tx, deps, token),
  signInWithPasskey: (input: Parameters<typeof finishing.signInWithPasskey>[1], call: WriteCall) =>
    finishing.signInWithPasskey(deps, input, call),
  /** A session without a password; only development and tests make one. */
  openSession: (staffId: string, request: Pick<RequestDetails, 'userAgent' | 'network'>) =>
    openSession({ db: deps.platform.db, now: deps.platform.clock.now() }, deps, staffId, request),
  /** Mails a recovery link if the address has an account. */
  startRecovery: (tx: Tx, email: string) =>
    deps.platform.jobs.add(tx, 'staff.recover', { siteId: tx.siteId, email }),
  setRecoveredPassword: (
    input: { token: string; password: string },
    call: Pick<HandlerContext, 'tx' | 'transaction'>,
  ) => recovery.setRecoveredPassword(deps, input, call),
  signOut: (tx: Tx, token: string) => deleteSession(tx.db, hashSecret(token)),
})

const teamOf = (deps: Deps) => ({
  list: (tx: Tx) => listStaff(tx, MAX_LISTED),
  listInvitations: (tx: Tx) => listInvitations(tx, MAX_LISTED),
  inviteTo: (tx: Tx, input: Reach & { readonly email: string }, actor: Merchant) =>
    inviteStaff(tx, deps, input, actor),
  withdraw: (tx: Tx, id: string, actor: Merchant) => withdrawInvitation(tx, deps, id, actor),
  changeRole: (tx: Tx, change: { id: string; role: StaffRole }, actor: Merchant) =>
    changeRole(tx, deps, change, actor),
  remove: (tx: Tx, id: string, actor: Merchant) => removeStaff(tx, deps, id, actor),
  resetFactors: (tx: Tx, input: { id: string; actor: Merchant; person: Person }) =>
    resetByOwner(tx, deps, input),
  linkOf: (token: string) => `${deps.platform.config.publicUrl}/dashboard/welcome#${token}`,
})

const ownAccountOf = (deps: Deps) => ({
  changeName: (tx: Tx, person: Person, name: string) => own.changeName(tx, deps, person, name),
  changePassword: (
    person: Person,
    passwords: { currentPassword: string; newPassword: string },
    call: WriteCall,
  ) => own.changePassword(deps, person, passwords, call),
  listSessions: (tx: Tx, person: Person) => own.listSessions(tx, deps, person),
  endSession: (tx: Tx, person: Person, id: string) => own.endSession(tx, deps, person, id),
})

type WriteCall = Pick<HandlerContext, 'tx' | 'request' | 'transaction'>

/** Dependencies for managing one's own factors. */
const ownFactorsOf = (deps: Deps) => ({
  security: (tx: Tx, person: Person) => security(tx, deps, person),
  prove: (person: Person, proof: Proof, call: WriteCall) => prove(deps, person, proof, call),
  startProof: (tx: Tx, { id }: Person) => startAssertion(tx, deps, proofScope(id), id),
  addAuthenticator: (tx: Tx, person: Person) => authenticator.addAuthenticator(tx, deps, person),
  confirmAuthenticator: (person: Person, code: string, call: WriteCall) =>
    authenticator.confirmAuthenticator(deps, person, code, call),
  removeAuthenticator: (tx: Tx, person: Person) =>
    authenticator.removeAuthenticator(tx, deps, person),
  startPasskey: (tx: Tx, person: Person) => passkeys.startPasskey(tx, deps, person),
  addPasskey: (
    person: Person,
    answer: Parameters<typeof passkeys.addPasskey>[2],
    call: Pick<HandlerContext, 'tx' | 'transaction'>,
  ) => passkeys.addPasskey(deps, person, answer, call),
  renamePasskey: passkeys.renamePasskey,
  removePasskey: (tx: Tx, person: Person, id: string) =>
    passkeys.removePasskey(tx, deps, person, id),
  renewRecoveryCodes: (tx: Tx, person: Person) => renewRecoveryCodes(tx, deps, person),
})
