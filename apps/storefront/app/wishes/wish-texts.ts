import type { Messages } from '../messages/index.ts'
import { stateText } from '../views/preorder.ts'
import type { ProductState } from '../views/product-state.ts'
import type { WishNotice, WishView } from './wish-view.ts'

/** The message for the result of a form. */
export function wishText(notice: WishNotice, { wishes, cart }: Messages): string {
  switch (notice.kind) {
    case 'added':
    case 'removed':
    case 'inCart':
      return wishes.notice[notice.kind]({ name: notice.name })
    case 'soldOut':
    case 'limitReached':
      return cart.notice[notice.kind]
    default:
      return wishes.notice[notice.kind]
  }
}

const states = { AVAILABLE: 'in', PREORDER: 'preorder', SOLD_OUT: 'out' } as const satisfies Record<
  Exclude<WishView['availability'], 'GONE'>,
  ProductState
>

/** The availability, with the label of its card. */
export const wishState = (
  { availability, leaving }: Pick<WishView, 'availability' | 'leaving'>,
  messages: Messages,
): string =>
  availability === 'GONE'
    ? messages.wishes.gone
    : stateText({ state: states[availability], ...(leaving && { leaving }) }, messages)
