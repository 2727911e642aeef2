import { Unavailable } from '@vitrine/contract/kit'
import { closedPage } from './closed-page.ts'
import { toDomainError } from './database-errors.ts'
import type { PipelineDeps } from './deps.ts'
import type { PageHandler } from './pages.ts'

/** Pages as one request each, with a page for people where the server cannot answer for the moment. */
export function guardPages(
  pages: readonly PageHandler[],
  { load, logger }: Pick<PipelineDeps, 'load' | 'logger'>,
): PageHandler {
  return async (request, visit) => {
    let release: (() => void) | undefined
    try {
      release = load?.enter()
      for (const page of pages) {
        const response = await page(request, visit)
        if (response) return response
      }
      return undefined
    } catch (error) {
      if (!isUnavailable(error)) throw error
      // A request refused for overload says nothing about the database, and many of them would fill the log.
      if (release) {
        logger.warn({ error }, 'A page could not be rendered because the database is unavailable')
      }
      if (!request.headers.get('accept')?.includes('text/html'))
        throw Unavailable({ retryAfterSeconds: 2 })
      return unavailablePage(request)
    } finally {
      release?.()
    }
  }
}

/** Pages get this error from in-process calls, whose errors are those of clients. */
const isUnavailable = (error: unknown): boolean =>
  codeOf(toDomainError(error) ?? error) === Unavailable.code

const codeOf = (error: unknown): unknown => {
  const { code, definition } = (error ?? {}) as { code?: string; definition?: { code: string } }
  return definition?.code ?? code
}

function unavailablePage(request: Request): Response {
  const languages = request.headers.get('accept-language')
  const { status, headers, body } = closedPage({ reason: 'unavailable', languages })
  return new Response(body as string, { status, headers: headers as Record<string, string> })
}
