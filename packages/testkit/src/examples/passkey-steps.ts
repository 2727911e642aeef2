import { createAuthenticator } from '@vitrine/testkit'
import { type Stage, type Steps, shared } from './stage.ts'

/** Somebody with a passkey, and the device that has it. */
async function withPasskey(stage: Stage) {
  const { api } = await stage.newMember()
  const device = createAuthenticator({ origin: stage.shop.baseUrl })
  const asked = await api.factors.beginPasskey({})
  const credential = device.create(asked.publicKeyCredentialCreationOptionsJson)
  const { challengeId } = asked
  const { passkey } = await api.factors.addPasskey({ challengeId, credential, name: 'Laptop' })
  return { api, device, passkeyId: passkey.passkeyId }
}

const somebody = shared(withPasskey)

export const passkeySteps: Steps = {
  'factors.beginPasskey': async ({ newMember }) => (await newMember()).api.factors.beginPasskey({}),
  'factors.addPasskey': withPasskey,
  'factors.listPasskeys': async (stage) => (await somebody(stage)).api.factors.listPasskeys({}),
  'factors.renamePasskey': async (stage) => {
    const { api, passkeyId } = await somebody(stage)
    return api.factors.renamePasskey({ passkeyId, name: 'Old laptop' })
  },
  'factors.removePasskey': async (stage) => {
    const { api, passkeyId } = await withPasskey(stage)
    return api.factors.removePasskey({ passkeyId })
  },
  'authentication.startPasskeySignIn': ({ visitor }) =>
    visitor.authentication.startPasskeySignIn({}),
  'authentication.signInWithPasskey': async (stage) => {
    const { device } = await somebody(stage)
    const { authentication } = stage.visitor
    const { challengeId, publicKeyCredentialRequestOptionsJson: asked } =
      await authentication.startPasskeySignIn({})
    return authentication.signInWithPasskey({ challengeId, credential: device.get(asked) })
  },
}
