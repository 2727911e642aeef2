import { CopyButton } from '../../shared/copy-button.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Connection } from './connection-form.ts'
import { useAccountProvider } from './provider-texts.ts'

/** The webhook URL, and where to enter it at the provider. */
export function WebhookAddress({ connection }: { readonly connection: Connection }) {
  const { paymentProviders: texts } = useMessages()
  const { webhookUrl } = connection
  const { webhook } = useAccountProvider(connection.provider)
  return (
    <section className="payment-webhook" aria-label={texts.webhook}>
      <h4>{texts.webhook}</h4>
      <p className="field-hint">{webhook}</p>
      <span className="with-copy">
        <code>{webhookUrl}</code>
        <CopyButton text={webhookUrl} subject={texts.webhook} />
      </span>
    </section>
  )
}
