import { createToShop, readShopAddress, type ToShop } from './shop-address.ts'

export interface RedirectOptions {
  /** Further hosts whose calls go to the shop, such as one set as `apiBaseUrl`. Default: none. */
  readonly hosts?: readonly string[]
  /** Name of the address in errors. Default: `The address`. */
  readonly name?: string
}

interface State {
  toShop: ToShop
  /** Names of the parts that are already installed. */
  readonly installed: Set<string>
}

// The package may be loaded twice, by a server and its bundle: both share one redirect.
const key = Symbol.for('@vitrine/redirect')

const holder = globalThis as unknown as { [key]?: State }

function state(): State {
  holder[key] ??= { toShop: () => undefined, installed: new Set() }
  return holder[key]
}

/** Translates a URL for the current shop. */
export const toShop: ToShop = (address) => state().toShop(address)

/** Sets or replaces the shop that requests go to; throws if the address is invalid. */
export function setShop(address: string | undefined, options: RedirectOptions = {}): void {
  const origin = readShopAddress(address, options.name ?? 'The address')
  state().toShop = createToShop(origin, options.hosts)
}

/** Stops changing requests. */
export function stopRedirecting(): void {
  state().toShop = () => undefined
}

/** Runs `install` unless the part with this name is installed. */
export function installOnce(name: string, install: () => void): void {
  if (state().installed.has(name)) return
  state().installed.add(name)
  install()
}
