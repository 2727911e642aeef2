import type { Webhook, WebhookFigures } from '@vitrine/contract/webhooks'
import { Status } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { CopyButton } from '../../shared/copy-button.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatDateTime, formatRelativeTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { stateOf, stateTones } from '../webhooks/labels.ts'
import { DailyCounts } from '../webhooks/page.tsx'
import { Log, type LogProps } from './log.tsx'
import '../webhooks/webhooks.css'

export interface WebhookActions {
  readonly onChange: () => void
  readonly onTest: () => void
  readonly onReplay: () => void
  readonly onRotate: () => void
  readonly onDelete: () => void
}

interface WebhookPageProps extends LogProps {
  readonly figures: WebhookFigures | undefined
  readonly failure?: unknown
  readonly actions: WebhookActions
}

export function WebhookPage(props: WebhookPageProps) {
  const { webhook, figures, now, failure, actions } = props
  const { webhooks } = useMessages()
  const state = stateOf(webhook, now)
  return (
    <div className="webhook-page">
      <PageHeader
        title={hostOf(webhook.url)}
        backLink={<Link href={links.webhooks()}>{webhooks.title}</Link>}
        aside={
          <span role="status">
            <Status tone={stateTones[state]}>{webhooks.states[state]}</Status>
          </span>
        }
        actions={<Actions {...actions} />}
      />
      <p className="page-text webhook-address">
        <code>{webhook.url}</code>
      </p>
      <p className="field-hint">
        {webhooks.count({ n: webhook.events.length })} · {webhooks.columns.day}:{' '}
        <DailyCounts figures={figures} now={now} />
      </p>
      {failure ? <Failure error={failure} /> : null}
      <WebhookStatus webhook={webhook} now={now} />
      <Receiver webhook={webhook} onRotate={actions.onRotate} />
      <Log {...props} />
      <IfAllowed call="webhooks.deleteWebhook">
        <button type="button" className="button button-quiet-bad" onClick={actions.onDelete}>
          {webhooks.delete}…
        </button>
      </IfAllowed>
    </div>
  )
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)

function Actions({ onChange, onTest, onReplay }: WebhookActions) {
  const { webhooks } = useMessages()
  return (
    <>
      <IfAllowed call="webhooks.replayWebhook">
        <button type="button" className="button" onClick={onReplay}>
          {webhooks.replay}…
        </button>
      </IfAllowed>
      <IfAllowed call="webhooks.sendTestEvent">
        <button type="button" className="button" onClick={onTest}>
          {webhooks.test}…
        </button>
      </IfAllowed>
      <IfAllowed call="webhooks.updateWebhook">
        <button type="button" className="button button-primary" onClick={onChange}>
          {webhooks.change}
        </button>
      </IfAllowed>
    </>
  )
}

/** The status of the webhook, with problems and pending deliveries. */
function WebhookStatus({ webhook, now }: Pick<WebhookPageProps, 'webhook' | 'now'>) {
  const { webhooks } = useMessages()
  const language = useLanguage()
  const state = stateOf(webhook, now)
  const { pausedUntil, failures, replaying } = webhook
  return (
    <>
      {state === 'paused' && pausedUntil && (
        <p className="notice notice-bad">
          {webhooks.pausedText({ moment: formatRelativeTime(pausedUntil, now, language) })}
        </p>
      )}
      {state === 'failing' && <p className="notice">{webhooks.failingText({ n: failures })}</p>}
      {replaying && (
        <p className="notice" role="status">
          {webhooks.replaying}
        </p>
      )}
    </>
  )
}

interface ReceiverProps {
  readonly webhook: Webhook
  readonly onRotate: () => void
}

/** The data that a receiver needs to verify messages. */
function Receiver({ webhook, onRotate }: ReceiverProps) {
  const { webhooks } = useMessages()
  const language = useLanguage()
  const { appId, publicKey, nextPublicKey, nextKeyDate } = webhook
  return (
    <Section
      title={webhooks.receiver}
      hint={webhooks.receiverText}
      actions={
        !nextPublicKey && (
          <IfAllowed call="webhooks.rotateWebhookKey">
            <button type="button" className="button button-small" onClick={onRotate}>
              {webhooks.rotate}…
            </button>
          </IfAllowed>
        )
      }
    >
      <CopyableField label={webhooks.appId} text={appId} />
      <CopyableField label={webhooks.publicKey} text={publicKey} />
      {nextPublicKey && nextKeyDate && (
        <>
          <CopyableField label={webhooks.nextKey} text={nextPublicKey} />
          <p className="notice" role="status">
            {webhooks.nextKeyText({ moment: formatDateTime(nextKeyDate, language) })}
          </p>
        </>
      )}
    </Section>
  )
}

const CopyableField = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div className="webhook-known">
    <h3>{label}</h3>
    <CopyButton text={text} subject={label} />
    <code>{text.trim()}</code>
  </div>
)
