import { PasswordUpgraded } from '@vitrine/contract/authentication'
import { isNativeHash } from '../../../../platform/imported-password-hashes.ts'
import type { Deps, Identity, SignInCall } from '../model.ts'
import { replacePassword } from '../store/credentials.ts'

/** A right password that another system has hashed is hashed our way from now on. */
export async function upgradePassword(
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
    // Somebody may have changed it meanwhile.
    if (!(await replacePassword(tx, id, { previousHash: passwordHash, hash }))) return
    await events.append(tx, { definition: PasswordUpgraded, entityId: id, after: { id } })
  })
}
