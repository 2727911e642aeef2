import { useQueryClient } from '@tanstack/react-query'
import type { StaffChallenge } from '@vitrine/contract/staff'
import { useState } from 'react'
import { supportsPasskeys } from '../../api/passkeys.ts'
import { setSignedInHint } from '../../api/signed-in-hint.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useAction } from '../../shared/use-operation.ts'
import { errorsOfSignIn, type SignInForm } from './form.ts'
import { SignInPage } from './page.tsx'
import { errorOfStep, SecondStep } from './second-step.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

/** Only ways back into the dashboard are followed. */
const safeReturnPath = (next: string | undefined) =>
  next && /^\/dashboard(\/|$|\?)/.test(next) ? next : links.home()

export function SignInRoute() {
  const messages = useMessages()
  const { next } = useUrlSearch()
  const [challenge, setChallenge] = useState<StaffChallenge>()
  const action = useAction('staff.signIn')
  const passkey = usePasskeySignIn()
  const enter = useEnterDashboard(safeReturnPath(next))
  const submit = ({ email, password }: SignInForm) => {
    passkey.reset()
    action.mutate(
      { email: email.trim(), password },
      { onSuccess: ({ secondFactor }) => (secondFactor ? setChallenge(secondFactor) : enter()) },
    )
  }
  const showPasskey = () => {
    action.reset()
    passkey.mutate(undefined, { onSuccess: enter })
  }
  if (challenge) {
    return (
      <SecondStep
        challenge={challenge}
        onSignedIn={enter}
        onRestart={() => setChallenge(undefined)}
      />
    )
  }
  return (
    <SignInPage
      expired={next !== undefined && safeReturnPath(next) !== links.home()}
      busy={action.isPending || passkey.isPending}
      errors={{
        ...(action.error ? errorsOfSignIn(action.error, messages) : {}),
        ...(passkey.error ? { form: errorOfStep(passkey.error, 'PASSKEY', messages) } : {}),
      }}
      onSubmit={submit}
      {...(supportsPasskeys() ? { onPasskey: showPasskey } : {})}
    />
  )
}

/** Enters the dashboard after sign-in and clears all data of a previous user. */
function useEnterDashboard(address: string) {
  const { go } = useNavigation()
  const queries = useQueryClient()
  return () => {
    setSignedInHint()
    queries.clear()
    go(address, { replace: true })
  }
}
