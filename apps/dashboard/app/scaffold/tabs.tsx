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
export const Tabs = ({ label, tabs }: TabsProps) => (
  <nav className="tabs" aria-label={label}>
    {tabs.map(({ label: name, href, here }) => (
      <Link key={href} href={href} aria-current={here ? 'page' : undefined}>
        {name}
      </Link>
    ))}
  </nav>
)
