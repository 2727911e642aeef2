import { Button } from '@vitrine/ui/button'
import { Icon } from '@vitrine/ui/icon'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useMessages } from '../messages/index.ts'
import { PasskeyProblem } from './passkey-problem.tsx'
import { fieldsOf, requestSignInOptions, useOfferedPasskeys } from './use-offered-passkeys.ts'
import { useHasPasskeys, usePasskey } from './use-passkey.ts'

type PasskeySignInProps = {
  /** Path that accepts the response. */
  action: string
  returnTo: string
  /** Whether the browser offers passkeys in the autofill of the e-mail field. */
  isOffered?: boolean
}

/** Signs in with a passkey: with a button, and by autofill where the browser supports it. */
export function PasskeySignIn({ action, returnTo, isOffered = false }: PasskeySignInProps) {
  const messages = useMessages()
  const hasPasskeys = useHasPasskeys()
  const { isBusy, problem, run } = usePasskey(action)
  const withReturn = (fields: URLSearchParams) => {
    if (returnTo !== '/') fields.set('return', returnTo)
    return fields
  }
  // An authenticator without user interaction would retry until the rate limit; so only once.
  const wasRefused = typeof problem === 'object'
  const isOpen = isOffered && hasPasskeys && !isBusy && !wasRefused
  const stopOffer = useOfferedPasskeys(isOpen, (fields) => {
    void run(async () => withReturn(fields))
  })
  if (!hasPasskeys) return null
  const begin = () => {
    stopOffer()
    void run(async ({ showPasskey }) => {
      const passkeyRequest = await requestSignInOptions()
      return withReturn(fieldsOf(passkeyRequest, await showPasskey(passkeyRequest.options)))
    })
  }
  return (
    <div className="passkey">
      <Button wide loading={isBusy} onClick={begin}>
        <Icon as={Fingerprint} size={18} /> {messages.passkey.signIn}
      </Button>
      <PasskeyProblem problem={problem} />
    </div>
  )
}
