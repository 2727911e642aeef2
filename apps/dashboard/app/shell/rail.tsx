import { Mark } from '@vitrine/ui/mark'
import { ThemeSwitch } from '@vitrine/ui/theme-switch'
import { ExternalLink, LogOut, Search } from 'lucide-react'
import { noteSignOut } from '../api/signed-in-hint.ts'
import { links } from '../links.ts'
import { wordsOf } from '../scaffold/failure.tsx'
import { useMessages } from '../scaffold/messages.tsx'
import { Link } from '../scaffold/navigation.tsx'
import { useTell } from '../scaffold/notices.tsx'
import { useAction, useOperation } from '../scaffold/use-operation.ts'
import { mayRead, places } from './places.ts'
import type { ShellProps } from './shell.tsx'
import { SiteSwitcher } from './site-switcher.tsx'

interface RailProps extends ShellProps {
  readonly place: string | undefined
  readonly open: boolean
  readonly onFind: () => void
}

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

export function Rail({ person, sites, currentSite, onSite, place, open, onFind }: RailProps) {
  const messages = useMessages()
  const figures = useOperation('sites.getFigures', {})
  const pending = figures.data?.members.pending ?? 0
  const signOut = useSignOut()
  return (
    <aside className="rail" id="rail" aria-label={messages.shell.menu} data-open={open}>
      <Link className="rail-mark" href={links.home()}>
        <Mark />
      </Link>
      <button type="button" className="find" onClick={onFind}>
        <Search aria-hidden="true" />
        {messages.shell.find}
        <kbd>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <nav aria-label={messages.shell.navigation}>
        {places.filter(mayRead(person.role)).map(({ key, href, icon: Icon }) => (
          <Link key={key} href={href} aria-current={key === place ? 'page' : undefined}>
            <Icon aria-hidden="true" />
            {messages.places[key]}
            {key === 'members' && pending > 0 && (
              <span className="figure waiting-count" title={messages.home.pending}>
                {pending}
                <span className="unseen"> {messages.home.pending}</span>
              </span>
            )}
          </Link>
        ))}
      </nav>
      <div className="rail-foot">
        <a href={links.shop()} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          {messages.shell.viewShop}
        </a>
        <ThemeSwitch />
        <SiteSwitcher sites={sites} current={currentSite} onSite={onSite} />
        <div className="person">
          <Link href={links.account()} title={`${messages.account.open}: ${person.email}`}>
            {person.name}
          </Link>
          <button
            type="button"
            className="icon-button"
            aria-label={messages.shell.signOut}
            title={messages.shell.signOut}
            onClick={signOut}
          >
            <LogOut aria-hidden="true" />
          </button>
        </div>
      </div>
    </aside>
  )
}

/** A whole page load: nothing that was read stays behind for whoever signs in next. */
function useSignOut() {
  const messages = useMessages()
  const action = useAction('staff.signOut')
  const tell = useTell()
  return () =>
    action.mutate(
      {},
      {
        onSuccess: () => {
          noteSignOut()
          globalThis.location.assign(links.signIn())
        },
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
}
