import { createHmac, timingSafeEqual } from 'node:crypto'

const HOUR_MS = 3_600_000

const signatureOf = (key: string, subject: string, until: string) =>
  createHmac('sha256', key).update(`${subject} ${until}`).digest('base64url')

/**
 * A token that gives its holder access to something for staff: an unopened site, a draft, or a rehearsal,
 * depending on the key.
 */
export function newPreviewToken(key: string, subject: string, now: Date, hours: number) {
  const expiresDate = new Date(now.getTime() + hours * HOUR_MS)
  const until = expiresDate.getTime().toString(36)
  return { token: `${until}.${signatureOf(key, subject, until)}`, expiresDate }
}

/** Whether a token was made for this and has not expired. */
export function isPreviewToken(key: string, subject: string, token: string, now: Date): boolean {
  const [until = '', signature = ''] = token.split('.')
  const expected = Buffer.from(signatureOf(key, subject, until))
  const sent = Buffer.from(signature)
  const isGenuine = sent.length === expected.length && timingSafeEqual(sent, expected)
  return isGenuine && Number.parseInt(until, 36) > now.getTime()
}
