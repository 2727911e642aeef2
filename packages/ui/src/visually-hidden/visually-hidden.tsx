import type { ReactNode } from 'react'

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="v-hidden">{children}</span>
}

export type SkipLinkProps = { href?: string; children: ReactNode }

/** Skip link; visible on keyboard focus only. */
export function SkipLink({ href = '#main', children }: SkipLinkProps) {
  return (
    <a className="v-skip" href={href}>
      {children}
    </a>
  )
}
