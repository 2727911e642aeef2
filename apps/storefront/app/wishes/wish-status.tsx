import { useLocation } from 'wouter'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { useWishState } from './use-wishes.ts'
import { wishText } from './wish-texts.ts'

/** The result of a heart: success for screen readers only, errors for everybody. */
export function WishStatus() {
  const messages = useMessages()
  const { props, error } = useWishState()
  const [path] = useLocation()
  const notice = props?.notice
  // The page of the list shows it itself.
  const isOwnPage = path === links.wishList()
  const text = error ? messages.cart.error[error] : notice && wishText(notice, messages)
  const isBad = error !== undefined || (notice !== undefined && isRefusal(notice.kind))
  return (
    <p className="wish-status" data-bad={isBad && !isOwnPage ? '' : undefined} role="status">
      {isOwnPage ? '' : text}
    </p>
  )
}

const refusals: readonly string[] = ['full', 'gone', 'failed', 'soldOut', 'limitReached']
export const isRefusal = (kind: string): boolean => refusals.includes(kind)
