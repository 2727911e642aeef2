import { createMollieClient, MollieApiError, type MollieClient } from '@mollie/api-client'
import { createGuardedAgent, refuseHost } from '../../../../platform/guarded-agent.ts'
import {
  AddressRefused,
  defaultFetchLimits,
  type FetchLimits,
} from '../../../../platform/safe-fetch.ts'
import { ProviderRefused, ProviderUnavailable } from '../../payments/index.ts'

const TOTAL_MS = 30_000
/** Maximum size of a response, in bytes. */
const MAX_BYTES = 1_000_000

export interface MollieOptions {
  /** Base URL of Mollie's API; only tests set another one. */
  readonly address?: string | undefined
  readonly fetchLimits?: FetchLimits | undefined
}

/** Mollie's library for one account; requests go through the SSRF guard. */
export function createMollie(key: string, { address, fetchLimits }: MollieOptions): MollieClient {
  const limits = fetchLimits ?? defaultFetchLimits
  const client = createMollieClient({
    apiKey: key,
    versionStrings: 'Vitrine/1.0',
    ...(address !== undefined && { apiEndpoint: `${address}/v2/` }),
  })
  const network = networkOf(client)
  const { request: send } = network
  const agent = createGuardedAgent(limits)
  network.request = async (path, options) => {
    if (address !== undefined) refuseHost(new URL(address), limits)
    return send(path, { ...options, agent, redirect: 'error', timeout: TOTAL_MS, size: MAX_BYTES })
  }
  return client
}

interface Network {
  request: (path: string, options?: object) => Promise<unknown>
}

/** The object that sends the library's requests, which has no option for a custom fetch. */
function networkOf({ payments }: MollieClient): Network {
  const { networkClient } = payments as unknown as {
    readonly networkClient?: { readonly networkClient?: Network }
  }
  const network = networkClient?.networkClient
  if (typeof network?.request !== 'function') {
    throw new Error('This version of the library of Mollie sends its requests in another way')
  }
  return network
}

/** Calls Mollie; its errors become `ProviderUnavailable` or `ProviderRefused`. */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new ProviderUnavailable('Mollie takes too long')), TOTAL_MS)
  })
  try {
    return await Promise.race([call(), late])
  } catch (error) {
    throw toProviderError(error)
  } finally {
    clearTimeout(timer)
  }
}

const REFUSING = new Set([400, 404, 409, 410, 422])

function toProviderError(error: unknown): unknown {
  if (error instanceof AddressRefused) {
    return new ProviderUnavailable(error.message, { cause: error })
  }
  if (!(error instanceof MollieApiError)) return error
  const { statusCode = 0, message, field } = error
  if (statusCode === 401 || statusCode === 403) return new ProviderRefused('key_refused', message)
  if (REFUSING.has(statusCode)) return new ProviderRefused(codeOf(message, field), message)
  return new ProviderUnavailable(message, { cause: error })
}

/** Mollie reports only in a message which limit an amount exceeds. */
function codeOf(message: string, field: string | undefined): string {
  if (field !== 'amount' && !/amount/i.test(message)) return 'refused'
  if (/minimum|too low/i.test(message)) return 'amount_too_small'
  return /maximum|too high/i.test(message) ? 'amount_too_large' : 'refused'
}
