import {
  AccountBlocked,
  AccountUnknown,
  LoginThrottled,
  WrongPassword,
} from '@vitrine/contract/authentication'
import type { Credentials, Deps, Identity, LoginRefusal, SignIn, SignInCall } from '../model.ts'
import { emailKey, standing } from '../rules.ts'
import { insertLogEntry } from '../store/authentication-log.ts'
import { findByEmail } from '../store/identities.ts'
import { noteFailure, noteSuccess, takeAttempt } from './attempts.ts'
import { openSession } from './sessions.ts'

const refusals = {
  unknown_email: AccountUnknown,
  wrong_password: WrongPassword,
  blocked: AccountBlocked,
  throttled: LoginThrottled,
} as const

/** Signs in with e-mail and password. */
export async function login(
  call: SignInCall,
  deps: Deps,
  { email, password }: Credentials,
): Promise<SignIn> {
  const { attempts } = deps.platform
  const attempt = {
    siteId: call.tx.siteId,
    account: emailKey(email),
    network: call.request.network,
  }
  if (!(await takeAttempt(attempts, attempt))) return refuse(call, 'throttled')
  const found = await findByEmail(call.tx, attempt.account)
  const fits = await deps.platform.passwords.verify(found?.passwordHash, password)
  if (!found || !fits) {
    await noteFailure(attempts, attempt)
    return refuse(call, found ? 'wrong_password' : 'unknown_email', found?.identity)
  }
  await noteSuccess(attempts, attempt)
  return admit(call, deps, found.identity)
}

async function admit(call: SignInCall, deps: Deps, identity: Identity): Promise<SignIn> {
  const state = standing(identity)
  if (state === 'BLOCKED') return refuse(call, 'blocked', identity)
  if (state === 'REQUIRE_OWNER_APPROVAL') {
    await insertLogEntry(
      call.tx,
      { event: 'login', identityId: identity.id, reason: 'pending' },
      call.request,
    )
    return { state, identity }
  }
  return call.transaction(async (tx): Promise<SignIn> => {
    const sessionToken = await openSession(tx, deps, identity, call.clientId)
    await insertLogEntry(tx, { event: 'login', identityId: identity.id }, call.request)
    return { state, identity, sessionToken }
  })
}

async function refuse(call: SignInCall, reason: LoginRefusal, identity?: Identity): Promise<never> {
  await insertLogEntry(
    call.tx,
    { event: 'login', reason, ...(identity ? { identityId: identity.id } : {}) },
    call.request,
  )
  throw refusals[reason]()
}
