import { links } from '../app/links.ts'
import { baseHeaders } from './security.ts'

/** Fields of a provider's form response. */
const forwardedParameters = ['code', 'state', 'iss', 'error', 'error_description'] as const
const MAX_BODY_LENGTH = 16_384

/** Whether a request is a provider's form response (`response_mode=form_post`). */
export const isProviderCallback = ({ method }: Request, path: string): boolean =>
  method === 'POST' && path === links.providerCallback()

/**
 * Redirects with a page of the own origin: the form came from another website, so the browser did not send
 * the cookie that the sign-in needs.
 */
export async function redirectCallback(request: Request): Promise<Response> {
  const headers = new Headers({ ...baseHeaders, 'cache-control': 'no-store' })
  const text = await request.text()
  if (text.length > MAX_BODY_LENGTH) return new Response(null, { status: 413, headers })
  const form = new URLSearchParams(text)
  const forwarded = forwardedParameters.flatMap((name) => {
    const value = form.get(name)
    return value === null ? [] : [[name, value]]
  })
  headers.set('location', `${links.providerCallback()}?${new URLSearchParams(forwarded)}`)
  return new Response(null, { status: 303, headers })
}
