import { CheckoutCreated } from '@vitrine/contract/checkouts'
import { SiteNotPublished } from '@vitrine/contract/ecom-v2'
import { type AnyOperation, type ApplicationError, ShopNotOpen } from '@vitrine/contract/kit'
import { OrderCreated } from '@vitrine/contract/orders'
import type { Call } from '../call.ts'
import type { Step } from '../step.ts'
import { publishDeclared } from './check-contract.ts'
import { isRehearsed } from './within-transaction.ts'

/** Header with the token of a preview, by which a site that is not open yet sells. */
export const PREVIEW_HEADER = 'vitrine-preview'

const sales: ReadonlySet<string> = new Set([CheckoutCreated.name, OrderCreated.name])

/** Whether an operation starts a checkout or an order. Existing orders can still be paid and tracked. */
const isSale = ({ facts = [] }: AnyOperation): boolean => facts.some(({ name }) => sales.has(name))

/** Some published calls have an error code of their own for this. */
const refusalOf = (call: Call): ApplicationError =>
  publishDeclared(call, SiteNotPublished.code) ? SiteNotPublished() : ShopNotOpen()

/** Refuses sales before the site opens, except in a preview or rehearsal. */
export const checkOpening: Step = async (call, deps, next) => {
  const { caller, operation, message } = call
  if (caller.kind !== 'merchant' && isSale(operation)) {
    const { siteId } = caller
    const site = await deps.siteAccessOf(siteId)
    const preview = message.header(PREVIEW_HEADER) ?? ''
    const isAdmitted = deps.acceptsPreview(siteId, preview) || isRehearsed(call, deps)
    if (site?.isOpeningSoon && !isAdmitted) throw refusalOf(call)
  }
  await next()
}
