import { links } from '../app/links.ts'
import { answerHeaders } from './security.ts'

/** What a provider may tell by a form. */
const told = ['code', 'state', 'iss', 'error', 'error_description'] as const
const LONGEST = 16_384

/** Whether a provider sends somebody back by a form (`response_mode=form_post`). */
export const isProviderAnswer = ({ method }: Request, path: string): boolean =>
  method === 'POST' && path === links.providerBack()

/**
 * Asks the browser to come by its own step: the form was another website’s, so it brought no cookie, and
 * only the cookie says whose sign-in it is.
 */
export async function comeBack(request: Request): Promise<Response> {
  const headers = new Headers({ ...answerHeaders, 'cache-control': 'no-store' })
  const text = await request.text()
  if (text.length > LONGEST) return new Response(null, { status: 413, headers })
  const form = new URLSearchParams(text)
  const kept = told.flatMap((name) => {
    const value = form.get(name)
    return value === null ? [] : [[name, value]]
  })
  headers.set('location', `${links.providerBack()}?${new URLSearchParams(kept)}`)
  return new Response(null, { status: 303, headers })
}
