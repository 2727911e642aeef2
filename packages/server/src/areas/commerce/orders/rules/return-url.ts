import { violation } from '@vitrine/contract/kit'

/** The page that a payment provider's page returns to: a page of the shop, by default its first one. */
export function returnUrlOf(shopUrl: string, asked: string | undefined): string {
  if (asked === undefined) return shopUrl
  const url = URL.canParse(asked, shopUrl) ? new URL(asked, shopUrl) : undefined
  if (url?.origin === new URL(shopUrl).origin) return url.href
  throw violation('returnUrl', 'FORMAT', `must be a page of this shop, such as ${shopUrl}/cart`)
}
