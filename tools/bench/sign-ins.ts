import { execFileSync } from 'node:child_process'
import { Agent, type RequestOptions, request } from 'node:http'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { RunningProduct } from '@vitrine/testkit/product'
import { load } from './measure.ts'

const PEOPLE = 50
const LOGINS = 600
const TOKENS = 2000
const PAUSE_MS = 100
const password = 'a-long-enough-passphrase'

type Row = [string, string]
type Json = Record<string, unknown>

/** Sign-ins, tokens and renewals per second, against the password checks and signatures they require. */
export async function signInRates(product: RunningProduct): Promise<Row[]> {
  const concurrency = Math.max(1, availableParallelism() - 1)
  const program = fileURLToPath(new URL('bare-proofs.mjs', import.meta.url))
  const bare = JSON.parse(execFileSync(process.execPath, [program, String(concurrency)]).toString())
  const call = caller(product)
  await raiseLimits(call)
  const visitor = await call.token({ grantType: 'anonymous' })
  const emails = Array.from({ length: PEOPLE }, (_, index) => `bench${index}@example.com`)
  for (const email of emails) await call.authentication('register', visitor.access_token, email)

  const idle = await readTimes(call, visitor.access_token, 200)
  let turn = 0
  const login = () => {
    turn += 1
    const email = emails[turn % PEOPLE] ?? ''
    return call.authentication('login', visitor.access_token, email)
  }
  const logins = await load(LOGINS, PEOPLE, login)
  const busy = { isOver: false }
  const reading = readUntil(call, visitor.access_token, busy)
  await load(LOGINS, PEOPLE, login)
  busy.isOver = true
  const saturated = await reading
  const anonymous = await load(TOKENS, PEOPLE, async () => {
    await call.token({ grantType: 'anonymous' })
  })
  const refreshes = await load(TOKENS, PEOPLE, async () => {
    await call.token({ grantType: 'refresh_token', refreshToken: visitor.refresh_token })
  })
  const share = (rate: number, limit: number) => `${((rate / limit) * 100).toFixed(0)} %`
  return [
    [`Bare Argon2id checks, ${concurrency} at a time`, `${bare.checks.toFixed(1)} a second`],
    [
      `Logins, ${PEOPLE} clients`,
      `${logins.perSecond.toFixed(1)} a second · ${share(logins.perSecond, bare.checks)} of bare`,
    ],
    ['Catalog read, idle', `p50 ${idle.p50.toFixed(1)} ms, p99 ${idle.p99.toFixed(1)} ms`],
    [
      'Catalog read, while logins saturate',
      `p50 ${saturated.p50.toFixed(1)} ms, p99 ${saturated.p99.toFixed(1)} ms`,
    ],
    ['Bare ES256 signatures, one core', `${bare.signatures.toFixed(0)} a second`],
    [
      'Visitor tokens (two signatures each)',
      `${anonymous.perSecond.toFixed(0)} a second · ${share(anonymous.perSecond * 2, bare.signatures)} of bare`,
    ],
    [
      'Renewals of a visitor token (one signature each)',
      `${refreshes.perSecond.toFixed(0)} a second · ${share(refreshes.perSecond, bare.signatures)} of bare`,
    ],
  ]
}

const agent = new Agent({ keepAlive: true })

/** Half the CPU of `fetch`, so that on two cores the load measures the server and not itself. */
const ask = (url: string, options: RequestOptions, body: string) =>
  new Promise<string>((resolve, reject) => {
    const sent = request(url, { ...options, agent }, async (response) => {
      const reply = await text(response)
      if (response.statusCode === 200) resolve(reply)
      else reject(new Error(`${url} answers ${reply}`))
    })
    sent.on('error', reject).end(body)
  })

function caller({ baseUrl, sites }: RunningProduct) {
  const [site] = sites
  if (!site) throw new Error('The demo has no site')
  const send = async (method: string, path: string, token: string, body: Json): Promise<Json> => {
    const headers = {
      'content-type': 'application/json',
      ...(token ? { authorization: token } : {}),
    }
    const reply = await ask(`${baseUrl}${path}`, { method, headers }, JSON.stringify(body))
    return JSON.parse(reply) as Json
  }
  return {
    send,
    apiKey: site.apiKey,
    token: (grant: Json) =>
      send('POST', '/oauth2/token', '', { clientId: site.clientId, ...grant }) as Promise<{
        access_token: string
        refresh_token: string
      }>,
    authentication: async (verb: 'register' | 'login', token: string, email: string) => {
      const body = { loginId: { email }, password }
      await send('POST', `/_api/iam/authentication/v2/${verb}`, token, body)
    },
    readProducts: async (token: string) => {
      const query = { paging: { limit: 24 } }
      await send('POST', '/stores-reader/v1/products/query-platformized', token, { query })
    },
  }
}
type Call = ReturnType<typeof caller>

/** A load test behind one address is what these settings are for. */
async function raiseLimits(call: Call): Promise<void> {
  const limits = {
    callsPerMinuteFactor: 1000,
    failedLoginsPerAccount: 1000,
    failedLoginsPerNetwork: 10_000,
  }
  await call.send('PATCH', '/vitrine/v1/site/settings', call.apiKey, {
    settings: { limits },
  })
}

const readTimes = (call: Call, token: string, count: number) =>
  load(count, 1, () => call.readProducts(token))

/** Reads ten times a second, like a person who clicks, as long as the machine is busy. */
async function readUntil(call: Call, token: string, busy: { readonly isOver: boolean }) {
  const times: number[] = []
  while (!busy.isOver) {
    const began = performance.now()
    await call.readProducts(token)
    times.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
