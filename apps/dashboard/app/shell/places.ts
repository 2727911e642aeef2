import { House, type LucideIcon, PackageOpen, Settings2, Upload, UsersRound } from 'lucide-react'
import { links } from '../links.ts'

/** The places of the left rail, in its order. */
export const places: readonly {
  readonly key: 'home' | 'products' | 'members' | 'import' | 'settings'
  readonly href: string
  readonly icon: LucideIcon
}[] = [
  { key: 'home', href: links.home(), icon: House },
  { key: 'products', href: links.products(), icon: PackageOpen },
  { key: 'members', href: links.members(), icon: UsersRound },
  { key: 'import', href: links.imports(), icon: Upload },
  { key: 'settings', href: links.settings(), icon: Settings2 },
]

/** The place an address lies in; undefined for addresses outside of all. */
export const placeOf = (pathname: string) =>
  places.find(({ key, href }) =>
    key === 'home' ? /^\/dashboard\/?$/.test(pathname) : pathname.startsWith(href),
  )?.key
