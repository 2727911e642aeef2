import {
  AccountBlocked,
  PasswordChanged,
  PasswordResetRequired,
} from '@vitrine/contract/authentication'
import { NotFound } from '@vitrine/contract/kit'
import { RecoveryTokenInvalid } from '@vitrine/contract/recovery'
import { hashSecret, newSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Identity, SignIn, SignInCall } from '../model.ts'
import { emailKey, isClosed, RECOVERY_HOURS, requestOrigin, withParameter } from '../rules.ts'
import { insertLogEntry } from '../store/authentication-log.ts'
import { savePassword } from '../store/credentials.ts'
import { deleteFlowsOf } from '../store/flows.ts'
import { findByEmail, findIdentity, setPasswordResetNeeded } from '../store/identities.ts'
import { deleteSessions } from '../store/login-sessions.ts'
import * as tokens from '../store/recovery-tokens.ts'
import { advance } from './advance.ts'
import { countMail } from './mail-limit.ts'
import { checkPassword } from './password-policy.ts'
import { nameOf } from './send-verification-code.ts'
import { markVerified } from './verify-email.ts'

/** The data of a recovery mail; passed to the job, so that every address takes the same time. */
export interface RecoveryRequest {
  readonly email: string
  readonly language: string | undefined
  /** The page that accepts the token. */
  readonly page: string
  readonly network: string
  readonly userAgent: string
}

/** Mails the link if the address has an account. */
export async function sendRecoveryMail(tx: Tx, deps: Deps, input: RecoveryRequest): Promise<void> {
  const account = await findByEmail(tx, emailKey(input.email))
  if (!account || isClosed(account.identity)) return
  const { identity } = account
  await insertLogEntry(tx, { event: 'recovery_asked', identityId: identity.id }, input)
  if (!(await countMail(deps, tx, 'recovery', identity.id))) return
  await mailLink(tx, deps, identity, { template: 'password-recovery', ...input })
}

/** Mails a link to set the first password of an account that the owner created. */
export async function sendActivationMail(
  tx: Tx,
  deps: Deps,
  input: { identityId: string; language: string | undefined; page: string },
): Promise<void> {
  const identity = await findIdentity(tx, input.identityId)
  if (!identity) throw NotFound({ identityId: input.identityId })
  await mailLink(tx, deps, identity, { template: 'activation', ...input })
}

/** Disables a password, for example after a leak, and mails a link for a new one. */
export async function requirePasswordReset(
  tx: Tx,
  deps: Deps,
  input: { identityId: string; page: string; request: SignInCall['request'] },
): Promise<void> {
  const { identityId: id, page, request } = input
  const before = await findIdentity(tx, id)
  const after = await setPasswordResetNeeded(tx, id)
  if (!before || !after) throw NotFound({ identityId: id })
  await deleteSessions(tx, id)
  await deleteFlowsOf(tx, id)
  const fact = { definition: PasswordResetRequired, entityId: id, before, after }
  await deps.events.append(tx, fact)
  await insertLogEntry(tx, { event: 'password_reset_required', identityId: id }, request)
  await mailLink(tx, deps, after, { template: 'password-recovery', language: undefined, page })
}

async function mailLink(
  tx: Tx,
  { platform, mail }: Deps,
  identity: Identity,
  {
    template,
    language,
    page,
  }: {
    template: 'password-recovery' | 'activation'
    language: string | undefined
    page: string
  },
): Promise<void> {
  const token = newSecret()
  const expires = platform.clock.after(tx.now, { hours: RECOVERY_HOURS })
  await tokens.insertToken(tx, { tokenHash: hashSecret(token), identityId: identity.id, expires })
  await mail.write(tx, {
    to: identity.email,
    language: language ?? identity.profile.language ?? undefined,
    template,
    facts: {
      address: withParameter(page, 'recoveryToken', token),
      hours: RECOVERY_HOURS,
      name: nameOf(identity),
    },
  })
}

export interface RecoveryInput {
  readonly token: string
  readonly password: string
  readonly deviceToken: string | undefined
}

/**
 * Sets a new password with a mailed token and ends all sessions. Reading the mail proves the address, so it
 * becomes verified.
 */
export async function recover(
  call: SignInCall,
  deps: Deps,
  { token, password, deviceToken }: RecoveryInput,
): Promise<SignIn> {
  const tokenHash = hashSecret(token)
  const identity = await tokens.findToken(call.tx, tokenHash)
  if (!identity) throw RecoveryTokenInvalid()
  if (isClosed(identity)) throw AccountBlocked()
  const { email } = identity
  await checkPassword(deps, call.tx.siteId, { email, password, field: 'password' })
  const hash = await deps.platform.passwords.hash(password)
  const signIn = await call.transaction(async (tx): Promise<SignIn | undefined> => {
    if (!(await tokens.consumeToken(tx, tokenHash))) return undefined
    await overwritePassword(tx, deps, identity, { hash, ...requestOrigin(call) })
    const verified = await markVerified(tx, deps, identity)
    await insertLogEntry(tx, { event: 'recovered', identityId: identity.id }, call.request)
    const proofs = ['password', 'email'] as const
    const flow = { identity: verified, clientId: call.clientId, proofs }
    return advance(tx, deps, flow, { request: call.request, deviceToken })
  })
  if (!signIn) throw RecoveryTokenInvalid()
  return signIn
}

/** Drops the factors of an unverified account: a stranger may have registered with the address. */
async function overwritePassword(
  tx: Tx,
  deps: Deps,
  identity: Identity,
  { hash, ...origin }: { readonly hash: string } & ReturnType<typeof requestOrigin>,
): Promise<void> {
  const { id } = identity
  if (!identity.emailVerified) await deps.factors.forget(tx, id)
  await savePassword(tx, id, hash)
  await deleteSessions(tx, id)
  await deleteFlowsOf(tx, id)
  await tokens.deleteTokensOf(tx, id)
  await deps.events.append(tx, {
    definition: PasswordChanged,
    entityId: id,
    after: { id, wasUnproved: !identity.emailVerified, ...origin },
  })
}
