import { createHmac, timingSafeEqual } from 'node:crypto'

/** Too long to be guessed. */
const SIGNATURE_LENGTH = 22

const signatureOf = (key: string, siteId: string, orderId: string) =>
  createHmac('sha256', key)
    .update(`${siteId} ${orderId}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH)

/** A token that gives its holder access to an order: the order's id and a signature. */
export const linkOf = (key: string, siteId: string, orderId: string): string =>
  `${orderId}.${signatureOf(key, siteId, orderId)}`

/** The order of a link; undefined unless it was made here. */
export function orderIdOf(key: string, siteId: string, link: string): string | undefined {
  const [orderId = '', signature = ''] = link.split('.')
  const expected = Buffer.from(signatureOf(key, siteId, orderId))
  const sent = Buffer.from(signature)
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? orderId : undefined
}
