import { totpStep } from '../../rules/totp.ts'
import { spendStep } from '../../store/factors.ts'
import type { FactorMethod } from './method.ts'

/** Codes of an authenticator application, each good once. */
export const totp: FactorMethod = {
  answerOf: ({ totpData }) => totpData?.code,
  async check(tx, { platform }, { person, factor, answer }) {
    if (!factor?.sealedSecret) return false
    const step = totpStep(platform.sealing.open(factor.sealedSecret), answer, tx.now)
    return step !== undefined && spendStep(tx, person.id, step)
  },
}
