import type { PhoneKind } from '../../model.ts'
import { purposes } from '../../rules/phone-codes.ts'
import { recordFactorUse } from '../../store/factors.ts'
import { sendPhoneCode } from '../phone-code.ts'
import type { FactorMethod } from './method.ts'

/** Codes by text message or call, to the number that was confirmed when it was added. */
export const phone = (kind: PhoneKind): FactorMethod => ({
  async challenge(tx, deps, { person, factor, challengeContext }) {
    if (!factor?.sealedSecret) return { isSent: false }
    const number = deps.platform.sealing.open(factor.sealedSecret)
    const { stateToken: boundTo, network } = challengeContext
    const purpose = purposes[kind].signIn
    return sendPhoneCode(tx, deps, { person, kind, number, purpose, boundTo, network })
  },
  async check(tx, { mailedCodes }, { person, answer }) {
    const data = kind === 'SMS' ? answer.smsData : answer.callData
    if (!data) return 'missing'
    const purpose = purposes[kind].signIn
    const result = await mailedCodes.take(tx, person.id, purpose, data.code, answer.stateToken)
    if (result !== 'valid') return 'invalid'
    await recordFactorUse(tx, person.id, kind)
    return 'valid'
  },
})
