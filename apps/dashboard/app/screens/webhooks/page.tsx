import type { Webhook, WebhookFigures } from '@vitrine/contract/webhooks'
import { Status } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Moment } from '../../scaffold/moment.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { DevelopersFrame } from '../clients/frame.tsx'
import { stateOf, stateTones } from './words.ts'
import './webhooks.css'

interface WebhooksPageProps {
  /** Undefined until the first answer. */
  readonly webhooks: readonly Webhook[] | undefined
  readonly figures: readonly WebhookFigures[]
  readonly error?: unknown
  readonly now: Date
  readonly onNew: () => void
  readonly onRetry?: () => void
}

export function WebhooksPage(props: WebhooksPageProps) {
  const { webhooks, error, onNew, onRetry } = props
  const { webhooks: words } = useMessages()
  return (
    <DevelopersFrame
      here="webhooks"
      count={webhooks?.length}
      words={words}
      create={onNew}
      creates="webhooks.createWebhook"
      error={error}
      onRetry={onRetry}
    >
      {webhooks && <WebhooksTable {...props} webhooks={webhooks} />}
    </DevelopersFrame>
  )
}

interface WebhooksTableProps extends Pick<WebhooksPageProps, 'figures' | 'now'> {
  readonly webhooks: readonly Webhook[]
}

function WebhooksTable({ webhooks, figures, now }: WebhooksTableProps) {
  const { webhooks: words } = useMessages()
  const { columns } = words
  return (
    <div className="list-frame">
      <table className="list webhooks-list">
        <thead>
          <tr>
            <th scope="col">{columns.address}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.events}</th>
            <th scope="col">{columns.day}</th>
            <th scope="col">{columns.created}</th>
          </tr>
        </thead>
        <tbody>
          {webhooks.map((webhook) => (
            <Row
              key={webhook.id}
              webhook={webhook}
              figures={figures.find(({ webhookId }) => webhookId === webhook.id)}
              now={now}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly webhook: Webhook
  readonly figures: WebhookFigures | undefined
  readonly now: Date
}

function Row({ webhook, figures, now }: RowProps) {
  const { webhooks: words } = useMessages()
  const state = stateOf(webhook, now)
  return (
    <tr>
      <th scope="row" className="cell-name">
        <Link href={links.webhook(webhook.id)}>
          <span>{webhook.url}</span>
        </Link>
      </th>
      <td className="cell-state">
        <Status tone={stateTones[state]}>{words.states[state]}</Status>
      </td>
      <td className="mute">{words.count(webhook.events.length)}</td>
      <td className="mute cell-day">
        <Day figures={figures} now={now} />
      </td>
      <td className="cell-joined mute">
        <Moment moment={webhook.createdDate} now={now} />
      </td>
    </tr>
  )
}

/** What became of what was sent in the last day, and what waits. */
export function Day({ figures, now }: Pick<RowProps, 'figures' | 'now'>) {
  const { webhooks: words } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  if (!figures) return '–'
  const { delivered, failed, waiting, nextAttemptDate } = figures
  return (
    <>
      {words.day(number(delivered), number(failed))}
      {waiting > 0 && (
        <>
          {' · '}
          {words.waiting(number(waiting))}
          {nextAttemptDate && nextAttemptDate > now && (
            <>
              , {words.next} <Moment moment={nextAttemptDate} now={now} />
            </>
          )}
        </>
      )}
    </>
  )
}
