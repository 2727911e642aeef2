import type { Cart } from '@vitrine/contract/cart'
import { fromMinorUnits } from '@vitrine/money'
import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../request/context.ts'
import { MAX_CODE_LENGTH } from './cart-form.ts'
import type { CartNotice, CodeRefusal } from './cart-props.ts'

type CodeChange = { cart: Cart | null; notice: CartNotice }

/** How codes of gift cards look, without their hyphens. */
const giftCardForm = /^[2-9A-HJ-NP-Z]{16}$/

const isGiftCard = (code: string) => giftCardForm.test(code.toUpperCase().replaceAll(/[\s-]/g, ''))

/**
 * Applies a coupon or gift card code. A refused one stays in its field, with the reason, and the cart is
 * unchanged.
 */
export async function applyCode({ buyer }: RequestContext, typed: string): Promise<CodeChange> {
  const code = typed.trim().slice(0, MAX_CODE_LENGTH)
  const { cart: api } = buyer() ?? {}
  const cart = (await api?.get({}))?.cart ?? null
  const refuse = (reason: CodeRefusal, need?: string): CodeChange => ({
    cart,
    notice: { kind: 'codeRefused', code, reason, ...(need !== undefined && { need }) },
  })
  if (code === '') return refuse('empty')
  if (!api || !cart) return refuse('otherProducts')
  try {
    if (isGiftCard(code)) {
      const { cart: after } = await api.applyGiftCard({ code })
      return {
        cart: after,
        notice: { kind: 'giftCardApplied', code: code.slice(-4).toUpperCase() },
      }
    }
    return { cart: (await api.applyCode({ code })).cart, notice: { kind: 'codeApplied', code } }
  } catch (error) {
    const reason = error instanceof VitrineError ? refusalOf(error) : undefined
    if (!reason || !(error instanceof VitrineError)) throw error
    const { need } = error.data
    const isAmount = reason === 'tooSmall' || reason === 'tooLarge'
    return isAmount && typeof need === 'number'
      ? refuse(reason, fromMinorUnits(BigInt(need), cart.currency))
      : refuse(reason)
  }
}

const refusals: Readonly<Record<string, CodeRefusal>> = {
  ERROR_COUPON_DOES_NOT_EXIST: 'unknown',
  ERROR_COUPON_HAS_EXPIRED: 'expired',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'notYet',
  ERROR_COUPON_IS_DISABLED: 'off',
  ERROR_COUPON_USAGE_EXCEEDED: 'usedUp',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'usedByBuyer',
  ERROR_INVALID_PRODUCT: 'otherProducts',
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'onlyGiftCards',
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'onlyGiftCards',
  TOO_MANY_CODES: 'tooMany',
  GIFT_CARD_NOT_FOUND: 'unknown',
  GIFT_CARD_EXPIRED: 'expired',
  GIFT_CARD_DISABLED: 'off',
  GIFT_CARD_OTHER_CURRENCY: 'off',
  GIFT_CARD_IS_EMPTY: 'spent',
  MAX_GIFT_CARDS_PER_CART_EXCEEDED: 'tooMany',
}

function refusalOf({ code = '', data }: VitrineError): CodeRefusal | undefined {
  if (code !== 'ERROR_INVALID_SUBTOTAL') return refusals[code]
  return data.reason === 'subtotal-too-high' ? 'tooLarge' : 'tooSmall'
}

/** Removes a code; one that is already removed is no error. */
export async function removeCode({ newBuyer }: RequestContext, code: string): Promise<CodeChange> {
  const { cart: api } = newBuyer()
  const notice = { kind: 'codeRemoved', code } as const
  try {
    return { cart: (await api.removeCode({ code })).cart, notice }
  } catch (error) {
    if (!(error instanceof VitrineError) || error.code !== 'CODE_NOT_FOUND_IN_CART') throw error
    return { cart: (await api.get({})).cart, notice }
  }
}

/** Removes a gift card; does nothing when removed already. */
export async function removeGiftCard(
  { newBuyer }: RequestContext,
  giftCardId: string,
  code: string,
): Promise<CodeChange> {
  const { cart: api } = newBuyer()
  const notice = { kind: 'giftCardRemoved', code } as const
  try {
    return { cart: (await api.removeGiftCard({ giftCardId })).cart, notice }
  } catch (error) {
    if (!(error instanceof VitrineError) || error.code !== 'GIFT_CARD_NOT_FOUND_IN_CART')
      throw error
    return { cart: (await api.get({})).cart, notice }
  }
}
