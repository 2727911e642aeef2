import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

type Keys = Awaited<ReturnType<typeof generateKeyPair>>

/** Wrong values that a provider sends instead of the right ones. */
export interface Misbehaviour {
  readonly claims?: JWTPayload
  readonly without?: readonly string[]
  readonly sign?: 'none' | 'HS256' | 'stranger' | 'rotated'
  readonly userInfo?: object
  readonly metadata?: object
}

export interface MisbehavingProvider {
  readonly url: string
  /** Sets its misbehaviour from now on. */
  misbehave(misbehaviour: Misbehaviour): void
  /** The response of its browser page to an authorization request. */
  answer(address: string): Record<string, string>
  stop(): Promise<void>
}

const b64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * An OpenID and OAuth provider that follows the specification except for the requested misbehaviour. It checks the
 * challenge and secret of clients.
 */
export async function startMisbehavingProvider(
  now: () => Date,
  { id, secret }: { readonly id: string; readonly secret: string },
): Promise<MisbehavingProvider> {
  let misbehaviour: Misbehaviour = {}
  const own = { first: await generateKeyPair('RS256'), later: await generateKeyPair('RS256') }
  const stranger = await generateKeyPair('RS256')
  const requestsByCode = new Map<string, URLSearchParams>()
  const keyOf = async (keys: Keys, kid: string) => ({
    ...(await exportJWK(keys.publicKey)),
    kid,
    alg: 'RS256',
    use: 'sig',
  })

  async function idToken(nonce: string): Promise<string> {
    const seconds = Math.floor(now().getTime() / 1000)
    const right = {
      iss: url(),
      aud: id,
      sub: 'person-1',
      nonce,
      iat: seconds,
      exp: seconds + 300,
      email: 'ada@crooked.example',
      email_verified: true,
      name: 'Ada King',
    }
    const claims = { ...right, ...misbehaviour.claims } as Record<string, unknown>
    for (const name of misbehaviour.without ?? []) delete claims[name]
    if (misbehaviour.sign === 'none') return `${b64({ alg: 'none' })}.${b64(claims)}.`
    if (misbehaviour.sign === 'HS256') {
      const shared = new TextEncoder().encode(secret)
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(shared)
    }
    const isLater = misbehaviour.sign === 'rotated'
    const keys = misbehaviour.sign === 'stranger' ? stranger : isLater ? own.later : own.first
    const header = { alg: 'RS256', kid: isLater ? 'later' : 'first' }
    return new SignJWT(claims).setProtectedHeader(header).sign(keys.privateKey)
  }

  async function tokens(request: IncomingMessage): Promise<[number, object]> {
    let body = ''
    for await (const chunk of request) body += chunk
    const form = new URLSearchParams(body)
    const { authorization = '' } = request.headers
    const proof = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString()
    const claims = proof.split(':').map(decodeURIComponent)
    if (claims[0] !== id || claims[1] !== secret) return [401, { error: 'invalid_client' }]
    const pendingRequest = requestsByCode.get(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isProved = pendingRequest?.get('code_challenge') === challenge
    const isExact = pendingRequest?.get('redirect_uri') === form.get('redirect_uri')
    if (!pendingRequest || !isProved || !isExact) return [400, { error: 'invalid_grant' }]
    const pair = { access_token: 'an-access-token', token_type: 'Bearer', expires_in: 60 }
    const nonce = pendingRequest.get('nonce')
    return [200, nonce === null ? pair : { ...pair, id_token: await idToken(nonce) }]
  }

  const server = createServer(async (request, response) => {
    const [status, body] = await reply(request)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })

  async function reply(request: IncomingMessage): Promise<[number, object]> {
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return [
          200,
          {
            issuer: url(),
            authorization_endpoint: `${url()}/authorize`,
            token_endpoint: `${url()}/token`,
            userinfo_endpoint: `${url()}/user`,
            jwks_uri: `${url()}/keys`,
            authorization_response_iss_parameter_supported: true,
            id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
            ...misbehaviour.metadata,
          },
        ]
      case '/keys': {
        const shown = misbehaviour.sign === 'rotated' ? 'later' : 'first'
        return [200, { keys: [await keyOf(own[shown], shown)] }]
      }
      case '/token':
        return tokens(request)
      case '/user': {
        const isKnown = request.headers.authorization === 'Bearer an-access-token'
        return isKnown ? [200, misbehaviour.userInfo ?? {}] : [401, {}]
      }
      default:
        return [404, {}]
    }
  }

  server.unref()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url(),
    misbehave: (next) => {
      misbehaviour = next
    },
    answer(address) {
      const request = new URL(address).searchParams
      const code = `code-${requestsByCode.size}`
      requestsByCode.set(code, request)
      return { code, state: request.get('state') ?? '', iss: url() }
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
