import { useEffect, useRef } from 'react'
import type { PasskeyRequest } from './passkey-fields.ts'

/** Slightly less than the lifetime of a challenge, in milliseconds. */
const FRESH_MS = 4 * 60_000

/** Options of a request that accepts any passkey. */
export async function requestSignInOptions(): Promise<PasskeyRequest> {
  const response = await fetch('/vitrine/v1/passkeys/sign-in/options', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (!response.ok) throw new Error(`The question was refused: ${response.status}`)
  const passkeyRequest = (await response.json()) as Record<string, string>
  const { challengeId = '', publicKeyCredentialRequestOptionsJson: options = '' } = passkeyRequest
  return { challengeId, options }
}

/** Challenge and response as form fields. */
export const fieldsOf = ({ challengeId }: PasskeyRequest, credential: string): URLSearchParams =>
  new URLSearchParams({ challengeId, credential })

/**
 * Offers passkeys in the browser's autofill while the page is open. Browsers allow one request at a
 * time, so the button ends this one before it starts its own.
 */
export function useOfferedPasskeys(isEnabled: boolean, onShown: (fields: URLSearchParams) => void) {
  const offer = useRef<AbortController>(undefined)
  const onShownRef = useRef(onShown)
  onShownRef.current = onShown
  const stop = () => offer.current?.abort()
  useEffect(() => {
    if (!isEnabled) return
    const controller = new AbortController()
    offer.current = controller
    void offerUntil(controller.signal, (fields) => onShownRef.current(fields))
    return () => controller.abort()
  }, [isEnabled])
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
    const attemptSignal = AbortSignal.any([signal, AbortSignal.timeout(FRESH_MS)])
    try {
      const passkeyRequest = await requestSignInOptions()
      const credential = await showPasskey(passkeyRequest.options, {
        mediation: 'conditional',
        signal: attemptSignal,
      })
      return onShown(fieldsOf(passkeyRequest, credential))
    } catch {
      // An expired challenge is replaced; after any other error only the button remains.
      if (!attemptSignal.aborted || signal.aborted) return
    }
  }
}
