import type { StaffRole } from '@vitrine/contract/vocabulary'
import {
  BadgePercent,
  BellRing,
  BookOpenText,
  Boxes,
  ChartLine,
  Code,
  Contact,
  CreditCard,
  DoorOpen,
  FileText,
  Gift,
  History,
  House,
  Images,
  Layers,
  LayoutGrid,
  ListChecks,
  ListPlus,
  type LucideIcon,
  Mail,
  Menu,
  Newspaper,
  PackageOpen,
  Palette,
  PanelsTopLeft,
  ReceiptText,
  Repeat,
  Settings2,
  ShieldCheck,
  ShoppingBag,
  ShoppingCart,
  SlidersHorizontal,
  Star,
  TextQuote,
  Truck,
  Undo2,
  Upload,
  UsersRound,
  WalletCards,
} from 'lucide-react'
import type { OperationName } from '../api/client.ts'
import { links } from '../links.ts'
import type { Messages } from '../messages/index.ts'
import { isAllowed } from '../shared/permissions.tsx'

/** An item of the sidebar. */
interface NavigationItem {
  readonly key: keyof Messages['navigation']
  readonly href: string
  readonly icon: LucideIcon
  /** The operation the page reads; without permission the item is hidden. */
  readonly readOperation?: OperationName
}

/** Items under one heading. */
export interface NavigationGroup {
  /** Absent for items above all groups. */
  readonly key?: keyof Messages['navigationGroups']
  /** Whether it is collapsed by default: settings, and what few users need daily. */
  readonly isFolded?: boolean
  readonly items: readonly NavigationItem[]
}

/** The sidebar, in order. */
export const navigationGroups: readonly NavigationGroup[] = [
  {
    items: [
      { key: 'home', href: links.home(), icon: House },
      { key: 'reports', href: links.reports(), icon: ChartLine },
    ],
  },
  {
    key: 'sales',
    items: [
      { key: 'orders', href: links.orders(), icon: ShoppingBag },
      { key: 'subscriptions', href: links.subscriptions(), icon: Repeat },
      { key: 'returns', href: links.returns(), icon: Undo2 },
      { key: 'abandoned', href: links.abandoned(), icon: ShoppingCart },
      { key: 'invoices', href: links.invoices(), icon: FileText },
      { key: 'discounts', href: links.discounts(), icon: BadgePercent },
      { key: 'giftCards', href: links.giftCards(), icon: Gift },
      { key: 'storeCredit', href: links.storeCredit(), icon: WalletCards },
    ],
  },
  {
    key: 'catalog',
    items: [
      { key: 'products', href: links.products(), icon: PackageOpen },
      { key: 'stock', href: links.stock(), icon: Boxes },
      { key: 'reviews', href: links.reviews(), icon: Star },
      { key: 'waiting', href: links.waiting(), icon: BellRing },
      { key: 'collections', href: links.collections(), icon: Layers },
      { key: 'media', href: links.media(), icon: Images },
      { key: 'customizations', href: links.customizations(), icon: SlidersHorizontal },
      { key: 'infoSections', href: links.infoSections(), icon: TextQuote },
      { key: 'customFields', href: links.customFields(), icon: ListPlus },
      { key: 'import', href: links.imports(), icon: Upload },
    ],
  },
  {
    key: 'look',
    items: [
      { key: 'theme', href: links.theme(), icon: Palette },
      { key: 'pages', href: links.pages(), icon: PanelsTopLeft },
      { key: 'journal', href: links.journal(), icon: BookOpenText },
      { key: 'menus', href: links.menus(), icon: Menu },
    ],
  },
  {
    key: 'customers',
    items: [
      { key: 'customers', href: links.customers(), icon: Contact },
      { key: 'members', href: links.members(), icon: UsersRound },
      { key: 'messages', href: links.messages(), icon: Mail },
      { key: 'newsletter', href: links.newsletter(), icon: Newspaper },
    ],
  },
  {
    key: 'setup',
    isFolded: true,
    items: [
      { key: 'payments', href: links.payments(), icon: CreditCard },
      { key: 'delivery', href: links.delivery(), icon: Truck },
      { key: 'taxes', href: links.taxes(), icon: ReceiptText },
      { key: 'settings', href: links.settings(), icon: Settings2 },
      { key: 'sites', href: links.sites(), icon: LayoutGrid },
    ],
  },
  {
    key: 'system',
    isFolded: true,
    items: [
      { key: 'history', href: links.history(), icon: History },
      { key: 'jobs', href: links.jobs(), icon: ListChecks },
      { key: 'log', href: links.log(), icon: DoorOpen },
      { key: 'staff', href: links.staff(), icon: ShieldCheck, readOperation: 'staff.listStaff' },
      { key: 'developers', href: links.developers(), icon: Code },
    ],
  },
]

/** All items, for the command palette. */
export const navigationItems = navigationGroups.flatMap(({ items }) => items)

/** Whether a role may open an item. */
export const canOpen =
  (role: StaffRole) =>
  ({ readOperation }: NavigationItem): boolean =>
    readOperation === undefined || isAllowed(role, readOperation)

/** The item of a path; undefined for other paths. */
export const navigationItemOf = (pathname: string) =>
  navigationItems.find(({ key, href }) =>
    key === 'home' ? /^\/dashboard\/?$/.test(pathname) : pathname.startsWith(href),
  )?.key
