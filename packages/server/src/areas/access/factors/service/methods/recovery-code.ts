import { consumeCode } from '../../store/recovery-codes.ts'
import { recoveryHash } from '../recovery-codes.ts'
import { type FactorMethod, validIf } from './method.ts'

/** Single-use codes for the case that the device is lost. */
export const recoveryCode: FactorMethod = {
  async check(tx, deps, { person, answer: { recoveryCodeData } }) {
    if (!recoveryCodeData) return 'missing'
    const hash = recoveryHash(deps, person.id, recoveryCodeData.code)
    return validIf(await consumeCode(tx, person.id, hash))
  },
}
