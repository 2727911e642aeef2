import { createPrivateKey, generateKeyPair, sign } from 'node:crypto'
import { promisify } from 'node:util'
import type { StoredFact, WireEvent } from '../../events/index.ts'

const generate = promisify(generateKeyPair)

/** A pair of keys as PEM. */
export async function newKeys(): Promise<{ privateKey: string; publicKey: string }> {
  const { privateKey, publicKey } = await generate('rsa', { modulusLength: 2048 })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}

/** The message as JSON: the event with its entity and who caused it. */
export const messageOf = (
  siteId: string,
  { type, payload }: WireEvent,
  fact?: StoredFact,
): string =>
  JSON.stringify({
    eventType: type,
    instanceId: siteId,
    ...(fact && { identity: JSON.stringify(identityOf(fact)) }),
    data: JSON.stringify(payload),
  })

function identityOf({ actor: { type, id } }: StoredFact) {
  if (type === 'member') return { identityType: 'MEMBER', memberId: id }
  if (type === 'staff') return { identityType: 'WIX_USER', wixUserId: id }
  if (type === 'visitor') return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: id }
  return { identityType: 'APP', appId: id }
}

const LIFETIME_MINUTES = 10

/** The message on the wire: a JWT whose `data` is text. */
export function signMessage(
  body: string,
  { appId, privateKey, keyId }: { appId: string; privateKey: string; keyId: string },
  now: Date,
): string {
  const iat = Math.floor(now.getTime() / 1000)
  const head = encode({ alg: 'RS256', typ: 'JWT', kid: keyId })
  const claims = encode({
    iss: 'wix.com',
    aud: appId,
    iat,
    exp: iat + LIFETIME_MINUTES * 60,
    data: body,
  })
  const text = `${head}.${claims}`
  const signature = sign('RSA-SHA256', Buffer.from(text), createPrivateKey(privateKey))
  return `${text}.${signature.toString('base64url')}`
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
