import { recordFactorUse } from '../../store/factors.ts'
import { askForPasskey } from '../ask-passkey.ts'
import { checkFactorPasskey, notifyOfCopiedPasskey } from '../check-passkey.ts'
import type { FactorMethod } from './method.ts'

/** A passkey of the account, used by its owner. */
export const webauthn: FactorMethod = {
  async challenge(tx, deps, { person, challengeContext }) {
    const assertion = await askForPasskey(tx, deps, person, challengeContext)
    if (!assertion) return { isSent: false }
    const { challengeId, options } = assertion
    const publicKeyCredentialRequestOptionsJson = JSON.stringify(options)
    return { isSent: true, webauthnData: { challengeId, publicKeyCredentialRequestOptionsJson } }
  },
  async check(tx, deps, { person, answer: { webauthnData: answer, stateToken } }) {
    if (!answer) return 'missing'
    const passkeyResult = await checkFactorPasskey(tx, deps, { person, stateToken, answer })
    if (passkeyResult.outcome === 'cloned') {
      await notifyOfCopiedPasskey(tx, deps, person, passkeyResult.passkey)
      return 'cloned'
    }
    if (passkeyResult.outcome !== 'valid') return 'invalid'
    await recordFactorUse(tx, person.id, 'WEBAUTHN')
    return 'valid'
  },
}
