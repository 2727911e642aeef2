import type { Platform } from '../../../../platform/platform.ts'
import type { Sealing } from '../../../../platform/sealing.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { type SecretChanges, type SecretName, secretNames } from '../model.ts'
import { deleteSecret, findSecret, upsertSecret } from '../store/secrets.ts'

export async function saveSecrets(tx: Tx, sealing: Sealing, changes: SecretChanges): Promise<void> {
  for (const name of secretNames) {
    const secret = changes[name]
    if (secret === '') await deleteSecret(tx, name)
    else if (secret !== undefined) await upsertSecret(tx, name, sealing.seal(secret))
  }
}

export async function secretOf(
  { direct, sealing }: Platform,
  siteId: string,
  name: SecretName,
): Promise<string | undefined> {
  const sealed = await findSecret(direct, siteId, name)
  return sealed && sealing.open(sealed)
}
