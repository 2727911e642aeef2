import type { PaymentConnection } from '@vitrine/contract/payment-connections'
import type { Connection } from '../model.ts'

/** The path of the address that a provider sends its messages to. */
export const messagesPath = (id: string): string => `/vitrine/v1/payment-connections/${id}/messages`

/** The keys stay where they are. */
export const encodeConnection = (
  { siteId: _, sealedKey: _key, sealedWebhookSecret, ...connection }: Connection,
  siteUrl: string,
): PaymentConnection => ({
  ...connection,
  hasWebhookSecret: sealedWebhookSecret !== null,
  webhookUrl: new URL(messagesPath(connection.id), siteUrl).href,
})
