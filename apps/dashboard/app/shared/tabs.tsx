import { useEffect, useRef } from 'react'
import { Link } from './navigation.tsx'

interface TabsProps {
  readonly label: string
  readonly tabs: readonly {
    readonly label: string
    readonly href: string
    readonly here: boolean
  }[]
}

/** The screens of one place, each with its own address. */
export function Tabs({ label, tabs }: TabsProps) {
  const nav = useRef<HTMLElement>(null)
  const here = tabs.find((tab) => tab.here)?.href
  // On a phone they stand in a row that is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is open when its address is
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - current.offsetWidth
  }, [here])
  return (
    <nav className="tabs" ref={nav} aria-label={label}>
      {tabs.map(({ label: name, href, here: isHere }) => (
        <Link key={href} href={href} aria-current={isHere ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
