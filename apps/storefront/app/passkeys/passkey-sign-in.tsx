import { Button } from '@vitrine/ui/button'
import { Icon } from '@vitrine/ui/icon'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useWords } from '../messages/index.ts'
import { PasskeyProblem } from './passkey-problem.tsx'
import { askForSignIn, fieldsOf, useOfferedPasskeys } from './use-offered-passkeys.ts'
import { useHasPasskeys, usePasskey } from './use-passkey.ts'

type PasskeySignInProps = {
  /** The page that takes the answer. */
  action: string
  returnTo: string
  /** Whether the browser offers passkeys where it offers names, too. */
  isOffered?: boolean
}

/** Signs in with a passkey: by a button, and where the browser offers what it has kept. */
export function PasskeySignIn({ action, returnTo, isOffered = false }: PasskeySignInProps) {
  const words = useWords()
  const hasPasskeys = useHasPasskeys()
  const { isBusy, problem, run } = usePasskey(action)
  const withReturn = (fields: URLSearchParams) => {
    if (returnTo !== '/') fields.set('return', returnTo)
    return fields
  }
  // What answers an offer by itself would answer the next one as well, until the shop counts no more tries.
  const wasRefused = typeof problem === 'object'
  const isOpen = isOffered && hasPasskeys && !isBusy && !wasRefused
  const stopOffer = useOfferedPasskeys(isOpen, (fields) => {
    void run(async () => withReturn(fields))
  })
  if (!hasPasskeys) return null
  const begin = () => {
    stopOffer()
    void run(async ({ showPasskey }) => {
      const asked = await askForSignIn()
      return withReturn(fieldsOf(asked, await showPasskey(asked.options)))
    })
  }
  return (
    <div className="passkey">
      <Button wide loading={isBusy} onClick={begin}>
        <Icon as={Fingerprint} size={18} /> {words.t('passkey.signIn')}
      </Button>
      <PasskeyProblem problem={problem} />
    </div>
  )
}
