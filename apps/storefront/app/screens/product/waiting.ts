import type { ShopProduct, ShopVariant } from '@vitrine/contract/shop'
import { VitrineError } from '@vitrine/sdk'
import type { Errors } from '../../flow/errors.ts'
import type { RequestContext } from '../../request/context.ts'
import { missingOptions, type Selection } from './selection.ts'
import type { StockView } from './stock.ts'

/** The field of the form. */
export const WAIT_EMAIL = 'email'

/** Whether a back-in-stock mail can be requested, or was just requested. */
export type WaitView = { state: 'offered' | 'stored'; email: string }

interface WaitingTarget {
  readonly product: ShopProduct
  readonly selection: Selection
  readonly variant: ShopVariant | undefined
}

/** A combination without a variant cannot come back. */
const canComeBack = ({ product, selection, variant }: WaitingTarget): boolean =>
  variant !== undefined || missingOptions(product.options, selection).length > 0

export function viewWait(
  { site }: Pick<RequestContext, 'site'>,
  awaited: WaitingTarget,
  stock: StockView,
): WaitView | undefined {
  const isOffered = site.collectsBackInStock && stock.kind === 'out' && canComeBack(awaited)
  return isOffered ? { state: 'offered', email: '' } : undefined
}

/** The result of a request; errors are by field. */
export interface WaitAnswer {
  readonly wait: WaitView
  readonly errors: Errors
}

/** Requests a mail for the selected variant, or for any while the selection is incomplete. */
export async function askForNotice(
  { api, messages, localeChoice }: RequestContext,
  { product, variant }: WaitingTarget,
  email: string,
): Promise<WaitAnswer> {
  const offered = { state: 'offered', email } as const
  const { refused } = messages.wait
  if (email === '') return { wait: offered, errors: { [WAIT_EMAIL]: refused.empty } }
  const named = product.manageVariants && variant ? { variantId: variant.id } : {}
  const { lang: language } = localeChoice
  try {
    await api.backInStock.requestNotice({ productId: product.id, ...named, email, language })
    return { wait: { state: 'stored', email }, errors: {} }
  } catch (error) {
    if (!(error instanceof VitrineError) || error.kind === 'system') throw error
    const reason = reasonOf(error)
    return { wait: offered, errors: { [WAIT_EMAIL]: refused[reason] } }
  }
}

function reasonOf({ code, status }: VitrineError): 'invalid' | 'inStock' | 'closed' | 'busy' {
  if (code === 'PRODUCT_IS_IN_STOCK') return 'inStock'
  if (code === 'REQUEST_COLLECTION_DISABLED') return 'closed'
  return status === 429 ? 'busy' : 'invalid'
}
