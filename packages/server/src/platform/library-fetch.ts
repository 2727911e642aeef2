import { type FetchLimits, SafeFetchError, safeSend } from './safe-fetch.ts'

/** Longest answer that is read, in characters. */
const MAX_LENGTH = 1_000_000
const withoutBody = [204, 205, 304]

interface FetchInit {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/**
 * `fetch` for libraries that call untrusted addresses: as guarded as every outgoing
 * request, without redirects, with a response of up to a million characters.
 */
export const createLibraryFetch =
  (limits: FetchLimits) =>
  async (
    address: string,
    { method = 'GET', headers = {}, body }: FetchInit = {},
  ): Promise<Response> => {
    const message = {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      body: body === undefined || body === null ? '' : String(body),
    } as const
    const response = await safeSend(address, message, { ...limits, headLength: MAX_LENGTH + 1 })
    if (response.head.length > MAX_LENGTH) throw new SafeFetchError('It answers with too much')
    const { status } = response
    const responseHeaders = Object.entries(response.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    )
    return new Response(withoutBody.includes(status) ? null : response.head, {
      status,
      headers: responseHeaders,
    })
  }
