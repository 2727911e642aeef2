import type { ShopMailKind } from '@vitrine/contract/customers'
import type { Tx } from '../../../../platform/tx.ts'
import type { CustomerDeps } from './deps.ts'

/** An unsubscribe link of a mail. */
export interface MailLink {
  readonly kind: ShopMailKind
  readonly link: string
}

/** Unsubscribes the address of a link from all mails that are not about orders. */
export async function unsubscribeFromAll(
  tx: Tx,
  { shopMails }: Pick<CustomerDeps, 'shopMails'>,
  { kind, link }: MailLink,
): Promise<void> {
  const email = await shopMails[kind].addressIn(tx, link)
  for (const mails of Object.values(shopMails)) await mails.end(tx, email)
}
