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

/** A page that the sidebar leads to. */
interface NavigationLink {
  readonly key: keyof Messages['navigation']
  readonly href: string
  readonly icon: LucideIcon
  /** The operation the page reads; without permission the item is hidden. */
  readonly readOperation?: OperationName
}

/** An item of the sidebar, and the pages that are shown below it while one of the family is open. */
export interface NavigationItem extends NavigationLink {
  readonly children?: readonly NavigationLink[]
}

/** Items under one heading. */
export interface NavigationGroup {
  /** Absent for items without a heading. */
  readonly key?: keyof Messages['navigationGroups']
  readonly items: readonly NavigationItem[]
}

const orders: NavigationItem = {
  key: 'orders',
  href: links.orders(),
  icon: ShoppingBag,
  children: [
    { key: 'subscriptions', href: links.subscriptions(), icon: Repeat },
    { key: 'returns', href: links.returns(), icon: Undo2 },
    { key: 'abandoned', href: links.abandoned(), icon: ShoppingCart },
    { key: 'invoices', href: links.invoices(), icon: FileText },
  ],
}

const discounts: NavigationItem = {
  key: 'discounts',
  href: links.discounts(),
  icon: BadgePercent,
  children: [
    { key: 'giftCards', href: links.giftCards(), icon: Gift },
    { key: 'storeCredit', href: links.storeCredit(), icon: WalletCards },
  ],
}

const products: NavigationItem = {
  key: 'products',
  href: links.products(),
  icon: PackageOpen,
  children: [
    { key: 'customizations', href: links.customizations(), icon: SlidersHorizontal },
    { key: 'infoSections', href: links.infoSections(), icon: TextQuote },
    { key: 'customFields', href: links.customFields(), icon: ListPlus },
    { key: 'reviews', href: links.reviews(), icon: Star },
    { key: 'waiting', href: links.waiting(), icon: BellRing },
    { key: 'import', href: links.imports(), icon: Upload },
  ],
}

const pages: NavigationItem = {
  key: 'pages',
  href: links.pages(),
  icon: PanelsTopLeft,
  children: [
    { key: 'journal', href: links.journal(), icon: BookOpenText },
    { key: 'menus', href: links.menus(), icon: Menu },
  ],
}

const settings: NavigationItem = {
  key: 'settings',
  href: links.settingsOverview(),
  icon: Settings2,
  children: [
    { key: 'payments', href: links.payments(), icon: CreditCard },
    { key: 'delivery', href: links.delivery(), icon: Truck },
    { key: 'taxes', href: links.taxes(), icon: ReceiptText },
    { key: 'staff', href: links.staff(), icon: ShieldCheck, readOperation: 'staff.listStaff' },
    { key: 'sites', href: links.sites(), icon: LayoutGrid },
    { key: 'history', href: links.history(), icon: History },
    { key: 'jobs', href: links.jobs(), icon: ListChecks },
    { key: 'log', href: links.log(), icon: DoorOpen },
    { key: 'developers', href: links.developers(), icon: Code },
  ],
}

/** The sidebar, in order. */
export const navigationGroups: readonly NavigationGroup[] = [
  {
    items: [
      { key: 'home', href: links.home(), icon: House },
      { key: 'reports', href: links.reports(), icon: ChartLine },
    ],
  },
  { key: 'sales', items: [orders, discounts] },
  {
    key: 'catalog',
    items: [
      products,
      { key: 'stock', href: links.stock(), icon: Boxes },
      { key: 'collections', href: links.collections(), icon: Layers },
      { key: 'media', href: links.media(), icon: Images },
    ],
  },
  {
    key: 'customers',
    items: [
      {
        key: 'customers',
        href: links.customers(),
        icon: Contact,
        children: [
          { key: 'members', href: links.members(), icon: UsersRound },
          { key: 'newsletter', href: links.newsletter(), icon: Newspaper },
        ],
      },
      { key: 'messages', href: links.messages(), icon: Mail },
    ],
  },
  {
    key: 'shop',
    items: [{ key: 'theme', href: links.theme(), icon: Palette }, pages, settings],
  },
]

/** All items, for the command palette. */
export const navigationItems: readonly NavigationLink[] = navigationGroups.flatMap(({ items }) =>
  items.flatMap(({ children = [], ...item }) => [item, ...children]),
)

/** Whether a role may open an item. */
export const canOpen =
  (role: StaffRole) =>
  ({ readOperation }: NavigationLink): boolean =>
    readOperation === undefined || isAllowed(role, readOperation)

/** The item of a path; undefined for other paths. */
export const navigationItemOf = (pathname: string) =>
  navigationItems.find(({ key, href }) =>
    key === 'home' ? /^\/dashboard\/?$/.test(pathname) : pathname.startsWith(href),
  )?.key
