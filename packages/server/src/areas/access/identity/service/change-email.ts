import { EmailAlreadyExists, EmailChanged } from '@vitrine/contract/authentication'
import { MemberNotFound } from '@vitrine/contract/members'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Identity } from '../model.ts'
import { emailKey } from '../rules.ts'
import { deleteFlowsOf } from '../store/flows.ts'
import { findByEmail, findIdentity, updateEmail } from '../store/identities.ts'
import { deleteTokensOf } from '../store/recovery-tokens.ts'

/** Changes the sign-in address of an identity; links sent to the previous address stop working. */
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
  // Another account took the address in the meantime.
  if (!after) throw EmailAlreadyExists()
  await deleteFlowsOf(tx, id)
  await deleteTokensOf(tx, id)
  await events.append(tx, { definition: EmailChanged, entityId: id, before, after })
  return after
}
