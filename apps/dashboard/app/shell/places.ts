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
import { links } from '../links.ts'

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
  { key: 'staff', href: links.staff(), icon: ShieldCheck },
  { key: 'developers', href: links.developers(), icon: Code },
  { key: 'sites', href: links.sites(), icon: LayoutGrid },
  { key: 'settings', href: links.settings(), icon: Settings2 },
]

/** The place an address lies in; undefined for addresses outside of all. */
export const placeOf = (pathname: string) =>
  places.find(({ key, href }) =>
    key === 'home' ? /^\/dashboard\/?$/.test(pathname) : pathname.startsWith(href),
  )?.key
