import type { ReturnSettings } from '@vitrine/contract/returns'
import type { ReturnPolicy } from '@vitrine/contract/shop'

/** The return policy shown on product pages. */
export const policyOf = (settings: ReturnSettings, productId: string): ReturnPolicy | null =>
  settings.active && !settings.excludedProductIds.includes(productId)
    ? { windowDays: settings.windowDays, isFree: isFree(settings) }
    : null

const isFree = ({ costPaidBy, returnFee }: ReturnSettings): boolean =>
  costPaidBy === 'SHOP' && returnFee === 0
