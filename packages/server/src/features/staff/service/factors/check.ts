import { totpStep } from '../../../../platform/totp.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, FactorType } from '../../model.ts'
import { findAuthenticator, spendCode, spendStep } from '../../store/factors.ts'
import { recoveryHash } from './recovery-codes.ts'

/** What somebody may type. */
export interface Codes {
  readonly totpCode?: string | undefined
  readonly recoveryCode?: string | undefined
}

/**
 * Uses up a code; undefined when it is wrong or was used before. On the tx of the call, outside of any
 * transaction: what was used up must stay so although the call fails.
 */
export async function spend(
  tx: Tx,
  deps: Deps,
  staffId: string,
  { totpCode, recoveryCode }: Codes,
): Promise<FactorType | undefined> {
  if (totpCode !== undefined) {
    return (await spendTotp(tx, deps, staffId, totpCode)) ? 'TOTP' : undefined
  }
  if (recoveryCode === undefined) return undefined
  const hash = recoveryHash(deps, staffId, recoveryCode)
  return (await spendCode(tx, staffId, hash)) ? 'RECOVERY_CODE' : undefined
}

async function spendTotp(tx: Tx, { platform }: Deps, staffId: string, code: string) {
  const app = await findAuthenticator(tx.db, staffId)
  if (!app?.sealedSecret) return false
  const step = totpStep(platform.sealing.open(app.sealedSecret), code, tx.now)
  return step !== undefined && (await spendStep(tx, staffId, step))
}
