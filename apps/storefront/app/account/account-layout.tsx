import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { Errors } from '../flow/attempt.ts'
import { ErrorSummary } from '../flow/error-summary.tsx'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { Approvals } from './approvals.tsx'
import type { ApprovalView } from './approvals-of.ts'

type AccountLayoutProps = {
  title: ReactNode
  lede?: ReactNode
  errors?: Errors
  note?: string | undefined
  approvals: readonly ApprovalView[]
  /** Errors of the form that was sent last. */
  refused?: Errors
  children: ReactNode
}

const accountPages = [
  'account',
  'orders',
  'subscriptions',
  'files',
  'addresses',
  'profile',
  'password',
  'factors',
  'linkedSignIns',
  'devices',
  'grants',
  'leave',
] as const

/** Layout of the account pages: navigation on one side, the open page on the other. */
export function AccountLayout(props: AccountLayoutProps) {
  const { title, lede, errors = {}, note, approvals, refused, children } = props
  const messages = useMessages()
  const [path] = useLocation()
  const nav = useRef<HTMLElement>(null)
  // On a phone the navigation is a scrolling row; scrolls to the current entry.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (!nav.current || !current) return
    const list = nav.current.getBoundingClientRect()
    const entry = current.getBoundingClientRect()
    nav.current.scrollLeft += (entry.left + entry.right - list.left - list.right) / 2
  }, [])
  return (
    <div className="v-wrap account">
      <nav className="account-nav" ref={nav} aria-label={messages.account.title}>
        {accountPages.map((page) => (
          <a
            key={page}
            href={links[page]()}
            aria-current={path === links[page]() ? 'page' : undefined}
          >
            {messages.account.nav[page]}
          </a>
        ))}
      </nav>
      <div className="account-content">
        <Approvals approvals={approvals} {...(refused ? { refused } : {})} />
        <header className="account-head">
          <h1>{title}</h1>
          {lede && <p className="v-mute">{lede}</p>}
        </header>
        {note && (
          <p className="auth-note" role="status">
            {note}
          </p>
        )}
        <ErrorSummary errors={errors} />
        {children}
      </div>
    </div>
  )
}
