import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OutputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import './rehearsal.css'

type Mail = OutputOf<'mailbox.listMails'>['mails'][number]

export interface RehearsalPageProps {
  /** Starts a rehearsal in the shop; undefined while loading, and without permission. */
  readonly url: string | undefined
  /** The number of orders; undefined until loaded. */
  readonly orders: number | undefined
  readonly mails: readonly Mail[] | undefined
  readonly isBusy: boolean
  readonly onClear: () => void
  /** The launch checklist. */
  readonly checks: ReactNode
  readonly error?: unknown
}

/** Rehearsals: the link to start, the orders, and the mails that were not sent. */
export function RehearsalPage({ checks, url, orders, mails, ...props }: RehearsalPageProps) {
  const { isBusy, onClear, error } = props
  const { rehearsal: texts, shell } = useMessages()
  return (
    <div className="rehearsal">
      <PageHeader title={texts.title} />
      {error ? <Failure error={error} /> : null}
      <p className="page-text">{texts.text}</p>
      <IfAllowed call="rehearsal.startRehearsal">
        <p className="rehearsal-actions">
          <a className="button button-primary" href={url} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" />
            {texts.open}
          </a>
        </p>
        <p className="page-text field-hint">{texts.openHint}</p>
      </IfAllowed>
      <Section title={texts.orders}>
        {orders === undefined ? (
          <Skeleton rows={1} label={shell.loading} />
        ) : (
          <p role="status">{orders === 0 ? texts.noOrders : texts.count({ n: orders })}</p>
        )}
        {orders !== undefined && orders > 0 && (
          <div className="rehearsal-actions">
            <Link className="button" href={links.orders({ show: 'rehearsal' })}>
              {texts.show}
            </Link>
            <IfAllowed call="rehearsal.clearRehearsal">
              <button type="button" className="button" disabled={isBusy} onClick={onClear}>
                {texts.clear}
              </button>
            </IfAllowed>
          </div>
        )}
      </Section>
      {checks}
      <Section title={texts.mails} hint={texts.mailsHint}>
        {mails ? <Mails mails={mails} /> : <Skeleton rows={3} label={shell.loading} />}
      </Section>
    </div>
  )
}

function Mails({ mails }: { readonly mails: readonly Mail[] }) {
  const { rehearsal: texts } = useMessages()
  const language = useLanguage()
  if (mails.length === 0) return <p>{texts.noMails}</p>
  return (
    <ul className="rehearsal-mails">
      {mails.map(({ id, subject, to, text, createdDate }) => (
        <li key={id}>
          <details>
            <summary>
              <bdi>{subject}</bdi>
              <span className="mute">
                {to} · {formatDateTime(createdDate, language)}
              </span>
            </summary>
            <pre dir="auto">{text}</pre>
          </details>
        </li>
      ))}
    </ul>
  )
}
