import { createMollieClient, MollieApiError, type MollieClient } from '@mollie/api-client'
import { ProviderRefused, ProviderUnavailable } from '../../payments/index.ts'

const TOTAL_MS = 30_000

/** Mollie's library for one account; only tests name another address. */
export const createMollie = (key: string, address: string | undefined): MollieClient =>
  createMollieClient({
    apiKey: key,
    versionStrings: 'Vitrine/1.0',
    ...(address !== undefined && { apiEndpoint: `${address}/v2/` }),
  })

/** Calls Mollie; what it answers instead is thrown as one of the two errors that payments know. */
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
  if (!(error instanceof MollieApiError)) return error
  const { statusCode = 0, message, field } = error
  if (statusCode === 401 || statusCode === 403) return new ProviderRefused('key_refused', message)
  if (REFUSING.has(statusCode)) return new ProviderRefused(codeOf(message, field), message)
  return new ProviderUnavailable(message, { cause: error })
}

/** Mollie says in words which limit an amount breaks. */
function codeOf(message: string, field: string | undefined): string {
  if (field !== 'amount' && !/amount/i.test(message)) return 'refused'
  if (/minimum|too low/i.test(message)) return 'amount_too_small'
  return /maximum|too high/i.test(message) ? 'amount_too_large' : 'refused'
}
