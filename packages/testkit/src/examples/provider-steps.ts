import { startCrookedProvider } from '../stories/crooked-provider.fixture.ts'
import { type Stage, type Steps, shared } from './stage.ts'

const client = { id: 'our-shop', secret: 'what-the-provider-gave-us' }
const browserSecret = 'kept-in-a-cookie-of-this-browser-only'

/** A provider that answers, and is offered. */
const campus = shared(async ({ shop, merchant }: Stage) => {
  const there = await startCrookedProvider(() => shop.clock.now(), client)
  const provider = {
    ...{ kind: 'OIDC' as const, name: 'Campus', icon: 'school' as const },
    ...{ issuer: there.url, clientId: client.id, secret: client.secret },
  }
  const { id } = (await merchant.identityProviders.createProvider({ provider })).provider
  let people = 0
  /** Somebody else there from now on. */
  const become = (claims: object = {}) => {
    people += 1
    const email = `student${people}@campus.example`
    there.lie({ claims: { sub: `student-${people}`, email, ...claims } })
  }
  return { ...there, id, provider, become }
})

/** Somebody who is linked, and has a password as well. */
async function linked(stage: Stage) {
  const { id, answer, become } = await campus(stage)
  const member = await stage.newMember()
  const calls = member.api.identityProviders
  become()
  const { address } = await calls.beginLink({ id, browserSecret, returnTo: '/account/sign-ins' })
  await calls.finishSignIn({ answer: answer(address), browserSecret })
  return { id, calls }
}

export const providerSteps: Steps = {
  'identityProviders.createProvider': campus,
  'identityProviders.listProviders': async (stage) => {
    await campus(stage)
    return stage.merchant.identityProviders.listProviders({})
  },
  'identityProviders.checkProvider': async (stage) => {
    const { provider } = await campus(stage)
    return stage.merchant.identityProviders.checkProvider({ provider })
  },
  'identityProviders.updateProvider': async (stage) => {
    const { id } = await campus(stage)
    const provider = { id, emailDomains: ['campus.example'] }
    return stage.merchant.identityProviders.updateProvider({ provider })
  },
  'identityProviders.listOffered': async (stage) => {
    await campus(stage)
    return stage.nobody.identityProviders.listOffered({})
  },
  'identityProviders.beginSignIn': async (stage) => {
    const { id } = await campus(stage)
    const wish = { id, browserSecret, returnTo: '/account' }
    return stage.visitor.identityProviders.beginSignIn(wish)
  },
  'identityProviders.finishSignIn': async (stage) => {
    const { id, answer, become } = await campus(stage)
    become()
    const calls = stage.visitor.identityProviders
    const { address } = await calls.beginSignIn({ id, browserSecret, returnTo: '/account' })
    return calls.finishSignIn({ answer: answer(address), browserSecret })
  },
  'identityProviders.confirmLink': async (stage) => {
    const { id, answer, become } = await campus(stage)
    const email = 'known@campus.example'
    const { sessionToken = '' } = await stage.merchant.authentication.signOn({
      ...{ loginId: { email }, profile: {}, verifyEmail: true },
    })
    become({ email })
    const calls = stage.visitor.identityProviders
    const { address } = await calls.beginSignIn({ id, browserSecret })
    const { link } = await calls.finishSignIn({ answer: answer(address), browserSecret })
    return calls.confirmLink({ linkToken: link?.token ?? '', sessionToken })
  },
  'identityProviders.beginLink': linked,
  'identityProviders.listMyLinks': async (stage) => (await linked(stage)).calls.listMyLinks({}),
  'identityProviders.unlink': async (stage) => {
    const { id, calls } = await linked(stage)
    return calls.unlink({ providerId: id })
  },
  'identityProviders.deleteProvider': async (stage) => {
    const { id } = await campus(stage)
    return stage.merchant.identityProviders.deleteProvider({ id })
  },
}
