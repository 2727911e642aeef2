import type { StaffMember } from '@vitrine/contract/staff'
import { Mark } from '@vitrine/ui/mark'
import { ThemeSwitch } from '@vitrine/ui/theme-switch'
import { ExternalLink, FlaskConical, LogOut, Search } from 'lucide-react'
import { clearSignedInHint } from '../api/signed-in-hint.ts'
import { links } from '../links.ts'
import { unseenQuery } from '../screens/orders/search.ts'
import { undecidedQuery } from '../screens/returns/search.ts'
import { errorMessage } from '../shared/failure.tsx'
import { useMessages } from '../shared/messages.tsx'
import { Link } from '../shared/navigation.tsx'
import { useIsAllowed } from '../shared/permissions.tsx'
import { useToast } from '../shared/toast.tsx'
import { useAction, useOperation } from '../shared/use-operation.ts'
import { preloadPalette } from './lazy-dialogs.ts'
import {
  canOpen,
  type NavigationGroup,
  type NavigationItem,
  navigationGroups,
} from './navigation-items.ts'
import { PluginGroup } from './plugin-group.tsx'
import { SiteSwitcher, type Sites } from './site-switcher.tsx'
import { WaitingCount, type WaitingCountProps } from './waiting-count.tsx'

export interface SidebarProps {
  readonly person: StaffMember
  readonly sites: Sites
  readonly currentSite: Sites[number] | undefined
  readonly onSite: (id: string) => void
  readonly currentItem: string | undefined
  readonly currentPath: string
  readonly open: boolean
  readonly onSearch: () => void
}

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

export function Sidebar({
  person,
  sites,
  currentSite,
  onSite,
  currentItem,
  currentPath,
  open,
  onSearch,
}: SidebarProps) {
  const messages = useMessages()
  const waiting = useWaitingCounts()
  const signOut = useSignOut()
  const mayRehearse = useIsAllowed('rehearsal.startRehearsal')
  return (
    <aside className="sidebar" id="sidebar" aria-label={messages.shell.menu} data-open={open}>
      <Link className="sidebar-logo" href={links.home()}>
        <Mark />
      </Link>
      <button
        type="button"
        className="find"
        onClick={onSearch}
        onPointerEnter={preloadPalette}
        onFocus={preloadPalette}
      >
        <Search aria-hidden="true" />
        {messages.shell.find}
        <kbd>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <nav aria-label={messages.shell.navigation}>
        {navigationGroups.map((group) => (
          <Group
            key={group.key ?? 'top'}
            group={group}
            role={person.role}
            currentItem={currentItem}
            waiting={waiting}
          />
        ))}
        <PluginGroup currentPath={currentPath} />
      </nav>
      <div className="sidebar-footer">
        <a href={links.shop()} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          {messages.shell.viewShop}
        </a>
        {mayRehearse && (
          <Link
            href={links.rehearsal()}
            aria-current={currentPath === links.rehearsal() ? 'page' : undefined}
          >
            <FlaskConical aria-hidden="true" />
            {messages.shell.rehearsal}
          </Link>
        )}
        <ThemeSwitch />
        <SiteSwitcher sites={sites} current={currentSite} onSite={onSite} />
        <div className="person">
          <Link href={links.account()} title={`${messages.shell.account}: ${person.email}`}>
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

interface GroupProps extends Pick<SidebarProps, 'currentItem'> {
  readonly group: NavigationGroup
  readonly role: StaffMember['role']
  readonly waiting: WaitingByItem
}

/** The pages below an item are shown while one of its family is open, or when something waits there. */
function Group({ group, role, currentItem, waiting }: GroupProps) {
  const { navigationGroups: names } = useMessages()
  const items = group.items.filter(canOpen(role))
  const name = group.key && names[group.key]
  if (items.length === 0) return null
  return (
    <div className="sidebar-group">
      {name && <p>{name}</p>}
      {items.map((item) => {
        const children = (item.children ?? []).filter(canOpen(role))
        const isOpen = [item, ...children].some(({ key }) => key === currentItem)
        const shown = children.filter(({ key }) => isOpen || (waiting[key]?.count ?? 0) > 0)
        return [item, ...shown].map((one) => (
          <ItemLink
            key={one.key}
            item={one}
            isChild={one !== item}
            isCurrent={one.key === currentItem}
            waiting={waiting[one.key]}
          />
        ))
      })}
    </div>
  )
}

interface ItemLinkProps {
  readonly item: Pick<NavigationItem, 'key' | 'href' | 'icon'>
  readonly isChild: boolean
  readonly isCurrent: boolean
  readonly waiting: WaitingCountProps | undefined
}

function ItemLink({ item: { key, href, icon: Icon }, isChild, isCurrent, waiting }: ItemLinkProps) {
  const { navigation } = useMessages()
  return (
    <Link
      href={href}
      className={isChild ? 'sidebar-child' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {!isChild && <Icon aria-hidden="true" />}
      {navigation[key]}
      <WaitingCount {...waiting} />
    </Link>
  )
}

type WaitingByItem = Partial<Record<NavigationItem['key'], WaitingCountProps>>

/** The numbers of open tasks for the items of the sidebar. */
function useWaitingCounts(): WaitingByItem {
  const { home, orders, shell } = useMessages()
  const figures = useOperation('sites.getFigures', {})
  const unseen = useOperation('orders.queryOrders', unseenQuery)
  const undecided = useOperation('returns.queryReturns', undecidedQuery)
  return {
    orders: { count: unseen.data?.pagingMetadata.total ?? 0, label: orders.unseenCount },
    returns: {
      count: undecided.data?.pagingMetadata.total ?? 0,
      label: shell.returnsToDecide,
    },
    members: { count: figures.data?.members.pending ?? 0, label: home.pending },
  }
}

/** Full page load, so that no cached data remains after sign-out. */
function useSignOut() {
  const messages = useMessages()
  const action = useAction('staff.signOut')
  const showToast = useToast()
  return () =>
    action.mutate(
      {},
      {
        onSuccess: () => {
          clearSignedInHint()
          globalThis.location.assign(links.signIn())
        },
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
}
