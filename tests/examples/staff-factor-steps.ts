import { createAuthenticator } from '@vitrine/testkit'
import { type ExampleContext, password, type Steps, shared } from './example-context.ts'
import { totpOf } from './identity-steps.ts'
import { hireStaff } from './site-steps.ts'

let count = 0

/** A staff member who has just signed in. */
async function colleague(context: ExampleContext) {
  count += 1
  const email = `kim.${count}@example.com`
  const id = await hireStaff(context, email)
  return { id, email, api: await context.signedIn(email, password) }
}

/** A staff member with an authenticator app. */
async function withApp(context: ExampleContext) {
  const person = await colleague(context)
  const { secret } = await person.api.staff.addAuthenticator({})
  await person.api.staff.confirmAuthenticator({ code: totpOf(context.shop, secret) })
  context.shop.clock.pass({ seconds: 31 })
  return { ...person, secret }
}

/** A staff member with a passkey, and the device that has it. */
async function withPasskey(context: ExampleContext) {
  const person = await colleague(context)
  const device = createAuthenticator({ origin: context.shop.baseUrl })
  const { challengeId, options } = await person.api.staff.startPasskey({})
  const credential = device.create(options)
  const { passkey } = await person.api.staff.addPasskey({ challengeId, credential, name: 'Laptop' })
  return { ...person, device, passkeyId: passkey.id }
}

const somebody = shared(withPasskey)

export const staffFactorSteps: Steps = {
  'staff.getSecurity': async (context) => (await somebody(context)).api.staff.getSecurity({}),
  'staff.proveYourself': async (context) =>
    (await colleague(context)).api.staff.proveYourself({ password }),
  'staff.startPasskeyProof': async (context) =>
    (await somebody(context)).api.staff.startPasskeyProof({}),
  'staff.addAuthenticator': async (context) =>
    (await colleague(context)).api.staff.addAuthenticator({}),
  'staff.confirmAuthenticator': withApp,
  'staff.removeAuthenticator': async (context) =>
    (await withApp(context)).api.staff.removeAuthenticator({}),
  'staff.startPasskey': async (context) => (await colleague(context)).api.staff.startPasskey({}),
  'staff.addPasskey': withPasskey,
  'staff.renamePasskey': async (context) => {
    const { api, passkeyId: id } = await somebody(context)
    return api.staff.renamePasskey({ id, name: 'Old laptop' })
  },
  'staff.removePasskey': async (context) => {
    const { api, passkeyId: id } = await withPasskey(context)
    return api.staff.removePasskey({ id })
  },
  'staff.renewRecoveryCodes': async (context) =>
    (await withApp(context)).api.staff.renewRecoveryCodes({}),
  'staff.finishSignIn': async (context) => {
    const { email, secret } = await withApp(context)
    const { secondFactor } = await context.nobody.staff.signIn({ email, password })
    const token = secondFactor?.token ?? ''
    return context.nobody.staff.finishSignIn({ token, totpCode: totpOf(context.shop, secret) })
  },
  'staff.startPasskeySignIn': ({ nobody }) => nobody.staff.startPasskeySignIn({}),
  'staff.signInWithPasskey': async (context) => {
    const { device } = await somebody(context)
    const { staff } = context.nobody
    const { challengeId, options } = await staff.startPasskeySignIn({})
    return staff.signInWithPasskey({ challengeId, credential: device.get(options) })
  },
  'staff.resetStaffFactors': async (context) => {
    const { id } = await withApp(context)
    await context.owner.staff.proveYourself({ password })
    return context.owner.staff.resetStaffFactors({ id })
  },
}
