import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react'

/** Navigates to an address of `links.ts`. */
export interface Navigation {
  readonly go: (address: string, options?: { readonly replace?: boolean }) => void
  /** Fetches the code of the screen behind an address. */
  readonly preload: (address: string) => void
}

const fallbackNavigation: Navigation = {
  go: (address) => globalThis.location?.assign(address),
  preload: () => {},
}

export const NavigationContext = createContext<Navigation>(fallbackNavigation)
export const useNavigation = () => use(NavigationContext)

/** A link inside the dashboard: a real one for the browser, no page load for a plain click. */
export function Link(props: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  const { go, preload } = useNavigation()
  const { href, onClick, ...rest } = props
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || modified || event.button !== 0) return
    event.preventDefault()
    go(href)
  }
  return <a {...rest} href={href} onClick={follow} onMouseEnter={() => preload(href)} />
}
