import { useSession } from '@vitrine/react'
import { Icon } from '@vitrine/ui/icon'
import MenuIcon from 'lucide-react/icons/menu'
import User from 'lucide-react/icons/user-round'
import { useLocation } from 'wouter'
import { CartLink } from '../cart/cart-link.tsx'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import type { LayoutState } from '../page-state.ts'
import { SearchLink } from '../search/search-link.tsx'
import { WishLink } from '../wishes/wish-link.tsx'
import { Logo } from './logo.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { Name } from './name.tsx'

const maxCollections = 9
/** Estimated for average name lengths; the overflow is clipped. */
const safeCount = 6

export function Header({ layout }: { layout: LayoutState }) {
  const messages = useMessages()
  const [path] = useLocation()
  const { isMember } = useSession()
  const here = (href: string) => (path === href ? 'page' : undefined)
  const accountLink = isMember
    ? { href: links.account(), word: messages.layout.account }
    : { href: links.login(), word: messages.layout.signIn }
  return (
    <header className="head">
      <div className="v-wrap head-row">
        <a
          className="head-mark"
          href={links.home()}
          aria-label={messages.layout.home({ shop: layout.site.name })}
        >
          <Logo site={layout.site} />
        </a>
        <nav className="head-nav" aria-label={messages.layout.collections}>
          {[{ name: messages.layout.all, slug: 'all-products' }, ...layout.collections]
            .slice(0, maxCollections + 1)
            .map(({ name, slug }) => (
              <a
                key={slug}
                href={links.collection(slug)}
                aria-current={here(links.collection(slug))}
              >
                <Name>{name}</Name>
              </a>
            ))}
        </nav>
        <div className="head-tools">
          <SearchLink />
          <a className="head-tool" href={accountLink.href} aria-current={here(accountLink.href)}>
            <Icon as={User} />
            <span className="head-tool-word-wide">{accountLink.word}</span>
          </a>
          <WishLink />
          <CartLink />
          <button
            className="head-tool head-menu-button"
            data-always={hasMoreThanFit(layout) ? '' : undefined}
            type="button"
            popoverTarget="menu"
            aria-label={messages.layout.menu}
          >
            <Icon as={MenuIcon} size={20} />
          </button>
        </div>
      </div>
      <MenuSheet layout={layout} />
    </header>
  )
}

/** Nested collections, and those that do not fit into the header, are only in the menu. */
const hasMoreThanFit = ({ collections, hasMoreCollections }: LayoutState): boolean =>
  hasMoreCollections ||
  collections.length > safeCount ||
  collections.some(({ collections }) => collections.length > 0)
