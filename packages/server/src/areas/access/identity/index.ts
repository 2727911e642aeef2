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
    /** Continues a sign-in that stopped at a check. */
    resume: (call: SignInCall, flow: { stateToken: string; deviceToken: string | undefined }) =>
      resume(call, deps, flow),
    loginWithPasskey: (call: SignInCall, answer: PasskeyAnswer) =>
      loginWithPasskey(call, deps, answer),
    /** The options for a sign-in by passkey without a user name. */
    askForPasskey: deps.factors.beginSignIn,
    verifyFactor: (call: SignInCall, answer: FactorAnswer) => verifyFactor(call, deps, answer),
    challengeFactor: (call: SignInCall, choice: { factorType: FactorType; stateToken: string }) =>
      challengeFactor(call, deps, choice),
    signOn: (tx: Tx, person: SignOnInput) => signOn(tx, deps, person),
    /** Signs in an account on behalf of an identity provider. */
    signInByProvider: (call: SignInCall, identityId: string, deviceToken: string | undefined) =>
      signInByProvider(call, deps, identityId, deviceToken),
    /** Creates an account for a provider's user; undefined when the address has one. */
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
    /** Refuses changes that could take over or delete the account, unless the member signed in recently. */
    requireRecentProof: (tx: Tx, caller: { readonly signedInAt: number }): Promise<void> =>
      requireRecentProof(tx, deps, caller),

    /** Requests a recovery mail. A job sends it, so that unknown addresses take as long. */
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

    /** A sign-in that stopped at a check; refused when it has expired or failed. */
    flowOf,
    /** Continues a sign-in after a further proof. */
    advance: (tx: Tx, flow: Flow, proof: Proof, visit: Visit) =>
      advance(tx, deps, withProof(flow, proof), visit),
    /** Adds an entry to the authentication log. */
    log: insertLogEntry,
    listLog,

    /** An identity without a password; undefined when the e-mail is taken. */
    create: (tx: Tx, identity: NewIdentity) => create(tx, deps, identity),
    /** Imports people of another system with their password hashes; sends no mails. */
    createMany: (tx: Tx, imported: readonly ImportedIdentity[]) => createMany(tx, deps, imported),
    setPasswords,
    findPasswords,
    findExisting,
    find: findIdentity,
    /** The id of an e-mail address; undefined when no account has it. */
    findIdOf: async (tx: Tx, email: string): Promise<string | undefined> =>
      (await findByEmail(tx, emailKey(email)))?.identity.id,
    changeEmail: (tx: Tx, change: { id: string; email: string }) => changeEmail(tx, deps, change),
    /** Opens a session without further proof, for example for a member the owner has just approved. */
    openSession: (tx: Tx, identity: Identity) =>
      openSession(tx, deps, identity, { clientId: null, proofs: [] }),
    /** Called with every request of a member: one lookup by primary key. */
    statusOf: findStatus,
    /** The owner of a valid session token. */
    findSession,
    /** The same, and consumes the session. */
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
