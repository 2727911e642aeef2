import { StaffSignInRefused } from '@vitrine/contract/staff'
import type { Tx } from '../../../../platform/tx.ts'
import type { RequestDetails } from '../../../../transport/call.ts'
import type { Deps } from '../model.ts'
import { emailKey } from '../rules.ts'
import { findAccount } from '../store/accounts.ts'
import { type Admission, admit } from './admit.ts'
import { provePassword } from './prove-password.ts'

/** Checks a password; the result and the duration are the same for an unknown email address. */
export async function signIn(
  tx: Tx,
  deps: Deps,
  input: { readonly email: string; readonly password: string },
  request: RequestDetails,
): Promise<Admission> {
  const { platform } = deps
  const account = await findAccount(tx.db, emailKey(input.email))
  const isProved = await provePassword(platform, account, { ...input, network: request.network })
  if (!isProved || !account) throw StaffSignInRefused()
  return admit(tx, deps, account, request)
}
