import { contract } from '@vitrine/contract'
import { createClient, SessionStrategy } from '@vitrine/sdk'
import type { Member, Merchant, TestServer, Visitor } from '@vitrine/testkit'
import type { CatalogFixture } from '../catalog/catalog-fixture.fixture.ts'
import { createCatalogFixture } from '../catalog/catalog-writes.fixture.ts'
import { createRecorder } from './recorder.ts'

type Api = Merchant['api']
type Recorder = ReturnType<typeof createRecorder>

/** The people and entities for the steps. */
export interface ExampleContext {
  readonly shop: TestServer
  readonly fixture: CatalogFixture
  readonly merchant: Api
  readonly visitor: Visitor['api']
  readonly nobody: Api
  /** A member who has just registered and signed in. */
  newMember(nickname?: string): Promise<Member>
  /** An owner among the staff, signed in with a session of its own. */
  readonly owner: Api
  /** Acts with the cookie of an answer of the staff’s sign-in. */
  signedIn(email: string, password: string): Promise<Api>
  /** The newest mail to an address that holds something, once it is there. */
  mailTo(email: string, holding: RegExp): Promise<string>
}

/** The call that an example shows, with everything that has to happen before it. */
export type Step = (context: ExampleContext) => Promise<unknown>
export type Steps = Readonly<Record<string, Step>>

/** Something that several steps look at and none changes: made once for each stage. */
export function shared<T>(
  make: (context: ExampleContext) => Promise<T>,
): (context: ExampleContext) => Promise<T> {
  const cache = new WeakMap<ExampleContext, Promise<T>>()
  return (context) => {
    const made = cache.get(context) ?? make(context)
    cache.set(context, made)
    return made
  }
}

export const ownerEmail = 'owner@example.com'
export const password = 'a-glass-case-for-everybody'

export async function createExampleContext(shop: TestServer): Promise<{
  readonly context: ExampleContext
  readonly recorder: Pick<Recorder, 'recordStep' | 'examples'>
}> {
  const recorder = createRecorder(shop)
  const { people, recording } = recorder
  const fixture = await createCatalogFixture(shop)
  const merchant: Api = recording(people.merchant().api, 'merchant')
  await shop.server.staff.create({
    email: ownerEmail,
    password,
    name: 'Olive Owner',
    role: 'owner',
  })

  async function signedIn(email: string, secret: string): Promise<Api> {
    const response = await shop.server.fetch(
      new Request(`${shop.baseUrl}/vitrine/v1/staff/sign-in`, {
        method: 'POST',
        body: JSON.stringify({ email, password: secret }),
      }),
    )
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init)
      request.headers.set('cookie', cookie)
      return recorder.fetch(request)
    }
    const auth = SessionStrategy({ siteId: shop.site.id })
    return recording(
      createClient({ baseUrl: shop.baseUrl, services: contract, fetch, auth }),
      'staff',
    )
  }

  let members = 0
  const context: ExampleContext = {
    shop,
    fixture,
    merchant,
    signedIn,
    visitor: recording(people.visitor().api, 'visitor'),
    nobody: recording(people.nobody().api, 'nobody'),
    owner: await signedIn(ownerEmail, password),
    async newMember(nickname = 'Ada') {
      members += 1
      const email = `ada.${members}@example.com`
      const member = await people.member({ email, nickname: `${nickname} ${members}` })
      return { ...member, api: recording(member.api, 'member') }
    },
    async mailTo(email, holding) {
      for (;;) {
        const { mails } = await people.merchant().api.mailbox.listMails({ to: email })
        const found = mails.find(({ text }) => holding.test(text))
        if (found) return found.text
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
    },
  }
  return { context, recorder }
}
