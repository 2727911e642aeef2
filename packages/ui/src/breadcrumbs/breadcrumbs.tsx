import { useMessages } from '../messages/index.ts'

export type Crumb = { label: string; href?: string }
export type BreadcrumbsProps = { items: readonly Crumb[]; label?: string }

/** The way here from the house's door; the last one is this page unless it has an address. */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  const { t } = useMessages()
  return (
    <nav className="v-crumbs" aria-label={label ?? t('ui.breadcrumbs')}>
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
