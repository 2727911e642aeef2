import {
  type Answered,
  createRandom,
  createSender,
  fuzzRequest,
  rawRequests,
  sendRaw,
} from '@vitrine/testkit/fuzz'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'

type Report = (name: string, value: string) => void

/** A request without a response by then counts as timed out. */
const TIMEOUT_MS = 60_000
const AT_ONCE = 16
/** Failures that are printed in full. */
const MAX_PRINTED = 40
const CREDENTIALS_EVERY = 2000

const MAX_OUTPUT = 4000

/**
 * Sends random requests to a running product, over the whole contract and its pages, and bytes
 * that are hardly HTTP; prints how often each status was returned. The same seed sends the same.
 * `--requests N` (20,000) and `--seed N` (1). Exit status 1 when anything was answered with 5xx, timed out, or
 * ended the process; 503 with `Retry-After` is how a server reports overload.
 */
export async function fuzzBench(args: readonly string[], report: Report): Promise<void> {
  const requests = numberAfter(args, '--requests', 20_000)
  const seed = numberAfter(args, '--seed', 1)
  const product = await startProduct({ demo: true })
  const tally = createTally()
  try {
    await sendMany(product, { requests, seed, tally })
    const texts = rawRequests(new URL(product.baseUrl).host)
    // Side by side: some are waited for until they are late.
    const sendOne = async (text: string) => {
      const name = `raw ${JSON.stringify(text.slice(0, 80))}`
      tally.count(name, await sendRaw(product.baseUrl, text, { timeoutMs: TIMEOUT_MS }), 'raw')
    }
    await Promise.all(texts.map(sendOne))
    const alive = await fetch(`${product.baseUrl}/vitrine/v1/site`)
    report('Seed', String(seed))
    for (const [status, count] of tally.rows()) report(status, String(count))
    report('Answers to the next request', String(alive.status))
    if (tally.failures().length > 0 || alive.status >= 500) process.exitCode = 1
  } catch (error) {
    console.error(`The last output of the product:\n${product.output().slice(-MAX_OUTPUT)}`)
    throw error
  } finally {
    await product.stop()
    product.remove()
  }
}

function numberAfter(args: readonly string[], name: string, fallback: number): number {
  const given = args.includes(name) ? Number(args[args.indexOf(name) + 1]) : fallback
  if (!Number.isSafeInteger(given) || given < 1) throw new Error(`${name} takes a number from 1`)
  return given
}

interface Run {
  readonly requests: number
  readonly seed: number
  readonly tally: Tally
}

async function sendMany(product: RunningProduct, { requests, seed, tally }: Run): Promise<void> {
  const sender = createSender(product.baseUrl, { timeoutMs: TIMEOUT_MS })
  const random = createRandom(seed)
  const ids = await idsOf(product)
  for (let sent = 0; sent < requests; sent += CREDENTIALS_EVERY) {
    // Chance signs people out, too.
    const callers = await callersOf(product)
    const context = { ids, pages, callers, origin: product.baseUrl }
    const batch = Array.from({ length: Math.min(CREDENTIALS_EVERY, requests - sent) }, () =>
      fuzzRequest(random, context),
    )
    const next = batch.values()
    const work = async () => {
      for (const one of next) {
        const name = `${one.name} ${one.method} ${one.target.slice(0, 200)} ${one.body?.subarray(0, 300) ?? ''}`
        tally.count(name, await sender.send(one), 'fuzzed')
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const done = Math.min(sent + CREDENTIALS_EVERY, requests)
    console.error(`${done} of ${requests}, failures: ${tally.failures().length}`)
  }
  sender.close()
}

const pages = [
  '/',
  '/search',
  '/collections',
  '/collections/all-products',
  '/products/x',
  '/login',
  '/register',
  '/account',
  '/forgot',
  '/reset-password',
  '/logout',
  '/verify',
  '/confirm',
  '/leave',
  '/dashboard',
  '/docs/api',
  '/openapi.json',
  '/assets/x.js',
  '/media/x',
  '/oauth2/authorize',
  '/vitrine/v1/downloads/x',
]

const post = async (address: string, body: object, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function callersOf({ baseUrl, sites, staff }: RunningProduct) {
  const [site] = sites
  // Keys have the most permissions, so most requests use one.
  const key = { authorization: site?.apiKey ?? '' }
  const callers: Record<string, string>[] = [{}, key, key, key]
  const token = await post(`${baseUrl}/oauth2/token`, {
    clientId: site?.clientId,
    grantType: 'anonymous',
  })
  const { access_token: visitor } = await token.json()
  if (visitor) callers.push({ authorization: visitor })
  const signedIn = await post(`${baseUrl}/vitrine/v1/staff/sign-in`, staff)
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0]
  if (cookie) callers.push({ cookie, 'vitrine-site-id': '' })
  return callers
}

/** Ids of some entities of the shop; one of them is unknown. */
async function idsOf({ baseUrl, sites }: RunningProduct): Promise<string[]> {
  const authorization = sites[0]?.apiKey ?? ''
  const lists = [
    'stores/v1/products/query',
    'stores/v1/collections/query',
    'members/v1/members/query',
  ]
  const found = await Promise.all(
    lists.map(async (path) => (await post(`${baseUrl}/${path}`, {}, { authorization })).text()),
  )
  const ids = found.flatMap((text) => [...text.matchAll(/"id":"([0-9a-f-]{36})"/g)])
  return [
    '00000000-0000-4000-8000-000000000000',
    ...new Set(ids.slice(0, 200).map(([, id]) => id ?? '')),
  ]
}

type Tally = ReturnType<typeof createTally>

function createTally() {
  const counts = new Map<string, number>()
  const failures = new Map<string, string>()
  return {
    count(name: string, { status, text, retryAfter }: Answered, kind: 'fuzzed' | 'raw') {
      const isShed = status === 503 && retryAfter !== undefined
      const group = isShed ? '503 with Retry-After' : String(status)
      counts.set(`${kind} ${group}`, (counts.get(`${kind} ${group}`) ?? 0) + 1)
      const isBad = status === 'no answer' || (typeof status === 'number' && status >= 500)
      if (!isBad || isShed || failures.size >= MAX_PRINTED) return
      const [operation = ''] = name.split(' ')
      const key = kind === 'raw' ? name : `${operation} ${status}`
      if (failures.has(key)) return
      const failure = `${status} ${name}\n    ${text}`
      failures.set(key, failure)
      console.error(failure)
    },
    rows: () => [...counts].sort(([one], [other]) => one.localeCompare(other)),
    failures: () => [...failures.values()],
  }
}
