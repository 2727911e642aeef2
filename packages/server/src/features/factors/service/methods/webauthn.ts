import { noteUse } from '../../store/factors.ts'
import { askForPasskey } from '../ask-passkey.ts'
import { isFactor, tellOfCopy } from '../prove-passkey.ts'
import type { FactorMethod } from './method.ts'

/** A passkey of the account, used by its owner. */
export const webauthn: FactorMethod = {
  async challenge(tx, deps, { person, asking }) {
    const asked = await askForPasskey(tx, deps, person, asking)
    if (!asked) return { isSent: false }
    const { challengeId, options } = asked
    const publicKeyCredentialRequestOptionsJson = JSON.stringify(options)
    return { isSent: true, webauthnData: { challengeId, publicKeyCredentialRequestOptionsJson } }
  },
  async check(tx, deps, { person, answer: { webauthnData: answer, stateToken } }) {
    if (!answer) return 'missing'
    const shown = await isFactor(tx, deps, { person, stateToken, answer })
    if (shown.outcome === 'copied') {
      await tellOfCopy(tx, deps, person, shown.passkey)
      return 'copied'
    }
    if (shown.outcome !== 'right') return 'wrong'
    await noteUse(tx, person.id, 'WEBAUTHN')
    return 'right'
  },
}
