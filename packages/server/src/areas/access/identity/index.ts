import type { FactorAnswer, IdentityProfile } from '@vitrine/contract/authentication'
import type { FactorType, IdentityStatus } from '@vitrine/contract/vocabulary'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type {
  Credentials,
  Deps,
  Flow,
  Identity,
  NewIdentity,
  PasskeyAnswer,
  Proof,
  SignInCall,
  Visit,
} from './model.ts'
import { emailKey } from './rules.ts'
import { advance, flowOf, withProof } from './service/advance.ts'
import { changeEmail } from './service/change-email.ts'
import { changePassword, type PasswordChange } from './service/change-password.ts'
import { changeStatus, remove } from './service/change-status.ts'
import { create } from './service/create.ts'
import { createMany, type ImportedIdentity, setPasswords } from './service/create-many.ts'
import { listLog } from './service/list-log.ts'
import { type Login, login, resume } from './service/login.ts'
import { loginWithPasskey } from './service/passkey-login.ts'
import * as registration from './service/private-registration.ts'
import { registerByProvider, signInByProvider } from './service/provider-sign-in.ts'
import { requireRecentProof } from './service/recent-proof.ts'
import * as recovery from './service/recovery.ts'
import { register } from './service/register.ts'
import { challengeFactor, verifyFactor } from './service/second-factor.ts'
import { consumeSession, findSession, openSession } from './service/sessions.ts'
import { type SignOnInput, signOn } from './service/sign-on.ts'
import { changePolicy, readPolicy, type SignOnPolicy } from './service/sign-on-policy.ts'
import { validateEmail } from './service/validate-email.ts'
import { resendCode, startVerification, verifyEmail } from './service/verify-email.ts'
import { insertLogEntry } from './store/authentication-log.ts'
import { findPasswords } from './store/credentials.ts'
import { findByEmail, findIdentity, findStatus } from './store/identities.ts'
import { findExisting } from './store/many-identities.ts'

export { encodeSignIn } from './codec.ts'
export { deviceTokenOf, signInCall } from './handlers/sign-in-call.ts'
export type {
  Flow,
  Identity,
  LogEntry,
  LoginSession,
  MailPages,
  SignIn,
  SignInCall,
} from './model.ts'
export { emailKey, memberOf } from './rules.ts'

export type IdentityFeature = ReturnType<typeof createIdentity>

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'recovery.send': { siteId: string } & recovery.RecoveryRequest
    'registration.answer': { siteId: string } & registration.RegistrationMailJob
  }
}

export function createIdentity(deps: Deps) {
  const { jobs, work } = deps.platform
  return {
    register: (call: SignInCall, input: Credentials & { profile: IdentityProfile }) =>
      register(call, deps, input),
    login: (call: SignInCall, credentials: Login) => login(call, deps, credentials),
    /** Looks again at a sign-in that stopped at a gate. */
    resume: (call: SignInCall, flow: { stateToken: string; deviceToken: string | undefined }) =>
      resume(call, deps, flow),
    loginWithPasskey: (call: SignInCall, answer: PasskeyAnswer) =>
      loginWithPasskey(call, deps, answer),
    /** What a browser needs to ask for anybody's passkey. */
    askForPasskey: deps.factors.beginSignIn,
    verifyFactor: (call: SignInCall, answer: FactorAnswer) => verifyFactor(call, deps, answer),
    challengeFactor: (call: SignInCall, choice: { factorType: FactorType; stateToken: string }) =>
      challengeFactor(call, deps, choice),
    signOn: (tx: Tx, person: SignOnInput) => signOn(tx, deps, person),
    /** Signs in the account of somebody for whom an identity provider vouches. */
    signInByProvider: (call: SignInCall, identityId: string, deviceToken: string | undefined) =>
      signInByProvider(call, deps, identityId, deviceToken),
    /** Makes an account for such a person; undefined when the address has one. */
    registerByProvider: (
      call: SignInCall,
      account: Parameters<typeof registerByProvider>[2],
      onRegistered: Parameters<typeof registerByProvider>[3],
    ) => registerByProvider(call, deps, account, onRegistered),
    changePassword: (call: SignInCall, change: PasswordChange) =>
      changePassword(call, deps, change),
    validateEmail,
    /** Whether the site has an account with this e-mail and this password. */
    async hasPassword(tx: Tx, { email, password }: { email: string; password: string }) {
      const hash = (await findByEmail(tx, emailKey(email)))?.passwordHash
      return hash !== undefined && deps.platform.passwords.verify(hash, password)
    },
    /** Refuses a member who has not signed in a moment ago what takes an account away or gives it away. */
    requireRecentProof: (tx: Tx, caller: { readonly signedInAt: number }): Promise<void> =>
      requireRecentProof(tx, deps, caller),

    /** Orders a recovery mail. A job writes it, so that an unknown address takes as long. */
    askForRecovery: (tx: Tx, input: recovery.RecoveryRequest) =>
      jobs.add(tx, 'recovery.send', { siteId: tx.siteId, ...input }),
    sendActivationMail: (
      tx: Tx,
      input: { identityId: string; language: string | undefined; page: string },
    ) => recovery.sendActivationMail(tx, deps, input),
    requirePasswordReset: (tx: Tx, input: Parameters<typeof recovery.requirePasswordReset>[2]) =>
      recovery.requirePasswordReset(tx, deps, input),
    recover: (call: SignInCall, change: recovery.RecoveryInput) =>
      recovery.recover(call, deps, change),

    startVerification: (tx: Tx, identityId: string) => startVerification(tx, deps, identityId),
    verifyEmail: async (call: SignInCall, answer: { code: string; stateToken: string }) => {
      const registrationInProgress = await registration.findRegistration(call.tx, answer.stateToken)
      return registrationInProgress
        ? registration.finishRegistration(call, deps, {
            registration: registrationInProgress,
            code: answer.code,
          })
        : verifyEmail(call, deps, answer)
    },
    resendCode: async (tx: Tx, stateToken: string) => {
      const registrationInProgress = await registration.findRegistration(tx, stateToken)
      return registrationInProgress
        ? registration.resendRegistrationMail(tx, deps, {
            registration: registrationInProgress,
            stateToken,
          })
        : resendCode(tx, deps, stateToken)
    },

    readPolicy: (tx: Tx) => readPolicy(deps, tx),
    changePolicy: (tx: Tx, changes: Parameters<typeof changePolicy>[2]): Promise<SignOnPolicy> =>
      changePolicy(deps, tx, changes),

    /** A sign-in that stopped at a gate; refused when it cannot go on. */
    flowOf,
    /** Goes on with a sign-in after something more was proved. */
    advance: (tx: Tx, flow: Flow, proof: Proof, visit: Visit) =>
      advance(tx, deps, withProof(flow, proof), visit),
    /** A line in the authentication log. */
    log: insertLogEntry,
    listLog,

    /** An identity without a password; undefined when the e-mail is taken. */
    create: (tx: Tx, identity: NewIdentity) => create(tx, deps, identity),
    /** People of another system, with their passwords in its form; nobody is written to. */
    createMany: (tx: Tx, imported: readonly ImportedIdentity[]) => createMany(tx, deps, imported),
    setPasswords,
    findPasswords,
    findExisting,
    find: findIdentity,
    /** The id behind an e-mail; undefined when nobody has it. */
    findIdOf: async (tx: Tx, email: string): Promise<string | undefined> =>
      (await findByEmail(tx, emailKey(email)))?.identity.id,
    changeEmail: (tx: Tx, change: { id: string; email: string }) => changeEmail(tx, deps, change),
    /** A session for somebody who need not prove anything, such as one whom the owner has just let in. */
    openSession: (tx: Tx, identity: Identity) =>
      openSession(tx, deps, identity, { clientId: null, proofs: [] }),
    /** Asked with every call of a member: one look by primary key. */
    statusOf: findStatus,
    /** Who a session token belongs to, while it lives. */
    findSession,
    /** The same, using the session up. */
    consumeSession,
    changeStatus: async (tx: Tx, id: string, status: IdentityStatus): Promise<void> => {
      await changeStatus(tx, deps, id, status)
    },
    remove: (tx: Tx, id: string) => remove(tx, deps, id),

    tasks: {
      'recovery.send': ({ siteId, ...input }) =>
        work({ siteId, actor: SYSTEM }, (tx) => recovery.sendRecoveryMail(tx, deps, input)),
      'registration.answer': ({ siteId, ...input }) =>
        work({ siteId, actor: SYSTEM }, (tx) => registration.sendRegistrationMail(tx, deps, input)),
    } satisfies Pick<Tasks<JobPayloads>, 'recovery.send' | 'registration.answer'>,
  }
}

const SYSTEM = { type: 'system', id: 'letters' } as const
