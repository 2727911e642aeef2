import { StaffFactorWrong, StaffSignInExpired } from '@vitrine/contract/staff'
import { hashSecret } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { Deps, FactorType, StaffAccount } from '../model.ts'
import { readAccount } from '../store/accounts.ts'
import { notePasskeyUse } from '../store/passkeys.ts'
import { findSignIn, takeSignIn } from '../store/sign-ins.ts'
import { openSession } from './admit.ts'
import { announce, onSiteOf } from './factors/announce.ts'
import { type Codes, spend } from './factors/check.ts'
import * as passkeys from './factors/passkey-question.ts'
import { takeTry } from './factors/tries.ts'

type Call = Pick<HandlerContext, 'tx' | 'request' | 'transaction'>

export interface SignedIn {
  readonly account: StaffAccount
  readonly token: string
}

/** Opens the session that a password has asked for, once a code was right. */
export async function finishSignIn(
  deps: Deps,
  { token, ...codes }: Codes & { readonly token: string },
  { tx: base, request, transaction }: Call,
): Promise<SignedIn> {
  const tokenHash = hashSecret(token)
  const staffId = await findSignIn(base, tokenHash)
  if (!staffId) throw StaffSignInExpired()
  const { network } = request
  const secondFactor = await takeTry(deps, { staffId, network }, () =>
    spend(base, deps, staffId, codes),
  )
  if (!secondFactor) throw StaffFactorWrong()
  return transaction(async (tx) => {
    if (!(await takeSignIn(tx, tokenHash))) throw StaffSignInExpired()
    const opened = await open(tx, deps, staffId, { request, secondFactor })
    if (secondFactor === 'RECOVERY_CODE') {
      await announce(await onSiteOf(tx, staffId), deps, opened.account, {
        factor: 'RECOVERY_CODE',
        change: 'used',
      })
    }
    return opened
  })
}

/** Asks a passkey: that of whoever gave the password, or without a token of any of the staff. */
export async function startPasskeySignIn(tx: Tx, deps: Deps, token: string | undefined) {
  if (token === undefined) return passkeys.ask(tx, deps, { purpose: 'staff-sign-in', subject: '' })
  const tokenHash = hashSecret(token)
  const staffId = await findSignIn(tx, tokenHash)
  if (!staffId) throw StaffSignInExpired()
  const occasion = { purpose: 'staff-sign-in', subject: tokenHash.toString('hex') }
  return passkeys.ask(tx, deps, occasion, staffId)
}

/** Opens a session for the owner of a passkey: it stands for the password and the second factor. */
export async function signInWithPasskey(
  deps: Deps,
  { token, ...answer }: passkeys.Answer & { readonly token?: string | undefined },
  { tx: base, request, transaction }: Call,
): Promise<SignedIn> {
  const tokenHash = token === undefined ? undefined : hashSecret(token)
  const expected = tokenHash && (await findSignIn(base, tokenHash))
  if (tokenHash && !expected) throw StaffSignInExpired()
  const occasion = { purpose: 'staff-sign-in', subject: tokenHash?.toString('hex') ?? '' }
  const { network } = request
  const shown = await takeTry(deps, { staffId: expected, network }, async () => {
    const came = await passkeys.check(base, deps, occasion, answer)
    if (came === 'expired') throw StaffSignInExpired()
    return expected && came?.passkey.staffId !== expected ? undefined : came
  })
  if (!shown) throw StaffFactorWrong()
  return transaction(async (tx) => {
    if (!(await notePasskeyUse(tx, shown.passkey.id, shown))) throw StaffFactorWrong()
    if (tokenHash && !(await takeSignIn(tx, tokenHash))) throw StaffSignInExpired()
    return open(tx, deps, shown.passkey.staffId, { request, secondFactor: 'PASSKEY' })
  })
}

async function open(
  tx: Tx,
  deps: Deps,
  staffId: string,
  how: { readonly request: HandlerContext['request']; readonly secondFactor: FactorType },
): Promise<SignedIn> {
  const account = await readAccount(tx.db, staffId)
  if (!account) throw StaffSignInExpired()
  return { account, token: await openSession(tx, deps, staffId, how.request, how.secondFactor) }
}
