import { useSession } from '@vitrine/react'
import { Icon } from '@vitrine/ui/icon'
import { ThemeSwitch } from '@vitrine/ui/theme-switch'
import MenuIcon from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import User from 'lucide-react/icons/user-round'
import { useLocation } from 'wouter'
import { links } from '../links.ts'
import { useWords } from '../messages/index.ts'
import type { FrameState } from '../page-state.ts'
import { HouseMark } from './house-mark.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { Name } from './name.tsx'

const mostRooms = 9
/** Of names as they usually are; what finds no place is cut off. */
const surelyFit = 6

export function Header({ frame }: { frame: FrameState }) {
  const words = useWords()
  const [path] = useLocation()
  const { isMember } = useSession()
  const here = (href: string) => (path === href ? 'page' : undefined)
  const person = isMember
    ? { href: links.account(), word: words.t('frame.account') }
    : { href: links.login(), word: words.t('frame.signIn') }
  return (
    <header className="head">
      <div className="v-wrap head-row">
        <a
          className="head-mark"
          href={links.home()}
          aria-label={words.t('frame.home', { shop: frame.site.name })}
        >
          <HouseMark site={frame.site} />
        </a>
        <nav className="head-nav" aria-label={words.t('frame.collections')}>
          {[{ name: words.t('frame.all'), slug: 'all-products' }, ...frame.collections]
            .slice(0, mostRooms + 1)
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
          <a className="head-tool" href={links.search()} aria-current={here(links.search())}>
            <Icon as={Search} />
            <span className="head-tool-word-wide">{words.t('frame.search')}</span>
          </a>
          <a className="head-tool" href={person.href} aria-current={here(person.href)}>
            <Icon as={User} />
            <span className="head-tool-word-wide">{person.word}</span>
          </a>
          <ThemeSwitch />
          <button
            className="head-tool head-menu-button"
            data-always={hasMoreThanFit(frame) ? '' : undefined}
            type="button"
            popoverTarget="menu"
            aria-label={words.t('frame.menu')}
          >
            <Icon as={MenuIcon} size={20} />
          </button>
        </div>
      </div>
      <MenuSheet frame={frame} />
    </header>
  )
}

/** Rooms within rooms, and those that find no place in the line, are only in the menu. */
const hasMoreThanFit = ({ collections, hasMoreRooms }: FrameState): boolean =>
  hasMoreRooms ||
  collections.length > surelyFit ||
  collections.some(({ rooms }) => rooms.length > 0)
