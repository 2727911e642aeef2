import { noteUse } from '../../store/factors.ts'
import { mailCode } from '../mail-code.ts'
import type { FactorMethod } from './method.ts'

/** Codes that go to the address of the account. */
export const email: FactorMethod = {
  challenge: (tx, deps, person) => mailCode(tx, deps, person, 'factor'),
  answerOf: ({ emailData }) => emailData?.code,
  async check(tx, { mailedCodes }, { person, answer }) {
    if ((await mailedCodes.take(tx, person.id, 'factor', answer)) !== 'right') return false
    await noteUse(tx, person.id, 'EMAIL')
    return true
  },
}
