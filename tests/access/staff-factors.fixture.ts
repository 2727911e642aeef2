import { createHmac } from 'node:crypto'
import { contract } from '@vitrine/contract'
import type { StaffRole } from '@vitrine/contract/vocabulary'
import { type Client, createClient, SessionStrategy } from '@vitrine/sdk'
import type { TestServer } from '@vitrine/testkit'

type Api = Client<typeof contract>

/** A browser at the dashboard: it stores its cookie. */
export interface Browser {
  readonly api: Api
  readonly on: (siteId: string) => Api
  /** Whether a session is open in it. */
  isIn(): Promise<boolean>
}

export interface Colleague extends Browser {
  readonly email: string
  readonly id: string
}

/** A staff member with an authenticator app, signed in. */
export interface ProtectedColleague extends Colleague {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

export const password = 'a-glass-case-for-everybody'
let people = 0

/** People of the staff, their browsers and their authenticator apps. */
export function staffBrowsers(shop: () => TestServer) {
  function browser(network = '192.0.2.1'): Browser {
    let cookie = ''
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (cookie) request.headers.set('cookie', cookie)
      const response = await shop().server.fetch(request, { network })
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return response
    }
    const on = (siteId: string): Api =>
      createClient({
        baseUrl: shop().baseUrl,
        services: contract,
        fetch,
        auth: SessionStrategy({ siteId }),
      })
    const api = on(shop().site.id)
    return {
      api,
      on,
      isIn: () =>
        api.staff.getCurrent().then(
          () => true,
          () => false,
        ),
    }
  }

  /** Submits the password in a browser; returns the result. */
  async function signIn(email: string, at: Browser = browser()) {
    const reply = await at.api.staff.signIn({ email, password })
    return { ...at, ...reply, token: reply.secondFactor?.token ?? '' }
  }

  /** A staff member with a role on every site, signed in with the password alone. */
  async function person(role: StaffRole = 'editor'): Promise<Colleague> {
    const email = `colleague${++people}@example.com`
    await shop().server.staff.create({ email, password, name: `Colleague ${people}`, role })
    const at = await signIn(email)
    return { ...at, email, id: at.staff?.id ?? '' }
  }

  /** The code of an authenticator app for a secret (RFC 6238), implemented without a library. */
  function codeOf(secret: string): string {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
    const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    const bytes = bits.join('').match(/.{8}/g) ?? []
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(BigInt(Math.floor(shop().clock.now().getTime() / 30_000)))
    const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
    const digest = createHmac('sha1', key).update(counter).digest()
    const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff
    return String(number % 1_000_000).padStart(6, '0')
  }
  const nextStep = () => shop().clock.pass({ seconds: 30 })

  async function addApp({
    api,
  }: Browser): Promise<Pick<ProtectedColleague, 'secret' | 'recoveryCodes'>> {
    const { secret } = await api.staff.addAuthenticator()
    const { recoveryCodes } = await api.staff.confirmAuthenticator({ code: codeOf(secret) })
    nextStep()
    return { secret, recoveryCodes }
  }

  return {
    browser,
    signIn,
    person,
    codeOf,
    nextStep,
    addApp,
    async careful(role: StaffRole = 'editor'): Promise<ProtectedColleague> {
      const somebody = await person(role)
      return { ...somebody, ...(await addApp(somebody)) }
    },
    /** Another code of six digits than this one. */
    other: (code: string) => (code === '000000' ? '000001' : '000000'),
    async mailsTo(email: string) {
      const { mails } = await shop().people.merchant().api.mailbox.listMails({ to: email })
      return mails
    },
    /** The facts about the factors of an account, the latest last. */
    async changesOf(id: string): Promise<{ change: string; factor: string }[]> {
      const rows = await shop()
        .server.platform.db.selectFrom('facts')
        .select(['after', 'site_id'])
        .where('name', '=', 'staff.factors_changed')
        .where('entity_id', '=', id)
        .orderBy('seq')
        .execute()
      return rows.map(({ after }) => after as { change: string; factor: string })
    },
  }
}
