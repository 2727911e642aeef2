import type { StaffRole } from '@vitrine/contract/vocabulary'
import {
  BadgePercent,
  Boxes,
  Code,
  CreditCard,
  DoorOpen,
  FileText,
  History,
  House,
  Layers,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  PackageOpen,
  ReceiptText,
  Settings2,
  ShieldCheck,
  ShoppingBag,
  ShoppingCart,
  SlidersHorizontal,
  TextQuote,
  Truck,
  Undo2,
  Upload,
  UsersRound,
} from 'lucide-react'
import type { OperationName } from '../api/client.ts'
import { links } from '../links.ts'
import { isAllowed } from '../shared/permissions.tsx'

/** The items of the sidebar, in order. */
export const navigationItems: readonly {
  readonly key:
    | 'home'
    | 'orders'
    | 'returns'
    | 'invoices'
    | 'abandoned'
    | 'products'
    | 'collections'
    | 'customizations'
    | 'infoSections'
    | 'discounts'
    | 'delivery'
    | 'taxes'
    | 'payments'
    | 'stock'
    | 'history'
    | 'members'
    | 'import'
    | 'jobs'
    | 'log'
    | 'developers'
    | 'staff'
    | 'sites'
    | 'settings'
  readonly href: string
  readonly icon: LucideIcon
  /** The operation the page reads; without permission the item is hidden. */
  readonly readOperation?: OperationName
}[] = [
  { key: 'home', href: links.home(), icon: House },
  { key: 'orders', href: links.orders(), icon: ShoppingBag },
  { key: 'returns', href: links.returns(), icon: Undo2 },
  { key: 'invoices', href: links.invoices(), icon: FileText },
  { key: 'abandoned', href: links.abandoned(), icon: ShoppingCart },
  { key: 'products', href: links.products(), icon: PackageOpen },
  { key: 'stock', href: links.stock(), icon: Boxes },
  { key: 'collections', href: links.collections(), icon: Layers },
  { key: 'customizations', href: links.customizations(), icon: SlidersHorizontal },
  { key: 'infoSections', href: links.infoSections(), icon: TextQuote },
  { key: 'discounts', href: links.discounts(), icon: BadgePercent },
  { key: 'delivery', href: links.delivery(), icon: Truck },
  { key: 'taxes', href: links.taxes(), icon: ReceiptText },
  { key: 'payments', href: links.payments(), icon: CreditCard },
  { key: 'history', href: links.history(), icon: History },
  { key: 'import', href: links.imports(), icon: Upload },
  { key: 'jobs', href: links.jobs(), icon: ListChecks },
  { key: 'members', href: links.members(), icon: UsersRound },
  { key: 'log', href: links.log(), icon: DoorOpen },
  { key: 'staff', href: links.staff(), icon: ShieldCheck, readOperation: 'staff.listStaff' },
  { key: 'developers', href: links.developers(), icon: Code },
  { key: 'sites', href: links.sites(), icon: LayoutGrid },
  { key: 'settings', href: links.settings(), icon: Settings2 },
]

/** Whether a role may open an item. */
export const canOpen =
  (role: StaffRole) =>
  ({ readOperation }: (typeof navigationItems)[number]): boolean =>
    readOperation === undefined || isAllowed(role, readOperation)

/** The item of a path; undefined for other paths. */
export const navigationItemOf = (pathname: string) =>
  navigationItems.find(({ key, href }) =>
    key === 'home' ? /^\/dashboard\/?$/.test(pathname) : pathname.startsWith(href),
  )?.key
