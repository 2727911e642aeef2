import { startMisbehavingProvider } from '../access/misbehaving-provider.fixture.ts'
import { type ExampleContext, type Steps, shared } from './example-context.ts'

const client = { id: 'our-shop', secret: 'what-the-provider-gave-us' }
const browserSecret = 'kept-in-a-cookie-of-this-browser-only'

/** A provider that answers, and is offered. */
const createProvider = shared(async ({ shop, merchant }: ExampleContext) => {
  const testProvider = await startMisbehavingProvider(() => shop.clock.now(), client)
  const provider = {
    kind: 'OIDC' as const,
    name: 'Campus',
    icon: 'school' as const,
    issuer: testProvider.url,
    clientId: client.id,
    secret: client.secret,
  }
  const { id } = (await merchant.identityProviders.createProvider({ provider })).provider
  let people = 0
  /** Switches to another person at the provider. */
  const switchPerson = (claims: object = {}) => {
    people += 1
    const email = `student${people}@campus.example`
    testProvider.misbehave({ claims: { sub: `student-${people}`, email, ...claims } })
  }
  return { ...testProvider, id, provider, switchPerson }
})

/** A member who is linked, and has a password as well. */
async function withLink(context: ExampleContext) {
  const { id, answer, switchPerson } = await createProvider(context)
  const member = await context.newMember()
  const calls = member.api.identityProviders
  switchPerson()
  const { address } = await calls.beginLink({ id, browserSecret, returnTo: '/account/sign-ins' })
  await calls.finishSignIn({ answer: answer(address), browserSecret })
  return { id, calls }
}

export const providerSteps: Steps = {
  'identityProviders.createProvider': createProvider,
  'identityProviders.listProviders': async (context) => {
    await createProvider(context)
    return context.merchant.identityProviders.listProviders({})
  },
  'identityProviders.checkProvider': async (context) => {
    const { provider } = await createProvider(context)
    return context.merchant.identityProviders.checkProvider({ provider })
  },
  'identityProviders.updateProvider': async (context) => {
    const { id } = await createProvider(context)
    const provider = { id, emailDomains: ['campus.example'] }
    return context.merchant.identityProviders.updateProvider({ provider })
  },
  'identityProviders.listOffered': async (context) => {
    await createProvider(context)
    return context.nobody.identityProviders.listOffered({})
  },
  'identityProviders.beginSignIn': async (context) => {
    const { id } = await createProvider(context)
    const request = { id, browserSecret, returnTo: '/account' }
    return context.visitor.identityProviders.beginSignIn(request)
  },
  'identityProviders.finishSignIn': async (context) => {
    const { id, answer, switchPerson } = await createProvider(context)
    switchPerson()
    const calls = context.visitor.identityProviders
    const { address } = await calls.beginSignIn({ id, browserSecret, returnTo: '/account' })
    return calls.finishSignIn({ answer: answer(address), browserSecret })
  },
  'identityProviders.confirmLink': async (context) => {
    const { id, answer, switchPerson } = await createProvider(context)
    const email = 'known@campus.example'
    const { sessionToken = '' } = await context.merchant.authentication.signOn({
      loginId: { email },
      profile: {},
      verifyEmail: true,
    })
    switchPerson({ email })
    const calls = context.visitor.identityProviders
    const { address } = await calls.beginSignIn({ id, browserSecret })
    const { link } = await calls.finishSignIn({ answer: answer(address), browserSecret })
    return calls.confirmLink({ linkToken: link?.token ?? '', sessionToken })
  },
  'identityProviders.beginLink': withLink,
  'identityProviders.listMyLinks': async (context) =>
    (await withLink(context)).calls.listMyLinks({}),
  'identityProviders.unlink': async (context) => {
    const { id, calls } = await withLink(context)
    return calls.unlink({ providerId: id })
  },
  'identityProviders.deleteProvider': async (context) => {
    const { id } = await createProvider(context)
    return context.merchant.identityProviders.deleteProvider({ id })
  },
}
