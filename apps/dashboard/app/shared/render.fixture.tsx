import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MessagesProvider } from '@vitrine/messages/react'
import { VitrineError } from '@vitrine/sdk'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { english } from '../messages/english.fixture.ts'

/** A page as the text a reader gets, without tags. */
export const textOf = (page: ReactNode): string =>
  markupOf(page)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

export const markupOf = (page: ReactNode): string =>
  renderToStaticMarkup(
    <MessagesProvider messages={english}>
      <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
    </MessagesProvider>,
  )

export const denied = new VitrineError({
  kind: 'application',
  code: 'PERMISSION_DENIED',
  message: 'Insufficient permissions',
  status: 403,
  requestId: 'request-7',
})
export const unreachable = new VitrineError({ kind: 'system', message: 'System error occurred' })
