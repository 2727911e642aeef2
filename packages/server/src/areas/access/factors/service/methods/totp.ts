import { totpStep } from '../../../../../platform/totp.ts'
import { consumeTotpStep } from '../../store/factors.ts'
import { type FactorMethod, validIf } from './method.ts'

/** Codes of an authenticator app, each usable once. */
export const totp: FactorMethod = {
  async check(tx, { platform }, { person, factor, answer: { totpData } }) {
    if (!totpData) return 'missing'
    if (!factor?.sealedSecret) return 'invalid'
    const step = totpStep(platform.sealing.open(factor.sealedSecret), totpData.code, tx.now)
    return validIf(step !== undefined && (await consumeTotpStep(tx, person.id, step)))
  },
}
