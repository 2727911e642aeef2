import { hashRecoveryCode, newRecoveryCodes } from '../../../../../platform/recovery-codes.ts'
import type { Tx } from '../../../../../platform/tx.ts'
import type { Deps } from '../../model.ts'
import { replaceCodes } from '../../store/factors.ts'

/** Replaces all recovery codes; only their hashes are stored. */
export async function issueRecoveryCodes(tx: Tx, deps: Deps, staffId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryHash(deps, staffId, code))
  await replaceCodes(tx, staffId, hashes)
  return codes
}

export const recoveryHash = (
  { platform }: Pick<Deps, 'platform'>,
  staffId: string,
  code: string,
): Buffer => hashRecoveryCode(platform.sealing.keyFor('recovery codes of staff'), staffId, code)
