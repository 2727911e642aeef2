import { loginFailure } from '../errors/vitrine-error.ts'
import { type CallbackParameters, readParameters } from './callback.ts'

// Specification §9: the direct login's time-out.
const TIME_OUT_MS = 120_000

/** The part of a browser window that the hidden frame needs. */
export type FrameHost = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'
> & { readonly document: Pick<Document, 'createElement' | 'body'> }

/**
 * Opens an authorization page in a hidden frame and waits for its message: a plain object with our `state`,
 * from the origin of that page. Ignores all other messages.
 */
export function askHiddenFrame(
  authUrl: string,
  state: string,
  host: FrameHost = browserWindow(),
): Promise<CallbackParameters> {
  const { origin } = new URL(authUrl)
  const frame = host.document.createElement('iframe')
  frame.style.display = 'none'
  frame.src = authUrl
  return new Promise<CallbackParameters>((resolve, reject) => {
    const finish = (settle: () => void) => {
      host.clearTimeout(timer)
      host.removeEventListener('message', listen)
      frame.remove()
      settle()
    }
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || !isAnswer(event.data, state)) return
      finish(() => resolve(readParameters(event.data)))
    }
    const timer = host.setTimeout(
      () => finish(() => reject(loginFailure('TIMED_OUT', 'OAuth flow timed out'))),
      TIME_OUT_MS,
    )
    host.addEventListener('message', listen)
    host.document.body.appendChild(frame)
  })
}

const isAnswer = (message: unknown, state: string): boolean =>
  typeof message === 'object' &&
  message !== null &&
  !Array.isArray(message) &&
  (message as { state?: unknown }).state === state

function browserWindow(): FrameHost {
  if (typeof window !== 'undefined') return window
  throw loginFailure('NO_BROWSER', 'The direct login needs a browser window')
}
