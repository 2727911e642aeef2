import { recordFactorUse } from '../../store/factors.ts'
import { mailCode } from '../mail-code.ts'
import type { FactorMethod } from './method.ts'

/** Codes sent to the e-mail address of the account. */
export const email: FactorMethod = {
  challenge: (tx, deps, { person, challengeContext }) =>
    mailCode(tx, deps, person, { purpose: 'factor', boundTo: challengeContext.stateToken }),
  async check(tx, { mailedCodes }, { person, answer: { emailData, stateToken } }) {
    if (!emailData) return 'missing'
    const { code } = emailData
    const result = await mailedCodes.take(tx, person.id, 'factor', code, stateToken)
    if (result !== 'valid') return 'invalid'
    await recordFactorUse(tx, person.id, 'EMAIL')
    return 'valid'
  },
}
