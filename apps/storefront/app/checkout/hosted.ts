import { VitrineError } from '@vitrine/sdk'
import { links } from '../links.ts'
import type { RequestContext } from '../request/context.ts'

export type ReturnAddresses = {
  thankYouPageUrl?: string
  cartPageUrl?: string
  postFlowUrl?: string
}

/** Opens the link by which another website led here; one that was used already is of no use, and of no harm. */
export async function openLink({ newBuyer, flowCookies }: RequestContext, token: string) {
  try {
    const { checkoutId } = await newBuyer().checkout.openLink({ token })
    flowCookies.put('hosted', { id: checkoutId })
  } catch (error) {
    if (!(error instanceof VitrineError) || ![400, 404].includes(error.status ?? 0)) throw error
  }
}

/** The pages of the website that led to a checkout; none for a checkout of this shop. */
export async function returnAddresses(
  { buyer, flowCookies }: RequestContext,
  checkoutId: string | undefined,
): Promise<ReturnAddresses> {
  if (!checkoutId || flowCookies.get('hosted')?.id !== checkoutId) return {}
  const reply = await buyer()?.checkout.getReturnAddresses({ id: checkoutId })
  return reply?.returnTo ?? {}
}

/** The address of a checkout's cart. */
export const cartAddress = ({ cartPageUrl, postFlowUrl }: ReturnAddresses): string =>
  cartPageUrl ?? postFlowUrl ?? links.cart()

/** The website's thank-you page for an order; undefined if it is this shop's. */
export function thankYouAddress(
  { thankYouPageUrl, postFlowUrl }: ReturnAddresses,
  orderId: string,
): string | undefined {
  const address = thankYouPageUrl ?? postFlowUrl
  if (address === undefined) return undefined
  const url = new URL(address)
  url.searchParams.set('orderId', orderId)
  return url.href
}

/**
 * Allowed targets of the page's forms: payment pages, and the website that linked here, which may be without
 * TLS.
 */
export function formTargets(pages: string, addresses: ReturnAddresses): string {
  const origins = Object.values(addresses).map((address) => new URL(address).origin)
  return [pages, ...new Set(origins)].join(' ')
}
