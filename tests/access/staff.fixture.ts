import { contract } from '@vitrine/contract'
import type { StaffRole } from '@vitrine/contract/vocabulary'
import { type Client, createClient, SessionStrategy } from '@vitrine/sdk'
import type { TestServer } from '@vitrine/testkit'

type Api = Client<typeof contract>

/** A staff member with a session; `api` works on the test's first site. */
interface Person {
  readonly email: string
  readonly status: number
  readonly on: (siteId?: string) => Api
  readonly api: Api
}

const password = 'a-glass-case-for-everybody'
let people = 0

/** People of the staff who act through the SDK with a session of their own. */
export function staffAt(shop: () => TestServer) {
  const call = (path: string, body: object) =>
    shop().server.fetch(
      new Request(`${shop().baseUrl}${path}`, { method: 'POST', body: JSON.stringify(body) }),
    )
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  function acting(cookie: string): (siteId?: string) => Api {
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init)
      request.headers.set('cookie', cookie)
      return shop().server.fetch(request)
    }
    return (siteId = shop().site.id) =>
      createClient({
        baseUrl: shop().baseUrl,
        services: contract,
        fetch,
        auth: SessionStrategy({ siteId }),
      })
  }

  async function signIn(email: string, secret = password): Promise<Person> {
    const response = await call('/vitrine/v1/staff/sign-in', { email, password: secret })
    const on = acting(cookieOf(response))
    return { email, status: response.status, on, api: on() }
  }

  return {
    signIn,
    /** A staff member with a role on every site. */
    async person(role: StaffRole): Promise<Person> {
      const email = `staff${++people}@example.com`
      await shop().server.staff.create({ email, password, name: `Person ${people}`, role })
      return signIn(email)
    },
    /** Accepts a link; the answer and the person it made. */
    async accept(
      token: string,
      email: string,
      secret = password,
    ): Promise<Pick<Person, 'on' | 'api'> & { response: Response }> {
      const input = { token, email, name: email.split('@')[0], password: secret }
      const response = await call('/vitrine/v1/staff/accept', input)
      const on = acting(cookieOf(response))
      return { response, on, api: on() }
    },
    password,
  }
}
