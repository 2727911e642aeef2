import {
  AccountBlocked,
  AccountUnknown,
  LoginThrottled,
  PasswordResetNeeded,
  PasswordUpgraded,
  WrongPassword,
} from '@vitrine/contract/authentication'
import { isNativeHash } from '../../../../platform/imported-password-hashes.ts'
import type {
  Credentials,
  Deps,
  Flow,
  Identity,
  LogReason,
  SignIn,
  SignInCall,
  Visit,
} from '../model.ts'
import { emailKey, isClosed } from '../rules.ts'
import { insertLogEntry } from '../store/authentication-log.ts'
import { replacePassword } from '../store/credentials.ts'
import { listDummyHashes } from '../store/dummy-hashes.ts'
import { findByEmail } from '../store/identities.ts'
import { advance, flowOf } from './advance.ts'
import { clearFailures, countAttempt, recordFailure } from './attempts.ts'
import { isPrivate } from './private-registration.ts'

const refusals = {
  unknown_email: AccountUnknown,
  wrong_password: WrongPassword,
  reset_needed: PasswordResetNeeded,
  blocked: AccountBlocked,
  throttled: LoginThrottled,
} as const

type LoginRefusal = keyof typeof refusals

export interface Login extends Credentials {
  readonly deviceToken?: string | undefined
}

/** Signs in with e-mail and password. */
export async function login(
  call: SignInCall,
  deps: Deps,
  { email, password, deviceToken }: Login,
): Promise<SignIn> {
  const attempt = {
    siteId: call.tx.siteId,
    account: emailKey(email),
    network: call.request.network,
  }
  if (!(await countAttempt(call.tx, deps, attempt))) return refuseLogin(call, 'throttled')
  const account = await findByEmail(call.tx, attempt.account)
  const revealsUnknownAccounts = !isPrivate((await deps.sites.get(call.tx.siteId)).settings)
  const dummyHashes = revealsUnknownAccounts ? [] : await listDummyHashes(call.tx)
  const isRight = await deps.platform.passwords.verify(account?.passwordHash, password, dummyHashes)
  if (!account || !isRight) {
    await recordFailure(deps, attempt)
    const reason = account ? 'wrong_password' : 'unknown_email'
    const publicReason = revealsUnknownAccounts ? reason : 'wrong_password'
    return refuseLogin(call, reason, { identity: account?.identity, publicReason })
  }
  await clearFailures(deps, attempt)
  if (account.identity.passwordResetNeeded) {
    return refuseLogin(call, 'reset_needed', account)
  }
  if (!isClosed(account.identity)) await upgradePassword(call, deps, { ...account, password })
  const { clientId, signInId: requestedBy } = call
  const flow = { identity: account.identity, clientId, proofs: ['password'], requestedBy } as const
  return admit(call, deps, flow, { request: call.request, deviceToken })
}

/** Continues a sign-in that stopped, for example until the owner approved it. */
export async function resume(
  call: SignInCall,
  deps: Deps,
  { stateToken, deviceToken }: { stateToken: string; deviceToken: string | undefined },
): Promise<SignIn> {
  const flow = await flowOf(call.tx, stateToken)
  return admit(call, deps, flow, { request: call.request, deviceToken })
}

/**
 * Runs the sign-in checks for an account that gave a first proof; a closed account is refused before them.
 */
export async function admit(
  call: SignInCall,
  deps: Deps,
  flow: Flow,
  visit: Visit,
): Promise<SignIn> {
  if (isClosed(flow.identity)) return refuseLogin(call, 'blocked', flow)
  return call.transaction(async (tx) => {
    const { identity, proofs } = flow
    const isPasskey = proofs.includes('passkey')
    // Before the checks, where a due reset would remove the passkey that was just used.
    if (isPasskey) await deps.factors.noteProof(tx, identity.id)
    const signIn = await advance(tx, deps, flow, visit)
    const reason = stoppedReasons[signIn.state]
    const event = isPasskey ? 'passkey_login' : 'login'
    const entry = { event, identityId: identity.id } as const
    await insertLogEntry(tx, reason ? { ...entry, reason } : entry, call.request)
    return signIn
  })
}

const stoppedReasons: Record<SignIn['state'], LogReason | undefined> = {
  SUCCESS: undefined,
  REQUIRE_OWNER_APPROVAL: 'pending',
  REQUIRE_EMAIL_VERIFICATION: 'unverified',
  SECOND_FACTOR: 'second_factor',
}

async function refuseLogin(
  call: SignInCall,
  reason: LoginRefusal,
  {
    identity,
    publicReason = reason,
  }: { identity?: Identity | undefined; publicReason?: LoginRefusal } = {},
): Promise<never> {
  await insertLogEntry(
    call.tx,
    { event: 'login', reason, ...(identity ? { identityId: identity.id } : {}) },
    call.request,
  )
  throw refusals[publicReason]()
}

/** Rehashes a correct password that another system had hashed. */
async function upgradePassword(
  { transaction }: Pick<SignInCall, 'transaction'>,
  { platform, events }: Pick<Deps, 'platform' | 'events'>,
  {
    identity: { id },
    passwordHash,
    password,
  }: { identity: Pick<Identity, 'id'>; passwordHash: string | undefined; password: string },
): Promise<void> {
  if (passwordHash === undefined || isNativeHash(passwordHash)) return
  const hash = await platform.passwords.hash(password)
  await transaction(async (tx) => {
    // The password may have changed meanwhile.
    if (!(await replacePassword(tx, id, { previousHash: passwordHash, hash }))) return
    await events.append(tx, { definition: PasswordUpgraded, entityId: id, after: { id } })
  })
}
