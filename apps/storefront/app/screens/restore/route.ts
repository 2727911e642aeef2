import { VitrineError } from '@vitrine/sdk'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { type RemindersProps, remindersPage } from '../reminders/route.ts'
import { type Route, redirectTo } from '../screen.ts'

/** The link of a reminder: restores the checkout of its owner, or fills the cart of others. */
export const restoreRoute: Route<RemindersProps> = {
  load: async (context, { link = '' }) => {
    const checkoutId = await restore(context, link)
    if (checkoutId === undefined) return gonePage(context)
    return redirectTo(checkoutId ? links.checkout(checkoutId) : links.cart())
  },
}

const gonePage = (context: RequestContext) =>
  remindersPage(context, { about: 'reminders', link: '', state: 'gone' })

/** Undefined for an invalid link. */
async function restore(context: RequestContext, link: string): Promise<string | null | undefined> {
  try {
    const api = context.newBuyer()
    const { checkoutId } = await api.abandonedCheckouts.restoreCart({ link })
    const { cart } = await api.cart.get({})
    context.showCartCount(cart?.itemCount ?? 0)
    return checkoutId
  } catch (error) {
    if (error instanceof VitrineError && [400, 404].includes(error.status ?? 0)) return undefined
    throw error
  }
}
