import { createAuthenticator } from '@vitrine/testkit'
import { totpOf } from './identity-steps.ts'
import { hired } from './site-steps.ts'
import { password, type Stage, type Steps, shared } from './stage.ts'

let count = 0

/** Somebody of the staff who has just signed in. */
async function colleague(stage: Stage) {
  count += 1
  const email = `kim.${count}@example.com`
  const id = await hired(stage, email)
  return { id, email, api: await stage.signedIn(email, password) }
}

/** Somebody of the staff with an authenticator app. */
async function withApp(stage: Stage) {
  const person = await colleague(stage)
  const { secret } = await person.api.staff.addAuthenticator({})
  await person.api.staff.confirmAuthenticator({ code: totpOf(stage.shop, secret) })
  stage.shop.clock.pass({ seconds: 31 })
  return { ...person, secret }
}

/** Somebody of the staff with a passkey, and the device that has it. */
async function withPasskey(stage: Stage) {
  const person = await colleague(stage)
  const device = createAuthenticator({ origin: stage.shop.baseUrl })
  const { challengeId, options } = await person.api.staff.startPasskey({})
  const credential = device.create(options)
  const { passkey } = await person.api.staff.addPasskey({ challengeId, credential, name: 'Laptop' })
  return { ...person, device, passkeyId: passkey.id }
}

const somebody = shared(withPasskey)

export const staffFactorSteps: Steps = {
  'staff.getSecurity': async (stage) => (await somebody(stage)).api.staff.getSecurity({}),
  'staff.proveYourself': async (stage) =>
    (await colleague(stage)).api.staff.proveYourself({ password }),
  'staff.startPasskeyProof': async (stage) =>
    (await somebody(stage)).api.staff.startPasskeyProof({}),
  'staff.addAuthenticator': async (stage) =>
    (await colleague(stage)).api.staff.addAuthenticator({}),
  'staff.confirmAuthenticator': withApp,
  'staff.removeAuthenticator': async (stage) =>
    (await withApp(stage)).api.staff.removeAuthenticator({}),
  'staff.startPasskey': async (stage) => (await colleague(stage)).api.staff.startPasskey({}),
  'staff.addPasskey': withPasskey,
  'staff.renamePasskey': async (stage) => {
    const { api, passkeyId: id } = await somebody(stage)
    return api.staff.renamePasskey({ id, name: 'Old laptop' })
  },
  'staff.removePasskey': async (stage) => {
    const { api, passkeyId: id } = await withPasskey(stage)
    return api.staff.removePasskey({ id })
  },
  'staff.renewRecoveryCodes': async (stage) =>
    (await withApp(stage)).api.staff.renewRecoveryCodes({}),
  'staff.finishSignIn': async (stage) => {
    const { email, secret } = await withApp(stage)
    const { secondFactor } = await stage.nobody.staff.signIn({ email, password })
    const token = secondFactor?.token ?? ''
    return stage.nobody.staff.finishSignIn({ token, totpCode: totpOf(stage.shop, secret) })
  },
  'staff.startPasskeySignIn': ({ nobody }) => nobody.staff.startPasskeySignIn({}),
  'staff.signInWithPasskey': async (stage) => {
    const { device } = await somebody(stage)
    const { staff } = stage.nobody
    const { challengeId, options } = await staff.startPasskeySignIn({})
    return staff.signInWithPasskey({ challengeId, credential: device.get(options) })
  },
  'staff.resetStaffFactors': async (stage) => {
    const { id } = await withApp(stage)
    await stage.owner.staff.proveYourself({ password })
    return stage.owner.staff.resetStaffFactors({ id })
  },
}
