import { Icon } from '@vitrine/ui/icon'
import Heart from 'lucide-react/icons/heart'
import { useLocation } from 'wouter'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { useWishMarks } from './use-wishes.ts'

/** The way to the wish list, while something is on it. */
export function WishLink() {
  const { wishes: messages } = useMessages()
  const [path] = useLocation()
  const { count } = useWishMarks()
  if (count === 0) return null
  return (
    <a
      className="head-tool head-cart"
      href={links.wishList()}
      aria-current={path === links.wishList() ? 'page' : undefined}
      aria-label={messages.titleWith({ n: count })}
    >
      <Icon as={Heart} />
      <span className="head-cart-count v-num">{count}</span>
    </a>
  )
}
