import type { SiteSettings } from '@vitrine/contract/sites'
import { VerificationFailed } from '@vitrine/contract/verification'
import { hashSecret, newId, newSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Registration, SignIn, SignInCall } from '../model.ts'
import { emailKey, FLOW_MINUTES, isClosed } from '../rules.ts'
import { insertLogEntry } from '../store/authentication-log.ts'
import { savePassword } from '../store/credentials.ts'
import { findByEmail } from '../store/identities.ts'
import * as store from '../store/registrations.ts'
import { advance } from './advance.ts'
import { create, pendingReasons } from './create.ts'
import { countMail } from './mail-limit.ts'
import { nameOf } from './send-verification-code.ts'
import { proveAddress } from './verify-email.ts'

/** The registration that a mail is for; passed to the job, so that every address takes the same time. */
export interface RegistrationMailJob {
  readonly identityId: string
}

type NewRegistration = Omit<Registration, 'identityId'>

/** Whether responses of the site must not reveal who has an account. */
export const isPrivate = ({ signInPrivacy }: SiteSettings): boolean => signInPrivacy === 'private'

/**
 * Stores a registration until the address is verified. Does not look up whether an account exists: only the
 * owner of the address learns that, by mail.
 */
export async function saveRegistration(
  call: SignInCall,
  deps: Deps,
  { email, profile, passwordHash, clientId }: NewRegistration,
): Promise<SignIn> {
  const { clock, jobs } = deps.platform
  const stateToken = newSecret()
  const identityId = newId()
  await call.transaction(async (tx) => {
    await store.insertRegistration(tx, {
      identityId,
      clientId,
      email: email.trim(),
      passwordHash,
      profile,
      stateHash: hashSecret(stateToken),
      expires: clock.after(tx.now, { minutes: FLOW_MINUTES }),
    })
    await insertLogEntry(tx, { event: 'register', reason: 'unverified' }, call.request)
    // Counted by the address as typed, so that the count reveals nothing either.
    if (!(await countMail(deps, tx, 'verification', emailKey(email)))) return
    await jobs.add(tx, 'registration.answer', { siteId: tx.siteId, identityId })
  })
  return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken }
}

/** The registration of a state token; undefined when the token is for something else. */
export const findRegistration = (tx: Tx, stateToken: string): Promise<Registration | undefined> =>
  store.findRegistration(tx, { stateHash: hashSecret(stateToken) })

/** Mails the owner of the address the code, or a notice that there is an account already. */
export async function sendRegistrationMail(
  tx: Tx,
  deps: Deps,
  { identityId }: RegistrationMailJob,
): Promise<void> {
  const registration = await store.findRegistration(tx, { identityId })
  if (registration) await writeRegistrationMail(tx, deps, registration)
}

/** Creates a code in either case: a wrong guess must look the same whether or not it was mailed. */
async function writeRegistrationMail(
  tx: Tx,
  deps: Deps,
  registration: Registration,
): Promise<void> {
  const { identityId, email, profile } = registration
  const { code, minutes } = await deps.mailedCodes.issue(tx, identityId, 'verification')
  const account = await findByEmail(tx, emailKey(email))
  if (!account) {
    const facts = { code, minutes, name: nameOf({ profile }) }
    const language = profile.language ?? undefined
    await deps.mail.write(tx, { to: email, language, template: 'verification-code', facts })
    return
  }
  const { identity } = account
  if (isClosed(identity)) return
  const facts = { address: await deps.mail.signInPage(tx), name: nameOf(identity) }
  const language = identity.profile.language ?? undefined
  await deps.mail.write(tx, { to: identity.email, language, template: 'account-exists', facts })
}

/** Mails a code again; limited like an account, but counted by address. */
export async function resendRegistrationMail(
  tx: Tx,
  deps: Deps,
  { registration, stateToken }: { registration: Registration; stateToken: string },
): Promise<SignIn> {
  if (!(await countMail(deps, tx, 'verification', emailKey(registration.email)))) {
    throw VerificationFailed(
      { verificationFailureReason: 'SEND_CODE_ERROR' },
      'Enough codes were mailed for now; try again in an hour',
    )
  }
  const { identityId } = registration
  await deps.platform.jobs.add(tx, 'registration.answer', { siteId: tx.siteId, identityId })
  return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken }
}

/** Creates the account once the mailed code is confirmed, and continues with the sign-in checks. */
export async function finishRegistration(
  call: SignInCall,
  deps: Deps,
  { registration, code }: { registration: Registration; code: string },
): Promise<SignIn> {
  await proveAddress(call, deps, { identityId: registration.identityId, isNew: true }, code)
  const signIn = await call.transaction(async (tx): Promise<SignIn | undefined> => {
    const { identityId: id, email, profile, clientId, passwordHash } = registration
    const { settings } = await deps.sites.get(tx.siteId)
    const reasons = pendingReasons({ ...settings, requireEmailVerification: false })
    const status = reasons.length > 0 ? 'PENDING' : 'ACTIVE'
    const account = { id, email, profile, status, reasons, emailVerified: true } as const
    const identity = await create(tx, deps, account)
    if (!identity) return undefined
    await savePassword(tx, id, passwordHash)
    await store.deleteRegistrations(tx, email)
    await insertLogEntry(tx, { event: 'register', identityId: id }, call.request)
    const flow = { identity, clientId, proofs: ['password', 'email'] } as const
    return advance(tx, deps, flow, { request: call.request })
  })
  if (signIn) return signIn
  // The code was guessed, because it was never mailed: the address has an account.
  throw VerificationFailed({ verificationFailureReason: 'BAD_CODE' })
}
