import type { WishView } from '../wishes/wish-view.ts'
import type { CartView } from './cart-view.ts'

/** Why something was not put into the cart. */
export type Refusal = 'soldOut' | 'limitReached' | 'gone' | 'listFull' | 'failed'

/** Why a code was not taken. */
export type CodeRefusal =
  | 'empty'
  | 'unknown'
  | 'expired'
  | 'notYet'
  | 'off'
  | 'spent'
  | 'usedUp'
  | 'usedByBuyer'
  | 'tooSmall'
  | 'tooLarge'
  | 'otherProducts'
  | 'onlyGiftCards'
  | 'tooMany'

/** The result of the last form, shown once. */
export type CartNotice =
  | { kind: 'added'; name: string }
  /** Fewer than requested were available. */
  | { kind: 'limited' | 'atMost'; name: string; available: string }
  /** `item` is what "Undo" adds again; absent when it is too large for a cookie. */
  | { kind: 'removed'; name: string; item?: string }
  | { kind: 'saved' | 'accepted' }
  /** `saved` is what "Undo" moves back, or restores to the items saved for later. */
  | { kind: 'savedForLater' | 'forgotten'; name: string; saved: string }
  | { kind: 'codeApplied' | 'codeRemoved' | 'giftCardApplied' | 'giftCardRemoved'; code: string }
  /** `need` is the minimum or maximum amount, where there is one. Shown at the field, with the input. */
  | { kind: 'codeRefused'; code: string; reason: CodeRefusal; need?: string }
  | { kind: 'refused'; reason: Refusal }

/** Props of the cart page; the drawer shows the same. */
export type CartProps = {
  /** Absent before the first item. */
  cart?: CartView
  /** Items saved for later. */
  saved: readonly WishView[]
  notice?: CartNotice
  /** The response to a form has this field. */
  errors: Readonly<Record<string, string>>
}
