import {
  ApiError,
  Client,
  Environment,
  type OAuthToken,
  OrdersController,
  PaymentsController,
  VaultController,
} from '@paypal/paypal-server-sdk'
import { createLibraryFetch } from '../../../../platform/library-fetch.ts'
import { defaultFetchLimits, type FetchLimits } from '../../../../platform/safe-fetch.ts'
import type { OpenConnection } from '../../payment-connections/index.ts'
import { METHOD_REVOKED, ProviderRefused, ProviderUnavailable } from '../../payments/index.ts'

const CONNECT_MS = 5000
const TOTAL_MS = 30_000

export interface PaypalOptions {
  /** Base URL of PayPal's API; only tests set another one. */
  readonly address?: string | undefined
  readonly fetchLimits?: FetchLimits | undefined
}

export type Paypal = ReturnType<typeof createPaypal>

/** What the library passes to a custom HTTP client. */
interface SentRequest {
  readonly url?: string
  readonly method?: string
  readonly headers?: { toJSON?(): Record<string, unknown> }
  readonly data?: unknown
}

/** Access tokens are valid for hours; requesting one per call would double the calls. */
const MAX_TOKENS = 100

/** PayPal's library for any account; requests go through the SSRF guard. */
export function createPaypal({ address, fetchLimits }: PaypalOptions) {
  const tokens = new Map<string, OAuthToken>()
  const guarded = createLibraryFetch({
    ...defaultFetchLimits,
    ...fetchLimits,
    redirects: 0,
    connectMilliseconds: CONNECT_MS,
    totalMilliseconds: TOTAL_MS,
  })
  const hostOf = ({ isTest }: Pick<OpenConnection, 'isTest'>) =>
    address ?? (isTest ? 'https://api-m.sandbox.paypal.com' : 'https://api-m.paypal.com')

  const sendFor = (connection: OpenConnection) => async (config: SentRequest) => {
    const { pathname, search } = new URL(config.url ?? '/')
    const response = await guarded(`${hostOf(connection)}${pathname}${search}`, {
      method: (config.method ?? 'GET').toUpperCase(),
      headers: textHeaders(config.headers?.toJSON?.() ?? {}),
      body: config.data,
    })
    return {
      data: await response.text(),
      status: response.status,
      statusText: '',
      headers: Object.fromEntries(response.headers),
      config,
      request: {},
    }
  }

  function clientFor(connection: OpenConnection): Client {
    const { clientId, key, isTest } = connection
    const name = `${isTest} ${clientId} ${key}`
    const known = tokens.get(name)
    return new Client({
      environment: isTest ? Environment.Sandbox : Environment.Production,
      timeout: TOTAL_MS,
      unstable_httpClientOptions: { adapter: sendFor(connection) },
      clientCredentialsAuthCredentials: {
        oAuthClientId: clientId,
        oAuthClientSecret: key,
        ...(known && { oAuthToken: known }),
        oAuthOnTokenUpdate: (token) => {
          if (tokens.size >= MAX_TOKENS) tokens.clear()
          tokens.set(name, token)
        },
      },
    })
  }

  /** Calls an endpoint that the library does not cover. */
  async function call(
    connection: OpenConnection,
    method: 'GET' | 'POST',
    path: string,
    body?: string,
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    const { accessToken } = await clientFor(connection).clientCredentialsAuthManager.fetchToken()
    const response = await guarded(`${hostOf(connection)}${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body,
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  }

  return {
    orders: (connection: OpenConnection) => new OrdersController(clientFor(connection)),
    payments: (connection: OpenConnection) => new PaymentsController(clientFor(connection)),
    vault: (connection: OpenConnection) => new VaultController(clientFor(connection)),
    call,
  }
}

const textHeaders = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  )

/** Calls PayPal; its errors become `ProviderUnavailable` or `ProviderRefused`. */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toProviderError(error as Error)
  }
}

const REFUSING = new Set([400, 404, 409, 422])
const codes: Readonly<Record<string, string>> = {
  INSTRUMENT_DECLINED: 'declined',
  PAYER_ACTION_REQUIRED: 'authentication_failed',
  TRANSACTION_REFUSED: 'declined',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'declined',
  RESOURCE_NOT_FOUND: 'not_found',
  INVALID_RESOURCE_ID: 'not_found',
  CARD_EXPIRED: 'expired_card',
  PAYER_CANNOT_PAY: 'declined',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'declined',
  TOKEN_ID_NOT_FOUND: METHOD_REVOKED,
  TOKEN_EXPIRED: METHOD_REVOKED,
  AGREEMENT_ALREADY_CANCELLED: METHOD_REVOKED,
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: METHOD_REVOKED,
  NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE: 'vault_not_enabled',
  DUPLICATE_INVOICE_ID: 'charged_before',
}

function toProviderError(error: Error): Error {
  if (error instanceof ProviderRefused || error instanceof ProviderUnavailable) return error
  if (!(error instanceof ApiError)) return new ProviderUnavailable(error.message, { cause: error })
  const { statusCode } = error
  const { issue, says } = reasonOf(error)
  const code = codes[issue]
  if (code === 'vault_not_enabled') return new ProviderRefused(code, says)
  if (statusCode === 401 || statusCode === 403) return new ProviderRefused('key_refused', says)
  if (REFUSING.has(statusCode)) return new ProviderRefused(code ?? 'refused', says)
  return new ProviderUnavailable(says, { cause: error })
}

interface ErrorBody {
  readonly name?: string
  readonly message?: string
  readonly error_description?: string
  readonly details?: readonly { readonly issue?: string; readonly description?: string }[]
}

function reasonOf({ body, message }: ApiError): { readonly issue: string; readonly says: string } {
  const answer = parsed(body)
  const [detail] = answer.details ?? []
  return {
    issue: detail?.issue ?? answer.name ?? '',
    says: detail?.description ?? answer.message ?? answer.error_description ?? message,
  }
}

function parsed(body: unknown): ErrorBody {
  try {
    return typeof body === 'string' ? (JSON.parse(body) as ErrorBody) : {}
  } catch {
    return {}
  }
}
