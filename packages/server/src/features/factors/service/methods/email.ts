import { noteUse } from '../../store/factors.ts'
import { mailCode } from '../mail-code.ts'
import type { FactorMethod } from './method.ts'

/** Codes that go to the address of the account. */
export const email: FactorMethod = {
  challenge: (tx, deps, { person, asking }) =>
    mailCode(tx, deps, person, { purpose: 'factor', boundTo: asking.stateToken }),
  async check(tx, { mailedCodes }, { person, answer: { emailData, stateToken } }) {
    if (!emailData) return 'missing'
    const { code } = emailData
    const outcome = await mailedCodes.take(tx, person.id, 'factor', code, stateToken)
    if (outcome !== 'right') return 'wrong'
    await noteUse(tx, person.id, 'EMAIL')
    return 'right'
  },
}
