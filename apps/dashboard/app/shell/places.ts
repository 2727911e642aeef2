import type { StaffRole } from '@vitrine/contract/vocabulary'
import {
  Boxes,
  Code,
  DoorOpen,
  History,
  House,
  Layers,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  PackageOpen,
  Settings2,
  ShieldCheck,
  SlidersHorizontal,
  TextQuote,
  Upload,
  UsersRound,
} from 'lucide-react'
import type { OperationName } from '../api/client.ts'
import { links } from '../links.ts'
import { mayCall } from '../scaffold/may.tsx'

/** The places of the left rail, in its order. */
export const places: readonly {
  readonly key:
    | 'home'
    | 'products'
    | 'collections'
    | 'customizations'
    | 'infoSections'
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
  /** What the place reads; whoever may not is not led there. */
  readonly reads?: OperationName
}[] = [
  { key: 'home', href: links.home(), icon: House },
  { key: 'products', href: links.products(), icon: PackageOpen },
  { key: 'stock', href: links.stock(), icon: Boxes },
  { key: 'collections', href: links.collections(), icon: Layers },
  { key: 'customizations', href: links.customizations(), icon: SlidersHorizontal },
  { key: 'infoSections', href: links.infoSections(), icon: TextQuote },
  { key: 'history', href: links.history(), icon: History },
  { key: 'import', href: links.imports(), icon: Upload },
  { key: 'jobs', href: links.jobs(), icon: ListChecks },
  { key: 'members', href: links.members(), icon: UsersRound },
  { key: 'log', href: links.log(), icon: DoorOpen },
  { key: 'staff', href: links.staff(), icon: ShieldCheck, reads: 'staff.listStaff' },
  { key: 'developers', href: links.developers(), icon: Code },
  { key: 'sites', href: links.sites(), icon: LayoutGrid },
  { key: 'settings', href: links.settings(), icon: Settings2 },
]

/** Whether somebody with a role is led to a place. */
export const mayRead =
  (role: StaffRole) =>
  ({ reads }: (typeof places)[number]): boolean =>
    reads === undefined || mayCall(role, reads)

/** The place an address lies in; undefined for addresses outside of all. */
export const placeOf = (pathname: string) =>
  places.find(({ key, href }) =>
    key === 'home' ? /^\/dashboard\/?$/.test(pathname) : pathname.startsWith(href),
  )?.key
