import { createHmac } from 'node:crypto'
import { ReviewLinkInvalid } from '@vitrine/contract/product-reviews'
import type { Tx } from '../../../../platform/tx.ts'
import { linkOf } from '../../orders/index.ts'
import { findSuppressed, suppress } from '../store/requests.ts'
import type { ReviewDeps } from './deps.ts'

const PURPOSE = 'end review requests to'

/** The page of the shop for reviewing an order's products. */
export const reviewPathOf = (
  { siteId }: Pick<Tx, 'siteId'>,
  { linkKey }: Pick<ReviewDeps, 'linkKey'>,
  orderId: string,
) => `/orders/${linkOf(linkKey, siteId, orderId)}/reviews`

/** The page of the shop that unsubscribes an address. */
export const unsubscribePathOf = (
  { siteId }: Pick<Tx, 'siteId'>,
  { platform }: Pick<ReviewDeps, 'platform'>,
  email: string,
) => `/review-requests/${platform.sealing.seal(JSON.stringify([PURPOSE, siteId, email]))}`

/** The stored form of an unsubscribed address. */
export const hashOf = ({ addressKey }: Pick<ReviewDeps, 'addressKey'>, email: string): Buffer =>
  createHmac('sha256', addressKey).update(email.trim().toLowerCase()).digest()

/** The recipient of review requests in a link. */
export function emailIn(
  { siteId }: Pick<Tx, 'siteId'>,
  { platform }: Pick<ReviewDeps, 'platform'>,
  link: string,
): string {
  const [purpose, owner, email] = opened(platform.sealing, link)
  if (purpose !== PURPOSE || owner !== siteId || !email) throw ReviewLinkInvalid()
  return email
}

function opened(
  sealing: Pick<ReviewDeps['platform']['sealing'], 'open'>,
  link: string,
): readonly (string | undefined)[] {
  try {
    const parts: unknown = JSON.parse(sealing.open(link))
    return Array.isArray(parts) ? parts : []
  } catch {
    // Cut short, changed, or made by another installation.
    return []
  }
}

/** Unsubscribes the address of a link from review requests. */
export const unsubscribe = async (tx: Tx, deps: ReviewDeps, link: string): Promise<void> =>
  suppress(tx, hashOf(deps, emailIn(tx, deps, link)))

/** Unsubscribes these addresses from review requests. */
export async function endRequestsTo(
  tx: Tx,
  deps: Pick<ReviewDeps, 'addressKey'>,
  emails: readonly string[],
): Promise<void> {
  for (const email of emails) await suppress(tx, hashOf(deps, email))
}

/** Since when these addresses want no such mails, by address; one statement. */
export async function findRequestsEnded(
  tx: Tx,
  deps: Pick<ReviewDeps, 'addressKey'>,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const hexOf = (email: string) => hashOf(deps, email).toString('hex')
  const found = await findSuppressed(
    tx,
    emails.map((email) => hashOf(deps, email)),
  )
  return new Map(
    emails.flatMap((email) => {
      const date = found.get(hexOf(email))
      return date ? [[email, date] as const] : []
    }),
  )
}
