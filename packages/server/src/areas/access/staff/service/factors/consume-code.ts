import { totpStep } from '../../../../../platform/totp.ts'
import type { Tx } from '../../../../../platform/tx.ts'
import type { Deps, FactorType } from '../../model.ts'
import { consumeRecoveryCode, consumeTotpStep, findAuthenticator } from '../../store/factors.ts'
import { recoveryHash } from './recovery-codes.ts'

/** The codes that a person can type. */
export interface Codes {
  readonly totpCode?: string | undefined
  readonly recoveryCode?: string | undefined
}

/**
 * Consumes a code; undefined when it is wrong or was used before. Takes the tx of the call, outside of a
 * transaction: a used code must stay used although the call fails.
 */
export async function consumeCode(
  tx: Tx,
  deps: Deps,
  staffId: string,
  { totpCode, recoveryCode }: Codes,
): Promise<FactorType | undefined> {
  if (totpCode !== undefined) {
    return (await consumeTotp(tx, deps, staffId, totpCode)) ? 'TOTP' : undefined
  }
  if (recoveryCode === undefined) return undefined
  const hash = recoveryHash(deps, staffId, recoveryCode)
  return (await consumeRecoveryCode(tx, staffId, hash)) ? 'RECOVERY_CODE' : undefined
}

async function consumeTotp(tx: Tx, { platform }: Deps, staffId: string, code: string) {
  const authenticator = await findAuthenticator(tx.db, staffId)
  if (!authenticator?.sealedSecret) return false
  const step = totpStep(platform.sealing.open(authenticator.sealedSecret), code, tx.now)
  return step !== undefined && (await consumeTotpStep(tx, staffId, step))
}
