import { spendCode } from '../../store/recovery-codes.ts'
import { recoveryHash } from '../recovery-codes.ts'
import type { FactorMethod } from './method.ts'

/** Codes that were written down for the day the device is gone, each good once. */
export const recoveryCode: FactorMethod = {
  answerOf: ({ recoveryCodeData }) => recoveryCodeData?.code,
  check: (tx, deps, { person, answer }) =>
    spendCode(tx, person.id, recoveryHash(deps, person.id, answer)),
}
