import { VitrineError } from '@vitrine/sdk'
import { baseHeaders } from './security.ts'

/** Rate limits count per minute. */
const RETRY_AFTER_SECONDS = 60

export const retryLater = { 'retry-after': String(RETRY_AFTER_SECONDS) } as const

/** Whether a call was refused by the rate limit. */
export const isBusy = (error: unknown): boolean =>
  error instanceof VitrineError && error.status === 429

/** Needs no API call, which could be refused too. */
export const busyPage = (): Response =>
  new Response(
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One moment, please</title><main><h1>One moment, please</h1><p>A great many people are asking right now. Try again in a minute.</p></main></html>',
    {
      status: 429,
      headers: {
        ...baseHeaders,
        ...retryLater,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
      },
    },
  )
