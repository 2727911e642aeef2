import { type RunningProduct, startProduct } from '@vitrine/testkit/product'

/** Answers a case, half of them to known addresses. */
const ANSWERS = 4000
/** Number of addresses of each kind, used in turns. */
const PEOPLE = 50
const WARM = 20
const password = 'a-long-enough-passphrase'

type Report = (name: string, value: string) => void
type Json = Record<string, unknown>
type Post = (path: string, body: Json) => Promise<Json>
type Kind = 'known' | 'unknown'
interface Answer {
  readonly isKnown: boolean
  readonly ms: number
}

/**
 * Whether response times reveal accounts on a site that must not reveal them: a threshold of
 * time is fitted on one half of the responses and classifies the other half.
 */
export async function privacyBench(args: readonly string[], report: Report): Promise<void> {
  const answers = Number(args[0] ?? ANSWERS)
  const product = await startProduct()
  try {
    const post = await visitorOf(product)
    const people = { known: addresses('known'), unknown: addresses('unknown') }
    await change(product, { signInPrivacy: 'standard' })
    for (const email of people.known) await post(REGISTER, { loginId: { email }, password })
    await change(product, { signInPrivacy: 'private' })
    for (const [name, ask] of Object.entries(await questions(post, people))) {
      const times = await inRandomTurns(answers, ask)
      const [known, unknown] = [true, false].map((isKnown) => median(times, isKnown))
      report(
        `${name}: guesses that are right, of ${answers}`,
        `${(accuracy(times) * 100).toFixed(1)} % (blind: 50 %) · p50 ${ms(known)} known, ${ms(unknown)} unknown`,
      )
    }
  } finally {
    await product.stop()
    product.remove()
  }
}

const REGISTER = '/_api/iam/authentication/v2/register'
const ms = (time = 0) => `${time.toFixed(2)} ms`
const addresses = (kind: Kind) =>
  Array.from({ length: PEOPLE }, (_, index) => `${kind}-${index}@example.com`)

async function questions(post: Post, people: Record<Kind, readonly string[]>) {
  const emailOf = (kind: Kind, turn: number) => people[kind][turn % PEOPLE] ?? ''
  const tokens = {
    known: await tokensOf(post, people.known),
    unknown: await tokensOf(post, people.unknown),
  }
  const tokenOf = (kind: Kind, turn: number) => tokens[kind][turn % PEOPLE] ?? ''
  const ask =
    (path: string, bodyOf: (kind: Kind, turn: number) => Json) => (kind: Kind, turn: number) =>
      post(path, bodyOf(kind, turn))
  return {
    Register: ask(REGISTER, (...who) => ({ loginId: { email: emailOf(...who) }, password })),
    'Sign in': ask('/_api/iam/authentication/v2/login', (...who) => ({
      loginId: { email: emailOf(...who) },
      password: 'not-the-passphrase',
    })),
    'Ask for a new password': ask('/_api/iam/recovery/v1/send-email', (...who) => ({
      email: emailOf(...who),
    })),
    'Answer a code': ask('/_api/iam/verification/v1/auth/verify', (...who) => ({
      code: '000000',
      stateToken: tokenOf(...who),
    })),
    'Ask for another code': ask('/_api/iam/verification/v1/auth/resend', (...who) => ({
      stateToken: tokenOf(...who),
    })),
  }
}

async function tokensOf(post: Post, emails: readonly string[]): Promise<string[]> {
  const tokens: string[] = []
  for (const email of emails) {
    const { stateToken } = await post(REGISTER, { loginId: { email }, password })
    tokens.push(String(stateToken))
  }
  return tokens
}

/** Known and unknown addresses in random order, so that nothing but the address differs. */
async function inRandomTurns(
  count: number,
  ask: (kind: Kind, turn: number) => Promise<unknown>,
): Promise<Answer[]> {
  const turns = { known: 0, unknown: 0 }
  const answers: Answer[] = []
  for (let turn = -WARM; turn < count; turn += 1) {
    const kind = Math.random() < 0.5 ? 'known' : 'unknown'
    turns[kind] += 1
    const began = performance.now()
    await ask(kind, turns[kind])
    if (turn >= 0) answers.push({ isKnown: kind === 'known', ms: performance.now() - began })
  }
  return answers
}

/** How often the best threshold of the even answers is right about the odd ones. */
function accuracy(answers: readonly Answer[]): number {
  const seen = answers.filter((_, index) => index % 2 === 0)
  const hidden = answers.filter((_, index) => index % 2 === 1)
  const rightOf = (some: readonly Answer[], threshold: number, isSlower: boolean) =>
    some.filter((answer) => (answer.isKnown === answer.ms > threshold) === isSlower).length
  const rules = seen
    .map((answer) => answer.ms)
    .sort((a, b) => a - b)
    .filter((_, index) => index % 10 === 0)
    .flatMap((threshold) => [true, false].map((isSlower) => ({ threshold, isSlower })))
  const [best] = rules
    .map((rule) => ({ ...rule, right: rightOf(seen, rule.threshold, rule.isSlower) }))
    .sort((a, b) => b.right - a.right)
  return best ? rightOf(hidden, best.threshold, best.isSlower) / hidden.length : 0.5
}

function median(answers: readonly Answer[], isKnown: boolean): number {
  const times = answers.filter((answer) => answer.isKnown === isKnown).map((answer) => answer.ms)
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? 0
}

/** Responses of any status count: refusals must not reveal accounts either. */
async function visitorOf({ baseUrl, sites }: RunningProduct): Promise<Post> {
  const send = async (path: string, body: Json, token = ''): Promise<Json> => {
    const headers = { 'content-type': 'application/json', authorization: token }
    const reply = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (reply.status >= 500) throw new Error(`${path} answers ${reply.status}`)
    return (await reply.json()) as Json
  }
  const grant = { clientId: sites[0]?.clientId, grantType: 'anonymous' }
  const { access_token: token } = await send('/oauth2/token', grant)
  return (path, body) => send(path, body, String(token))
}

/** Raises the limits, because all load comes from one address. */
async function change({ baseUrl, sites }: RunningProduct, settings: Json): Promise<void> {
  const limits = {
    callsPerMinuteFactor: 10_000,
    failedLoginsPerAccount: 100_000,
    failedLoginsPerNetwork: 1_000_000,
  }
  const reply = await fetch(`${baseUrl}/vitrine/v1/site/settings`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: sites[0]?.apiKey ?? '' },
    body: JSON.stringify({ settings: { ...settings, limits } }),
  })
  if (!reply.ok) throw new Error(`Settings answer ${reply.status}`)
}
