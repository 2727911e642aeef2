import { CheckoutCreated } from '@vitrine/contract/checkouts'
import { type AnyOperation, ShopNotOpen } from '@vitrine/contract/kit'
import { OrderCreated } from '@vitrine/contract/orders'
import type { Step } from '../step.ts'

/** Header with the token of a preview, by which a site that is not open yet sells. */
export const PREVIEW_HEADER = 'vitrine-preview'

const sales: ReadonlySet<string> = new Set([CheckoutCreated.name, OrderCreated.name])

/** Whether an operation begins a checkout or an order. What was ordered before is paid and followed as ever. */
const isSale = ({ facts = [] }: AnyOperation): boolean => facts.some(({ name }) => sales.has(name))

/** Until a site is open, nothing is sold to visitors and members who do not preview it. */
export const checkOpening: Step = async ({ caller, operation, message }, deps, next) => {
  if (caller.kind !== 'merchant' && isSale(operation)) {
    const { siteId } = caller
    const site = await deps.siteAccessOf(siteId)
    const preview = message.header(PREVIEW_HEADER) ?? ''
    if (site?.isOpeningSoon && !deps.acceptsPreview(siteId, preview)) throw ShopNotOpen()
  }
  await next()
}
