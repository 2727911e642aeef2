import { OutsideFailure, type OutsideLimits, sendOutside } from './fetch-outside.ts'

/** Longest answer that is read, in characters. */
const LONGEST = 1_000_000
const withoutBody = [204, 205, 304]

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/**
 * `fetch` for libraries that speak to machines somebody else named: as guarded as every request to the
 * outside, without redirects, with an answer of up to a million characters.
 */
export const outsideFetch =
  (limits: OutsideLimits) =>
  async (address: string, { method = 'GET', headers = {}, body }: Asked): Promise<Response> => {
    const message = {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      body: body === undefined || body === null ? '' : String(body),
    } as const
    const answer = await sendOutside(address, message, { ...limits, headLength: LONGEST + 1 })
    if (answer.head.length > LONGEST) throw new OutsideFailure('It answers with too much')
    const { status } = answer
    const told = Object.entries(answer.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    )
    return new Response(withoutBody.includes(status) ? null : answer.head, {
      status,
      headers: told,
    })
  }
