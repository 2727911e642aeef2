import { useUiMessages } from '../messages/index.ts'

export type Crumb = { label: string; href?: string }
export type BreadcrumbsProps = { items: readonly Crumb[]; label?: string }

/** Path from the home page; the last entry is the current page unless it has a URL. */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  const messages = useUiMessages()
  return (
    <nav className="v-crumbs" aria-label={label ?? messages.breadcrumbs}>
      <ol>
        {items.map((item) => (
          <li key={item.href ?? item.label}>
            {item.href ? (
              <a href={item.href}>{item.label}</a>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
