import { IdentityImported } from '@vitrine/contract/authentication'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Identity } from '../model.ts'
import { addPasswords } from '../store/credentials.ts'
import { recordHashCosts } from '../store/dummy-hashes.ts'
import { insertIdentities } from '../store/many-identities.ts'

export interface ImportedIdentity
  extends Pick<Identity, 'id' | 'email' | 'emailVerified' | 'status' | 'createdDate'> {
  /** In any form that `platform/password-forms.ts` reads. */
  readonly passwordHash: string | undefined
}

/** Creates identities imported from another system, none of which exists yet. Sends no mails. */
export async function createMany(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  imported: readonly ImportedIdentity[],
): Promise<void> {
  if (imported.length === 0) return
  const identities = imported.map(
    ({ passwordHash: _, ...one }): Identity => ({
      ...one,
      revision: 1,
      reasons: one.status === 'PENDING' ? ['PENDING_ADMIN_APPROVAL_REQUIRED'] : [],
      profile: {},
      passwordResetNeeded: false,
      updatedDate: tx.now,
    }),
  )
  await insertIdentities(tx, identities)
  await setPasswords(
    tx,
    new Map(imported.flatMap(({ id, passwordHash }) => (passwordHash ? [[id, passwordHash]] : []))),
  )
  await events.append(
    tx,
    ...identities.map((after) => ({ definition: IdentityImported, entityId: after.id, after })),
  )
}

/** Sets imported passwords of identities that have none; returns the ids that got one. */
export async function setPasswords(
  tx: Tx,
  hashes: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> {
  const added = await addPasswords(tx, hashes)
  await recordHashCosts(
    tx,
    added.flatMap((id) => hashes.get(id) ?? []),
  )
  return new Set(added)
}
