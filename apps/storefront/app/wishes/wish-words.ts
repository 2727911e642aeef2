import type { Messages } from '../messages/index.ts'
import type { WishNotice } from './wish-view.ts'

/** The message for the result of a form. */
export function wishWords(notice: WishNotice, { wishes, cart }: Messages): string {
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
