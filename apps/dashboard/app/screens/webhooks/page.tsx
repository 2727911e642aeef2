import type { Webhook, WebhookFigures } from '@vitrine/contract/webhooks'
import { Status } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { DevelopersFrame } from '../clients/frame.tsx'
import { stateOf, stateTones } from './labels.ts'
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
  const { webhooks: labels } = useMessages()
  return (
    <DevelopersFrame
      here="webhooks"
      count={webhooks?.length}
      labels={labels}
      create={onNew}
      createOperation="webhooks.createWebhook"
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
  const { webhooks: labels } = useMessages()
  const { columns } = labels
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
  const { webhooks } = useMessages()
  const state = stateOf(webhook, now)
  return (
    <tr>
      <th scope="row" className="cell-name">
        <Link href={links.webhook(webhook.id)}>
          <span>{webhook.url}</span>
        </Link>
      </th>
      <td className="cell-state">
        <Status tone={stateTones[state]}>{webhooks.states[state]}</Status>
      </td>
      <td className="mute">{webhooks.count({ n: webhook.events.length })}</td>
      <td className="mute cell-day">
        <DailyCounts figures={figures} now={now} />
      </td>
      <td className="cell-joined mute">
        <RelativeTime moment={webhook.createdDate} now={now} />
      </td>
    </tr>
  )
}

/** Deliveries of the last day by result, and pending ones. */
export function DailyCounts({ figures, now }: Pick<RowProps, 'figures' | 'now'>) {
  const { webhooks } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  if (!figures) return '–'
  const { delivered, failed, waiting, nextAttemptDate } = figures
  return (
    <>
      {webhooks.day({ delivered: number(delivered), failed: number(failed) })}
      {waiting > 0 && (
        <>
          {' · '}
          {webhooks.waiting({ n: number(waiting) })}
          {nextAttemptDate && nextAttemptDate > now && (
            <>
              , {webhooks.next} <RelativeTime moment={nextAttemptDate} now={now} />
            </>
          )}
        </>
      )}
    </>
  )
}
