import Stripe from 'stripe'
import { createLibraryFetch } from '../../../../platform/library-fetch.ts'
import { defaultFetchLimits, type FetchLimits } from '../../../../platform/safe-fetch.ts'
import { ProviderRefused, ProviderUnavailable } from '../../payments/index.ts'
import { stripeFailure } from '../rules/failures.ts'

const CONNECT_MS = 5000
const TOTAL_MS = 30_000
/** Retries with the same idempotency key, after a lost response or when Stripe recommends it. */
const RETRIES = 1

export interface StripeOptions {
  /** Base URL of Stripe's API; only tests set another one. */
  readonly address?: string | undefined
  readonly fetchLimits?: FetchLimits | undefined
}

/** Stripe's library for one account; requests go through the SSRF guard. */
export function createStripe(key: string, { address, fetchLimits }: StripeOptions): Stripe {
  const limits = { ...defaultFetchLimits, ...fetchLimits, redirects: 0 }
  const guarded = createLibraryFetch({
    ...limits,
    connectMilliseconds: CONNECT_MS,
    totalMilliseconds: TOTAL_MS,
  })
  const url = address === undefined ? undefined : new URL(address)
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(
      (input: string | URL | Request, init: RequestInit = {}) =>
        guarded(input instanceof Request ? input.url : String(input), {
          method: init.method ?? 'GET',
          headers: Object.fromEntries(new Headers(init.headers)),
          body: init.body,
        }),
    ),
    maxNetworkRetries: RETRIES,
    timeout: TOTAL_MS,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port,
      protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}

/** Calls Stripe; its errors become `ProviderUnavailable` or `ProviderRefused`. */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw toProviderError(error)
  }
}

/** The request itself is wrong or not allowed; other errors may be temporary. */
const refusing = new Set(['StripeCardError', 'StripeInvalidRequestError', 'StripeIdempotencyError'])
const ofKeys = new Set(['StripeAuthenticationError', 'StripePermissionError'])

function toProviderError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { type, code, decline_code } = error
  if (refusing.has(type))
    return new ProviderRefused(stripeFailure({ code, decline_code }, 'refused'), error.message)
  if (ofKeys.has(type)) return new ProviderRefused('key_refused', error.message)
  return new ProviderUnavailable(error.message, { cause: error })
}
