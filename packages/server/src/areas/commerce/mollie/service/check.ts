import { MollieApiError, type MollieClient } from '@mollie/api-client'
import type { ConnectionFinding } from '@vitrine/contract/payment-connections'
import type { CheckResult, OpenConnection } from '../../payment-connections/index.ts'
import { asking } from './client.ts'
import { isReachable } from './webhook-url.ts'

/** Checks that the key works, payment methods are enabled, and Mollie can reach the shop. */
export async function checkMollie(
  mollie: MollieClient,
  { isTest }: OpenConnection,
  webhookUrl: string,
): Promise<CheckResult> {
  const findings: ConnectionFinding[] = isReachable(webhookUrl)
    ? []
    : [{ problem: 'SHOP_NOT_REACHABLE', says: null }]
  try {
    const profile = await asking(() => mollie.profiles.getCurrent())
    const methods = await asking(() => mollie.methods.list())
    if (methods.length === 0 || (!isTest && profile.status !== 'verified')) {
      findings.push({ problem: 'PAYMENTS_NOT_ENABLED', says: profile.status })
    }
    return { account: profile.name, findings }
  } catch (error) {
    return { account: '', findings: [...findings, findingOf(error as Error)] }
  }
}

function findingOf(error: Error & { readonly code?: string }): ConnectionFinding {
  const problem = error.code === 'key_refused' ? 'KEY_REFUSED' : 'UNREACHABLE'
  if (error instanceof MollieApiError || 'code' in error || error.name === 'ProviderUnavailable') {
    return { problem, says: error.message }
  }
  throw error
}
