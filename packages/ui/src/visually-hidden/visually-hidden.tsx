import type { ReactNode } from 'react'

/** Words for those who listen instead of look. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="v-hidden">{children}</span>
}

export type SkipLinkProps = { href?: string; children: ReactNode }

/** The first link of a page; appears with the keyboard only. */
export function SkipLink({ href = '#main', children }: SkipLinkProps) {
  return (
    <a className="v-skip" href={href}>
      {children}
    </a>
  )
}
