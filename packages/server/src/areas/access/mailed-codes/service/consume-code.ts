import { timingSafeEqual } from 'node:crypto'
import type { Tx } from '../../../../platform/tx.ts'
import type { CodePurpose, CodeResult } from '../model.ts'
import { hashCode, plainDigits } from '../rules.ts'
import { deleteCode, spendTry } from '../store.ts'

/**
 * Tries a code; the right one is used up. The try is spent before it is compared, so that a burst of
 * guesses is counted as one after the other.
 */
export const consumeCode =
  (key: string) =>
  async (
    tx: Tx,
    identityId: string,
    purpose: CodePurpose,
    code: string,
    boundTo = '',
  ): Promise<CodeResult> => {
    const storedCode = await spendTry(tx, identityId, purpose)
    if (!storedCode) return 'none'
    const hash = hashCode(key, storedCode.id, plainDigits(code), boundTo)
    const isRight = timingSafeEqual(storedCode.codeHash, hash)
    if (!isRight) return 'invalid'
    return (await deleteCode(tx, identityId, purpose, storedCode.id)) ? 'valid' : 'none'
  }
