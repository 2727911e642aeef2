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
import type { LinkView } from '../views/navigation-view.ts'
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
          {topLinks(layout, messages.layout.all).map(({ label, href }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may lead to the same place.
            <a key={at} href={href} aria-current={here(href)}>
              <Name>{label}</Name>
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

/** The entries of the header: the merchant's, else the collections. */
function topLinks({ navigation, collections }: LayoutState, all: string): readonly LinkView[] {
  if (navigation.menu) return navigation.menu
  const shown = collections.slice(0, maxCollections)
  return [
    { label: all, href: links.allProducts() },
    ...shown.map(({ name, slug }) => ({ label: name, href: links.collection(slug) })),
  ]
}

/** Nested collections, and those that do not fit into the header, are only in the menu. */
function hasMoreThanFit({ navigation, collections, hasMoreCollections }: LayoutState): boolean {
  const { menu } = navigation
  if (menu) return menu.length > safeCount + 1 || menu.some(({ items }) => items.length > 0)
  return (
    hasMoreCollections ||
    collections.length > safeCount ||
    collections.some(({ collections }) => collections.length > 0)
  )
}
