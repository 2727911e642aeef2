import { timingSafeEqual } from 'node:crypto'
import type { Tx } from '../../../platform/tx.ts'
import type { CodeOutcome, CodePurpose } from '../model.ts'
import { hashCode, plainDigits } from '../rules.ts'
import { deleteCode, spendTry } from '../store.ts'

/**
 * Tries a code; the right one is used up. The try is spent before it is compared, so that a burst of
 * guesses is counted as one after the other.
 */
export const takeCode =
  (key: string) =>
  async (
    tx: Tx,
    identityId: string,
    purpose: CodePurpose,
    code: string,
    boundTo = '',
  ): Promise<CodeOutcome> => {
    const mailed = await spendTry(tx, identityId, purpose)
    if (!mailed) return 'none'
    const hash = hashCode(key, mailed.id, plainDigits(code), boundTo)
    const fits = timingSafeEqual(mailed.codeHash, hash)
    if (!fits) return 'wrong'
    return (await deleteCode(tx, identityId, purpose, mailed.id)) ? 'right' : 'none'
  }
