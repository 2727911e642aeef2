import { StaffFactorWrong, StaffSignInExpired } from '@vitrine/contract/staff'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { Deps, FactorType, StaffAccount } from '../model.ts'
import { readAccount } from '../store/accounts.ts'
import { recordPasskeyUse } from '../store/passkeys.ts'
import { consumeSignIn, findSignIn } from '../store/sign-ins.ts'
import { openSession } from './admit.ts'
import { countAttempt } from './factors/attempts.ts'
import { type Codes, consumeCode } from './factors/consume-code.ts'
import * as passkeys from './factors/passkey-challenge.ts'
import { recordFactorChange, siteTxOf } from './factors/record-change.ts'

type Call = Pick<HandlerContext, 'tx' | 'request' | 'transaction'>

export interface SignedIn {
  readonly account: StaffAccount
  readonly token: string
}

/** Opens the session after a correct second factor. */
export async function finishSignIn(
  deps: Deps,
  { token, ...codes }: Codes & { readonly token: string },
  { tx: base, request, transaction }: Call,
): Promise<SignedIn> {
  const tokenHash = hashSecret(token)
  const staffId = await findSignIn(base, tokenHash)
  if (!staffId) throw StaffSignInExpired()
  const { network } = request
  const secondFactor = await countAttempt(deps, { staffId, network }, () =>
    consumeCode(base, deps, staffId, codes),
  )
  if (!secondFactor) throw StaffFactorWrong()
  return transaction(async (tx) => {
    if (!(await consumeSignIn(tx, tokenHash))) throw StaffSignInExpired()
    const session = await open(tx, deps, staffId, { request, secondFactor })
    if (secondFactor === 'RECOVERY_CODE') {
      await recordFactorChange(await siteTxOf(tx, staffId), deps, session.account, {
        factor: 'RECOVERY_CODE',
        change: 'used',
      })
    }
    return session
  })
}

/** Challenges a passkey: of the person who gave the password, or without a token of any staff. */
export async function startPasskeySignIn(tx: Tx, deps: Deps, token: string | undefined) {
  if (token === undefined)
    return passkeys.startAssertion(tx, deps, { purpose: 'staff-sign-in', subject: '' })
  const tokenHash = hashSecret(token)
  const staffId = await findSignIn(tx, tokenHash)
  if (!staffId) throw StaffSignInExpired()
  const scope = { purpose: 'staff-sign-in', subject: tokenHash.toString('hex') }
  return passkeys.startAssertion(tx, deps, scope, staffId)
}

/** Opens a session for the owner of a passkey, which replaces password and second factor. */
export async function signInWithPasskey(
  deps: Deps,
  { token, ...answer }: passkeys.PasskeyAnswer & { readonly token?: string | undefined },
  { tx: base, request, transaction }: Call,
): Promise<SignedIn> {
  const tokenHash = token === undefined ? undefined : hashSecret(token)
  const expectedStaffId = tokenHash && (await findSignIn(base, tokenHash))
  if (tokenHash && !expectedStaffId) throw StaffSignInExpired()
  const scope = { purpose: 'staff-sign-in', subject: tokenHash?.toString('hex') ?? '' }
  const { network } = request
  const passkeyProof = await countAttempt(deps, { staffId: expectedStaffId, network }, async () => {
    const assertion = await passkeys.checkAssertion(base, deps, scope, answer)
    if (assertion === 'expired') throw StaffSignInExpired()
    return expectedStaffId && assertion?.passkey.staffId !== expectedStaffId ? undefined : assertion
  })
  if (!passkeyProof) throw StaffFactorWrong()
  return transaction(async (tx) => {
    if (!(await recordPasskeyUse(tx, passkeyProof.passkey.id, passkeyProof)))
      throw StaffFactorWrong()
    if (tokenHash && !(await consumeSignIn(tx, tokenHash))) throw StaffSignInExpired()
    return open(tx, deps, passkeyProof.passkey.staffId, { request, secondFactor: 'PASSKEY' })
  })
}

async function open(
  tx: Tx,
  deps: Deps,
  staffId: string,
  options: { readonly request: HandlerContext['request']; readonly secondFactor: FactorType },
): Promise<SignedIn> {
  const account = await readAccount(tx.db, staffId)
  if (!account) throw StaffSignInExpired()
  return {
    account,
    token: await openSession(tx, deps, staffId, options.request, options.secondFactor),
  }
}
