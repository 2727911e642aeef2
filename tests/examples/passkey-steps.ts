import { createAuthenticator } from '@vitrine/testkit'
import { type ExampleContext, type Steps, shared } from './example-context.ts'

/** A member with a passkey, and the device that has it. */
async function withPasskey(context: ExampleContext) {
  const { api } = await context.newMember()
  const device = createAuthenticator({ origin: context.shop.baseUrl })
  const options = await api.factors.beginPasskey({})
  const credential = device.create(options.publicKeyCredentialCreationOptionsJson)
  const { challengeId } = options
  const { passkey } = await api.factors.addPasskey({ challengeId, credential, name: 'Laptop' })
  return { api, device, passkeyId: passkey.passkeyId }
}

const somebody = shared(withPasskey)

export const passkeySteps: Steps = {
  'factors.beginPasskey': async ({ newMember }) => (await newMember()).api.factors.beginPasskey({}),
  'factors.addPasskey': withPasskey,
  'factors.listPasskeys': async (context) => (await somebody(context)).api.factors.listPasskeys({}),
  'factors.renamePasskey': async (context) => {
    const { api, passkeyId } = await somebody(context)
    return api.factors.renamePasskey({ passkeyId, name: 'Old laptop' })
  },
  'factors.removePasskey': async (context) => {
    const { api, passkeyId } = await withPasskey(context)
    return api.factors.removePasskey({ passkeyId })
  },
  'authentication.startPasskeySignIn': ({ visitor }) =>
    visitor.authentication.startPasskeySignIn({}),
  'authentication.signInWithPasskey': async (context) => {
    const { device } = await somebody(context)
    const { authentication } = context.visitor
    const { challengeId, publicKeyCredentialRequestOptionsJson: options } =
      await authentication.startPasskeySignIn({})
    return authentication.signInWithPasskey({ challengeId, credential: device.get(options) })
  },
}
