import { hashRecoveryCode, newRecoveryCodes } from '../../../../platform/recovery-codes.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps } from '../model.ts'
import { replaceCodes } from '../store/recovery-codes.ts'

/** Replaces all recovery codes; only their hashes are stored. */
export async function issueRecoveryCodes(
  tx: Tx,
  deps: Pick<Deps, 'platform'>,
  identityId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryHash(deps, identityId, code))
  await replaceCodes(tx, identityId, hashes)
  return codes
}

export const recoveryHash = (
  { platform }: Pick<Deps, 'platform'>,
  identityId: string,
  code: string,
): Buffer => hashRecoveryCode(platform.sealing.keyFor('recovery codes'), identityId, code)
