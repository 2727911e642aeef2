import type { FinishedSignIn, NewIdentityProvider } from '@vitrine/contract/identity-providers'
import { type Merchant, startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { openProvider } from './openid.fixture.ts'

export const browserSecret = 'b'.repeat(43)
type Answer = Record<string, string>

export interface Shops extends ReturnType<typeof helpersOf> {
  readonly shop: TestServer
  readonly other: TestServer
  close(): Promise<void>
}

/** A shop, and a second one behind a real port whose members sign in to the first. */
export async function openShops(): Promise<Shops> {
  const [provider, shop] = [await openProvider(), await startTestServer()]
  return {
    ...helpersOf(provider, shop),
    shop,
    other: provider.shop,
    close: async () => {
      await shop.close()
      await provider.shop.close()
    },
  }
}

let people = 0

function helpersOf(provider: Awaited<ReturnType<typeof openProvider>>, shop: TestServer) {
  const merchant = (): Merchant['api'] => shop.people.merchant().api
  const visitor = (): Visitor['api'] => shop.people.visitor().api

  /** The owner's settings for the first shop, after the second one has registered it as a website. */
  async function settings(changes: Partial<NewIdentityProvider> = {}) {
    const { id, secret } = await provider.partner({
      name: 'Test shop',
      isThirdParty: false,
      allowedRedirectUris: [`${shop.baseUrl}/sign-in/back`],
    })
    const own = { kind: 'OIDC', name: 'Second shop', issuer: provider.address } as const
    return { ...own, clientId: id, secret, ...changes }
  }
  const aProvider = async (changes: Partial<NewIdentityProvider> = {}): Promise<string> =>
    (await merchant().identityProviders.createProvider({ provider: await settings(changes) }))
      .provider.id

  /** Somebody who is signed in at the second shop. */
  async function aPerson({ email = '', isVerified = true, name = 'Ada King' } = {}) {
    people += 1
    const own = email || `traveller${people}@example.com`
    const [firstName = '', lastName = ''] = name.split(' ')
    const { sessionToken } = await provider.shop.people.merchant().api.authentication.signOn({
      loginId: { email: own },
      profile: { firstName, lastName },
      verifyEmail: isVerified,
    })
    return { email: own, sessionToken: sessionToken ?? '' }
  }

  /** The second shop's response to a browser with a signed-in member. */
  async function visit(address: string, sessionToken: string): Promise<Answer> {
    const url = new URL(address)
    url.searchParams.set('sessionToken', sessionToken)
    const response = await fetch(url, { redirect: 'manual' })
    return Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams)
  }

  const begin = (id: string, requestInput: { returnTo?: string; isAgain?: boolean } = {}) =>
    visitor().identityProviders.beginSignIn({ id, browserSecret, ...requestInput })
  const finish = (
    answer: Answer,
    api: Visitor['api'] = visitor(),
    secret = browserSecret,
  ): Promise<FinishedSignIn> =>
    api.identityProviders.finishSignIn({ answer, browserSecret: secret })
  const signIn = async (id: string, { sessionToken }: { sessionToken: string }) =>
    finish(await visit((await begin(id)).address, sessionToken))

  /** Lets a member link a provider, as the account page does. */
  async function linkOwn(member: Visitor, id: string, { sessionToken }: { sessionToken: string }) {
    const { address } = await member.api.identityProviders.beginLink({ id, browserSecret })
    return finish(await visit(address, sessionToken), member.api)
  }

  const factsOf = async (name: string) =>
    (
      await shop.server.platform.db
        .selectFrom('facts')
        .select(['name', 'before', 'after', 'entity_id'])
        .where('name', '=', name)
        .execute()
    ).map(({ entity_id: id, before, after }) => ({ id, before, after }))

  return {
    provider,
    merchant,
    visitor,
    settings,
    aProvider,
    aPerson,
    visit,
    begin,
    finish,
    signIn,
    linkOwn,
    factsOf,
  }
}
