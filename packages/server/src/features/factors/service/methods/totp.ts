import { totpStep } from '../../../../platform/totp.ts'
import { spendStep } from '../../store/factors.ts'
import { type FactorMethod, rightIf } from './method.ts'

/** Codes of an authenticator application, each good once. */
export const totp: FactorMethod = {
  async check(tx, { platform }, { person, factor, answer: { totpData } }) {
    if (!totpData) return 'missing'
    if (!factor?.sealedSecret) return 'wrong'
    const step = totpStep(platform.sealing.open(factor.sealedSecret), totpData.code, tx.now)
    return rightIf(step !== undefined && (await spendStep(tx, person.id, step)))
  },
}
