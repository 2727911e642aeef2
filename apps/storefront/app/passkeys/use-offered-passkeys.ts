import { useEffect, useRef } from 'react'
import type { AskedPasskey } from './answer-of.ts'

/** A little less than a question to a passkey is good for. */
const FRESH_MS = 4 * 60_000

/** What anybody's passkey is asked. */
export async function askForSignIn(): Promise<AskedPasskey> {
  const response = await fetch('/vitrine/v1/passkeys/sign-in/options', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (!response.ok) throw new Error(`The question was refused: ${response.status}`)
  const asked = (await response.json()) as Record<string, string>
  const { challengeId = '', publicKeyCredentialRequestOptionsJson: options = '' } = asked
  return { challengeId, options }
}

/** What was asked and answered, as a form takes it. */
export const fieldsOf = ({ challengeId }: AskedPasskey, credential: string): URLSearchParams =>
  new URLSearchParams({ challengeId, credential })

/**
 * Has the browser offer passkeys where it offers names and passwords, as long as the page is there. The
 * answer ends that: a browser asks one thing at a time, so a button stops it before it asks itself.
 */
export function useOfferedPasskeys(isWanted: boolean, onShown: (fields: URLSearchParams) => void) {
  const offer = useRef<AbortController>(undefined)
  const take = useRef(onShown)
  take.current = onShown
  const stop = () => offer.current?.abort()
  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    offer.current = controller
    void offerUntil(controller.signal, (fields) => take.current(fields))
    return () => controller.abort()
  }, [isWanted])
  return stop
}

async function offerUntil(
  signal: AbortSignal,
  onShown: (fields: URLSearchParams) => void,
): Promise<void> {
  if (typeof PublicKeyCredential !== 'function') return
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
  const { showPasskey } = await import('@vitrine/sdk/passkeys')
  while (!signal.aborted) {
    const turn = AbortSignal.any([signal, AbortSignal.timeout(FRESH_MS)])
    try {
      const asked = await askForSignIn()
      const credential = await showPasskey(asked.options, {
        mediation: 'conditional',
        signal: turn,
      })
      return onShown(fieldsOf(asked, credential))
    } catch {
      // An old question is asked anew; whatever else ends it leaves the button.
      if (!turn.aborted || signal.aborted) return
    }
  }
}
