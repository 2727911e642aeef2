import type { ReactNode } from 'react'

export type StatusTone = 'good' | 'warn' | 'bad' | 'note' | 'quiet'
export type StatusProps = { tone: StatusTone; children: ReactNode; className?: string }

/** A dot and a word. Each tone has its own shape, so that it does not depend on colour. */
export function Status({ tone, children, className = '' }: StatusProps) {
  return (
    <span className={`v-status ${className}`.trim()} data-tone={tone}>
      <svg className="v-status-dot" viewBox="0 0 8 8" width="8" height="8" aria-hidden="true">
        <path d={shapes[tone]} fillRule="evenodd" fill="currentColor" />
      </svg>
      <span>{children}</span>
    </span>
  )
}

const circle = 'M4 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8z'
const shapes: Record<StatusTone, string> = {
  good: circle,
  warn: 'M4 .2 8 7.6H0z',
  bad: 'M.6.6h6.8v6.8H.6z',
  note: 'M4 0 8 4 4 8 0 4z',
  quiet: `${circle}M4 1.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z`,
}
