import { WishListLinkInvalid } from '@vitrine/contract/wish-lists'
import type { Tx } from '../../../../platform/tx.ts'
import type { WishList } from '../model.ts'
import type { WishListDeps } from './deps.ts'

const purposes = { confirm: 'confirm price mails of', unsubscribe: 'end price mails of' } as const
type Purpose = keyof typeof purposes

type LinkDeps = { readonly platform: Pick<WishListDeps['platform'], 'sealing'> }

/** The list and address that a link in a mail concerns. */
export interface MailedList {
  readonly id: string
  readonly email: string
}

const pages: Record<Purpose, string> = {
  confirm: '/price-mails/confirm',
  unsubscribe: '/price-mails',
}

/** The page of the shop that confirms an address, or ends all price mails to it. */
export const mailPathOf = (
  { siteId }: Pick<Tx, 'siteId'>,
  { platform }: LinkDeps,
  purpose: Purpose,
  { id }: Pick<WishList, 'id'>,
  email: string,
): string =>
  `${pages[purpose]}/${platform.sealing.seal(JSON.stringify([purposes[purpose], siteId, id, email]))}`

export function openMailLink(
  { siteId }: Pick<Tx, 'siteId'>,
  { platform }: LinkDeps,
  purpose: Purpose,
  link: string,
): MailedList {
  const [found, owner, id, email] = opened(platform.sealing, link)
  if (found !== purposes[purpose] || owner !== siteId || !id || !email) throw WishListLinkInvalid()
  return { id, email }
}

function opened(
  sealing: Pick<WishListDeps['platform']['sealing'], 'open'>,
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
