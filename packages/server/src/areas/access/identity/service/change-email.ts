import { EmailAlreadyExists, EmailChanged } from '@vitrine/contract/authentication'
import { MemberNotFound } from '@vitrine/contract/members'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Identity } from '../model.ts'
import { emailKey } from '../rules.ts'
import { deleteFlowsOf } from '../store/flows.ts'
import { findByEmail, findIdentity, updateEmail } from '../store/identities.ts'
import { deleteTokensOf } from '../store/recovery-tokens.ts'

/** Gives an identity another e-mail to sign in with; links that went to the old one no longer work. */
export async function changeEmail(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<Identity> {
  const before = await findIdentity(tx, id)
  if (!before) throw MemberNotFound({ id })
  const key = emailKey(email)
  if (key === emailKey(before.email)) return before
  if (await findByEmail(tx, key)) throw EmailAlreadyExists()
  const after = await updateEmail(tx, id, { email: email.trim(), emailKey: key })
  // Somebody else took the address in the meantime.
  if (!after) throw EmailAlreadyExists()
  await deleteFlowsOf(tx, id)
  await deleteTokensOf(tx, id)
  await events.append(tx, { definition: EmailChanged, entityId: id, before, after })
  return after
}
