import { randomInt } from 'node:crypto'
import type { Clock } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CodePurpose, MailedCode } from '../model.ts'
import { CODE_DIGITS, CODE_MINUTES, CODE_TRIES, hashCode } from '../rules.ts'
import { putCode } from '../store.ts'

/** Replaces the previous code of this purpose; `boundTo` has to be the same when it is checked. */
export const issueCode =
  (clock: Clock, key: string) =>
  async (tx: Tx, identityId: string, purpose: CodePurpose, boundTo = ''): Promise<MailedCode> => {
    const id = newId()
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    await putCode(tx, {
      id,
      identityId,
      purpose,
      codeHash: hashCode(key, id, code, boundTo),
      triesLeft: CODE_TRIES,
      expires: clock.after(tx.now, { minutes: CODE_MINUTES }),
    })
    return { code, minutes: CODE_MINUTES }
  }
