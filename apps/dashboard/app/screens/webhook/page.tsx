import type { Webhook, WebhookFigures } from '@vitrine/contract/webhooks'
import { Status } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { CopyButton } from '../../scaffold/copy-button.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { formatAgo, formatMoment } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { Section } from '../../scaffold/section.tsx'
import { Day } from '../webhooks/page.tsx'
import { stateOf, stateTones } from '../webhooks/words.ts'
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
  const { webhooks: words } = useMessages()
  const state = stateOf(webhook, now)
  return (
    <div className="webhook-page">
      <PageHeader
        title={hostOf(webhook.url)}
        above={<Link href={links.webhooks()}>← {words.title}</Link>}
        aside={
          <span role="status">
            <Status tone={stateTones[state]}>{words.states[state]}</Status>
          </span>
        }
        actions={<Actions {...actions} />}
      />
      <p className="page-text webhook-address">
        <code>{webhook.url}</code>
      </p>
      <p className="field-hint">
        {words.count(webhook.events.length)} · {words.columns.day}:{' '}
        <Day figures={figures} now={now} />
      </p>
      {failure ? <Failure error={failure} /> : null}
      <Standing webhook={webhook} now={now} />
      <Receiver webhook={webhook} onRotate={actions.onRotate} />
      <Log {...props} />
      <May call="webhooks.deleteWebhook">
        <button type="button" className="button button-quiet-bad" onClick={actions.onDelete}>
          {words.delete}…
        </button>
      </May>
    </div>
  )
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)

function Actions({ onChange, onTest, onReplay }: WebhookActions) {
  const { webhooks: words } = useMessages()
  return (
    <>
      <May call="webhooks.replayWebhook">
        <button type="button" className="button" onClick={onReplay}>
          {words.replay}…
        </button>
      </May>
      <May call="webhooks.sendTestEvent">
        <button type="button" className="button" onClick={onTest}>
          {words.test}…
        </button>
      </May>
      <May call="webhooks.updateWebhook">
        <button type="button" className="button button-primary" onClick={onChange}>
          {words.change}
        </button>
      </May>
    </>
  )
}

/** What stands in the way, and what goes on. */
function Standing({ webhook, now }: Pick<WebhookPageProps, 'webhook' | 'now'>) {
  const { webhooks: words } = useMessages()
  const language = useLanguage()
  const state = stateOf(webhook, now)
  const { pausedUntil, failures, replaying } = webhook
  return (
    <>
      {state === 'paused' && pausedUntil && (
        <p className="notice notice-bad">
          {words.pausedText(formatAgo(pausedUntil, now, language))}
        </p>
      )}
      {state === 'failing' && <p className="notice">{words.failingText(failures)}</p>}
      {replaying && (
        <p className="notice" role="status">
          {words.replaying}
        </p>
      )}
    </>
  )
}

interface ReceiverProps {
  readonly webhook: Webhook
  readonly onRotate: () => void
}

/** What a receiver needs to know to believe a message. */
function Receiver({ webhook, onRotate }: ReceiverProps) {
  const { webhooks: words } = useMessages()
  const language = useLanguage()
  const { appId, publicKey, nextPublicKey, nextKeyDate } = webhook
  return (
    <Section
      title={words.receiver}
      hint={words.receiverText}
      actions={
        !nextPublicKey && (
          <May call="webhooks.rotateWebhookKey">
            <button type="button" className="button button-small" onClick={onRotate}>
              {words.rotate}…
            </button>
          </May>
        )
      }
    >
      <Known label={words.appId} text={appId} />
      <Known label={words.publicKey} text={publicKey} />
      {nextPublicKey && nextKeyDate && (
        <>
          <Known label={words.nextKey} text={nextPublicKey} />
          <p className="notice" role="status">
            {words.nextKeyText(formatMoment(nextKeyDate, language))}
          </p>
        </>
      )}
    </Section>
  )
}

const Known = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div className="webhook-known">
    <h3>{label}</h3>
    <CopyButton text={text} what={label} />
    <code>{text.trim()}</code>
  </div>
)
