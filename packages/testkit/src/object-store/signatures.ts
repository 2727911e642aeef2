import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The S3 error code for a refused request or form. */
type Refusal =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'RequestTimeTooSkewed'

const MAX_SKEW_MS = 15 * 60_000
const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/** Checks the signature (version 4) of a request whose body was read. */
export function checkRequest(
  request: IncomingMessage,
  body: Buffer,
  credentials: Credentials,
): Refusal | undefined {
  const [, credential = '', names = '', signature = ''] =
    HEADER.exec(request.headers.authorization ?? '') ?? []
  if (!signature) return 'AccessDenied'
  if (credential.split('/')[0] !== credentials.accessKeyId) return 'InvalidAccessKeyId'
  const date = String(request.headers['x-amz-date'] ?? '')
  if (Math.abs(Date.now() - timeOf(date)) > MAX_SKEW_MS) return 'RequestTimeTooSkewed'
  const payload = String(request.headers['x-amz-content-sha256'] ?? '')
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'SignatureDoesNotMatch'
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonical = [
    request.method,
    path,
    query.split('&').filter(Boolean).map(withEquals).sort().join('&'),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    names,
    payload,
  ].join('\n')
  const scope = credential.split('/').slice(1).join('/')
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  return isSame(sign(text, scope, credentials), signature) ? undefined : 'SignatureDoesNotMatch'
}

type Fields = ReadonlyMap<string, string>
type Condition =
  | Readonly<Record<string, string>>
  | readonly [string, string | number, string | number]

/** Checks an upload form: the signature of its policy, its expiration, and each condition. */
export function checkForm(
  fields: Fields,
  bytes: number,
  credentials: Credentials,
): Refusal | 'EntityTooLarge' | 'EntityTooSmall' | undefined {
  const policy = fields.get('policy') ?? ''
  const credential = fields.get('x-amz-credential') ?? ''
  if (credential.split('/')[0] !== credentials.accessKeyId) return 'InvalidAccessKeyId'
  const scope = credential.split('/').slice(1).join('/')
  const signature = fields.get('x-amz-signature') ?? ''
  if (!isSame(sign(policy, scope, credentials), signature)) return 'SignatureDoesNotMatch'
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString()) as {
    expiration: string
    conditions: readonly Condition[]
  }
  if (Date.parse(expiration) <= Date.now()) return 'AccessDenied'
  for (const condition of conditions) {
    const refusal = checkCondition(condition, fields, bytes)
    if (refusal) return refusal
  }
  return undefined
}

function checkCondition(condition: Condition, fields: Fields, bytes: number) {
  if (!Array.isArray(condition)) {
    const [[name = '', value] = []] = Object.entries(condition)
    return name === 'bucket' || fields.get(name.toLowerCase()) === value
      ? undefined
      : 'AccessDenied'
  }
  const [kind, first, second] = condition as [string, string | number, string | number]
  if (kind === 'content-length-range') {
    if (bytes < Number(first)) return 'EntityTooSmall'
    return bytes > Number(second) ? 'EntityTooLarge' : undefined
  }
  const value = fields.get(String(first).slice(1).toLowerCase())
  return kind === 'eq' && value === second ? undefined : 'AccessDenied'
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

function sign(text: string, scope: string, { secretAccessKey }: Credentials): string {
  const hmac = (key: string | Buffer, part: string) =>
    createHmac('sha256', key).update(part).digest()
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return hmac(key, text).toString('hex')
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const withEquals = (part: string) => (part.includes('=') ? part : `${part}=`)

const timeOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
