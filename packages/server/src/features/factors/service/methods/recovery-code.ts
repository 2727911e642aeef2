import { spendCode } from '../../store/recovery-codes.ts'
import { recoveryHash } from '../recovery-codes.ts'
import { type FactorMethod, rightIf } from './method.ts'

/** Codes that were written down for the day the device is gone, each good once. */
export const recoveryCode: FactorMethod = {
  async check(tx, deps, { person, answer: { recoveryCodeData } }) {
    if (!recoveryCodeData) return 'missing'
    const hash = recoveryHash(deps, person.id, recoveryCodeData.code)
    return rightIf(await spendCode(tx, person.id, hash))
  },
}
