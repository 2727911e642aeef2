import type { ConnectionFinding } from '@vitrine/contract/payment-connections'
import Stripe from 'stripe'
import type { CheckResult, OpenConnection } from '../../payment-connections/index.ts'

/** Checks that the keys work, the account accepts payments, and messages arrive here. */
export async function checkStripe(
  stripe: Stripe,
  { webhookSecret, isTest }: OpenConnection,
  webhookUrl: string,
): Promise<CheckResult> {
  const findings: ConnectionFinding[] = []
  if (!webhookSecret) findings.push({ problem: 'WEBHOOK_SECRET_MISSING', says: null })
  let account = ''
  try {
    const found = await stripe.accounts.retrieveCurrent()
    account = found.settings?.dashboard?.display_name || found.business_profile?.name || found.id
    if (!isTest && !found.charges_enabled) {
      findings.push({
        problem: 'PAYMENTS_NOT_ENABLED',
        says: found.requirements?.disabled_reason ?? null,
      })
    }
    await stripe.checkout.sessions.list({ limit: 1 })
    findings.push(...(await missingWebhook(stripe, webhookUrl)))
  } catch (error) {
    findings.push(findingOf(error))
  }
  return { account, findings }
}

/** A restricted key may lack permission to read webhooks. */
async function missingWebhook(stripe: Stripe, webhookUrl: string): Promise<ConnectionFinding[]> {
  try {
    const endpoints = await stripe.webhookEndpoints.list({ limit: 100 })
    const isThere = endpoints.data.some(
      ({ url, status }) => url === webhookUrl && status === 'enabled',
    )
    return isThere ? [] : [{ problem: 'WEBHOOK_MISSING', says: null }]
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return []
    throw error
  }
}

function findingOf(error: unknown): ConnectionFinding {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  const says = error.message
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return { problem: 'KEY_REFUSED', says }
  if (error instanceof Stripe.errors.StripePermissionError) {
    return { problem: 'KEY_LACKS_PERMISSION', says }
  }
  return { problem: 'UNREACHABLE', says }
}
