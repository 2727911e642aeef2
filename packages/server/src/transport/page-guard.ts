import { Unavailable } from '@vitrine/contract/kit'
import { closedPage } from './closed-page.ts'
import { asPromised } from './database-errors.ts'
import type { PageHandler } from './pages.ts'
import type { World } from './world.ts'

/** Pages as one request each, with a page for people where the server cannot answer for the moment. */
export function guardPages(
  pages: readonly PageHandler[],
  { load, logger }: Pick<World, 'load' | 'logger'>,
): PageHandler {
  return async (request, visit) => {
    let leave: (() => void) | undefined
    try {
      leave = load?.enter()
      for (const page of pages) {
        const response = await page(request, visit)
        if (response) return response
      }
      return undefined
    } catch (error) {
      if (!isUnavailable(error)) throw error
      logger.warn({ error }, 'A page could not be made for the moment')
      if (!request.headers.get('accept')?.includes('text/html'))
        throw Unavailable({ retryAfterSeconds: 2 })
      return unavailablePage(request)
    } finally {
      leave?.()
    }
  }
}

/** Pages learn of it from calls in process, whose errors are those of clients. */
const isUnavailable = (error: unknown): boolean =>
  codeOf(asPromised(error) ?? error) === Unavailable.code

const codeOf = (error: unknown): unknown => {
  const { code, definition } = (error ?? {}) as { code?: string; definition?: { code: string } }
  return definition?.code ?? code
}

function unavailablePage(request: Request): Response {
  const languages = request.headers.get('accept-language')
  const { status, headers, body } = closedPage({ why: 'unavailable', languages })
  return new Response(body as string, { status, headers: headers as Record<string, string> })
}
