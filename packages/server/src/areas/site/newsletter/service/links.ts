import { NewsletterLinkInvalid } from '@vitrine/contract/newsletter'
import type { Tx } from '../../../../platform/tx.ts'
import type { NewsletterDeps, StoredSubscriber } from '../model.ts'

const CONFIRM = 'confirm newsletter of'
const UNSUBSCRIBE = 'end newsletter of'

type LinkDeps = Pick<NewsletterDeps['platform'], 'sealing'>

/** The page of the shop that confirms a request. */
export const confirmPathOf = (
  { siteId }: Pick<Tx, 'siteId'>,
  { sealing }: LinkDeps,
  { id, requestedDate }: Pick<StoredSubscriber, 'id' | 'requestedDate'>,
): string =>
  `/newsletter/confirm/${sealing.seal(JSON.stringify([CONFIRM, siteId, id, requestedDate.toISOString()]))}`

/** The page of the shop that unsubscribes; the link works as long as the subscriber exists. */
export const unsubscribePathOf = (
  { siteId }: Pick<Tx, 'siteId'>,
  { sealing }: LinkDeps,
  { id }: Pick<StoredSubscriber, 'id'>,
): string => `/newsletter/${sealing.seal(JSON.stringify([UNSUBSCRIBE, siteId, id]))}`

/** The subscriber and the request that a link confirms. */
export function openConfirmLink(
  { siteId }: Pick<Tx, 'siteId'>,
  { sealing }: LinkDeps,
  link: string,
) {
  const [purpose, owner, id, requested] = opened(sealing, link)
  if (purpose !== CONFIRM || owner !== siteId || !id || !requested) throw NewsletterLinkInvalid()
  return { id, requested }
}

/** The subscriber that a link unsubscribes. */
export function openUnsubscribeLink(
  { siteId }: Pick<Tx, 'siteId'>,
  { sealing }: LinkDeps,
  link: string,
): string {
  const [purpose, owner, id] = opened(sealing, link)
  if (purpose !== UNSUBSCRIBE || owner !== siteId || !id) throw NewsletterLinkInvalid()
  return id
}

function opened(sealing: LinkDeps['sealing'], link: string): readonly (string | undefined)[] {
  try {
    const parts: unknown = JSON.parse(sealing.open(link))
    return Array.isArray(parts) ? parts : []
  } catch {
    // Truncated, changed, or created by another installation.
    return []
  }
}
