import { createHmac, timingSafeEqual } from 'node:crypto'

const HOUR_MS = 3_600_000

const signatureOf = (key: string, siteId: string, until: string) =>
  createHmac('sha256', key).update(`${siteId} ${until}`).digest('base64url')

/** Lets whoever has it see a site that is not open yet, or rehearse in it: which one, the key says. */
export function newPreviewToken(key: string, siteId: string, now: Date, hours: number) {
  const expiresDate = new Date(now.getTime() + hours * HOUR_MS)
  const until = expiresDate.getTime().toString(36)
  return { token: `${until}.${signatureOf(key, siteId, until)}`, expiresDate }
}

/** Whether a token was made for this site and has not expired. */
export function isPreviewToken(key: string, siteId: string, token: string, now: Date): boolean {
  const [until = '', signature = ''] = token.split('.')
  const expected = Buffer.from(signatureOf(key, siteId, until))
  const sent = Buffer.from(signature)
  const isGenuine = sent.length === expected.length && timingSafeEqual(sent, expected)
  return isGenuine && Number.parseInt(until, 36) > now.getTime()
}
