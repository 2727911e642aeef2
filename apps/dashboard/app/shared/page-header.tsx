import { type ReactNode, useEffect, useRef } from 'react'
import { hasNavigated } from './focus.ts'
import { useNotedPage } from './recent-pages.ts'

interface PageHeaderProps {
  readonly title: string
  /** How many things the page shows; undefined until the first answer. */
  readonly count?: string | number | undefined
  /** The state of what the page shows. */
  readonly aside?: ReactNode
  readonly actions?: ReactNode
  /** A link back to the containing list. */
  readonly backLink?: ReactNode
}

/** Title, count and main action of a screen. A new screen is read from its title on. */
export function PageHeader({ title, count, aside, actions, backLink }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useNotedPage(title)
  useEffect(() => {
    document.title = `${title} · Vitrine`
  }, [title])
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (hasNavigated() && lost) heading.current?.focus()
  }, [])
  return (
    <header className="page-header">
      {backLink && <div className="page-above">{backLink}</div>}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {count !== undefined && (
        <div className="page-aside">
          <span className="figure" role="status">
            {count}
          </span>
        </div>
      )}
      {aside && <div className="page-aside">{aside}</div>}
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  )
}
