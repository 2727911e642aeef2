import { type ReactNode, useEffect, useRef } from 'react'
import { hasNavigated } from './focus.ts'

interface PageHeaderProps {
  readonly title: string
  /** Count and state of what the page shows. */
  readonly aside?: ReactNode
  readonly actions?: ReactNode
  /** A link back to where this thing lives. */
  readonly above?: ReactNode
}

/** Title, count and main action of a screen. A new screen is read from its title on. */
export function PageHeader({ title, aside, actions, above }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Vitrine`
  }, [title])
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (hasNavigated() && lost) heading.current?.focus()
  }, [])
  return (
    <header className="page-header">
      {above && <div className="page-above">{above}</div>}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {aside && <div className="page-aside">{aside}</div>}
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  )
}
