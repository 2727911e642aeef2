import { createToShop, readShopAddress, type ToShop } from './shop-address.ts'

export interface RedirectOptions {
  /** Further hosts whose calls go to the shop, such as the one given as `apiBaseUrl`. Default: none. */
  readonly hosts?: readonly string[]
  /** What an error calls the address. Default: `The address`. */
  readonly name?: string
}

interface State {
  toShop: ToShop
  /** The names of what sends its requests through `toShop` already. */
  readonly installed: Set<string>
}

// The same package may be loaded twice, by a server and its bundle: both share one redirect.
const key = Symbol.for('@vitrine/redirect')

const holder = globalThis as unknown as { [key]?: State }

function state(): State {
  holder[key] ??= { toShop: () => undefined, installed: new Set() }
  return holder[key]
}

/** Where requests go now. */
export const toShop: ToShop = (address) => state().toShop(address)

/** Sets or replaces the shop that requests go to; throws when the address is none of a shop. */
export function setShop(address: string | undefined, options: RedirectOptions = {}): void {
  const origin = readShopAddress(address, options.name ?? 'The address')
  state().toShop = createToShop(origin, options.hosts)
}

/** From here on no request is changed. */
export function stopRedirecting(): void {
  state().toShop = () => undefined
}

/** Runs `install` unless the part of this name is in place. */
export function installOnce(name: string, install: () => void): void {
  if (state().installed.has(name)) return
  state().installed.add(name)
  install()
}
