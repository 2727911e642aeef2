import { VitrineError } from '@vitrine/sdk'
import { answerHeaders } from './security.ts'

/** Calls are counted by the minute. */
const RETRY_AFTER_SECONDS = 60

export const retryLater = { 'retry-after': String(RETRY_AFTER_SECONDS) } as const

/** Whether a call was refused because there were too many of them. */
export const isBusy = (error: unknown): boolean =>
  error instanceof VitrineError && error.status === 429

/** Needs no call that could be refused too. */
export const busyPage = (): Response =>
  new Response(
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One moment, please</title><main><h1>One moment, please</h1><p>A great many people are asking right now. Try again in a minute.</p></main></html>',
    {
      status: 429,
      headers: {
        ...answerHeaders,
        ...retryLater,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
      },
    },
  )
