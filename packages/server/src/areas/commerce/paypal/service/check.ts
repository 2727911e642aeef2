import type { ConnectionFinding } from '@vitrine/contract/payment-connections'
import type { CheckResult, OpenConnection } from '../../payment-connections/index.ts'
import { ProviderRefused, ProviderUnavailable } from '../../payments/index.ts'
import { asking, type Paypal } from './client.ts'

/** Checks that the keys work and messages arrive here. PayPal does not return the account's name. */
export async function checkPaypal(
  paypal: Paypal,
  connection: OpenConnection,
  webhookUrl: string,
): Promise<CheckResult> {
  const { webhookSecret } = connection
  const findings: ConnectionFinding[] = []
  if (!webhookSecret) findings.push({ problem: 'WEBHOOK_SECRET_MISSING', says: null })
  const path = `/v1/notifications/webhooks/${encodeURIComponent(webhookSecret ?? '')}`
  try {
    const { status, body } = await asking(() => paypal.call(connection, 'GET', path))
    if (status === 401 || status === 403) findings.push({ problem: 'KEY_REFUSED', says: null })
    else if (status >= 500) findings.push({ problem: 'UNREACHABLE', says: null })
    else if (webhookSecret && (body as { readonly url?: string } | null)?.url !== webhookUrl) {
      findings.push({ problem: 'WEBHOOK_MISSING', says: null })
    }
  } catch (error) {
    findings.push(findingOf(error))
  }
  return { account: '', findings }
}

function findingOf(error: unknown): ConnectionFinding {
  if (error instanceof ProviderRefused) return { problem: 'KEY_REFUSED', says: error.message }
  if (error instanceof ProviderUnavailable) return { problem: 'UNREACHABLE', says: error.message }
  throw error
}
