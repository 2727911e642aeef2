import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { ErrorSummary } from '../flow/error-summary.tsx'
import type { Errors } from '../flow/explain.ts'
import { links } from '../links.ts'
import { useWords } from '../messages/index.ts'
import { Approvals } from './approvals.tsx'
import type { ApprovalView } from './approvals-of.ts'

type AccountFrameProps = {
  title: ReactNode
  lede?: ReactNode
  errors?: Errors
  note?: string | undefined
  approvals: readonly ApprovalView[]
  /** What the answer to one of them met. */
  refused?: Errors
  children: ReactNode
}

const places = [
  'account',
  'files',
  'profile',
  'password',
  'factors',
  'linkedSignIns',
  'devices',
  'grants',
  'leave',
] as const

/** A page of the member's own room: its places on one side, the one that is open on the other. */
export function AccountFrame(props: AccountFrameProps) {
  const { title, lede, errors = {}, note, approvals, refused, children } = props
  const words = useWords()
  const [path] = useLocation()
  const nav = useRef<HTMLElement>(null)
  // On a phone the places stand in a row that is longer than the screen.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - current.offsetWidth
  }, [])
  return (
    <div className="v-wrap account">
      <nav className="account-nav" ref={nav} aria-label={words.t('account.title')}>
        {places.map((place) => (
          <a
            key={place}
            href={links[place]()}
            aria-current={path === links[place]() ? 'page' : undefined}
          >
            {words.t(`account.place.${place}`)}
          </a>
        ))}
      </nav>
      <div className="account-room">
        <Approvals approvals={approvals} {...(refused ? { refused } : {})} />
        <header className="account-head">
          <h1>{title}</h1>
          {lede && <p className="v-mute">{lede}</p>}
        </header>
        {note && (
          <p className="door-note" role="status">
            {note}
          </p>
        )}
        <ErrorSummary errors={errors} />
        {children}
      </div>
    </div>
  )
}
