import { VitrineError } from '@vitrine/sdk'
import type { Theme } from '../app/request/api.ts'
import type { ThemePreview } from '../app/request/context.ts'
import type { SharedCaches } from './shared-caches.ts'

const path = /^\/theme-preview\/([\w.-]{1,300})(\/.*)?$/
/**
 * Headers that a public page depends on; cookies are excluded, because the preview shows what visitors see.
 */
const passedOn = ['accept', 'accept-language', 'user-agent']

/** A page of the shop with a draft theme. */
export type OpenedPreview = {
  /** The request for the page itself. */
  readonly request: Request
  readonly theme: Theme
  readonly preview: ThemePreview
}

/**
 * Handles the path of a preview, `/theme-preview/<token>/<path of the shop>`: undefined for other requests, null if the
 * token has expired.
 */
export async function openThemePreview(
  request: Request,
  shared: SharedCaches,
): Promise<OpenedPreview | null | undefined> {
  const url = new URL(request.url)
  const [, token, page = '/'] = (request.method === 'GET' && path.exec(url.pathname)) || []
  if (!token) return undefined
  try {
    const visitor = await shared.visitorAt(url.origin)
    const { theme, frameOrigin } = await visitor.theme.previewTheme({ token })
    const scheme = url.searchParams.get('scheme')
    url.searchParams.delete('scheme')
    url.pathname = page
    return {
      request: new Request(url, { headers: headersFor(request) }),
      theme,
      preview: { frameOrigin, ...((scheme === 'light' || scheme === 'dark') && { scheme }) },
    }
  } catch (error) {
    if (error instanceof VitrineError && error.status === 404) return null
    throw error
  }
}

const headersFor = ({ headers }: Request): [string, string][] =>
  passedOn.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
