import { useQueryClient } from '@tanstack/react-query'
import type { StaffChallenge } from '@vitrine/contract/staff'
import { useState } from 'react'
import { knowsPasskeys } from '../../api/passkeys.ts'
import { noteSignIn } from '../../api/signed-in-hint.ts'
import { links } from '../../links.ts'
import { useAddressSearch } from '../../scaffold/address.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { useNavigation } from '../../scaffold/navigation.tsx'
import { useAction } from '../../scaffold/use-operation.ts'
import { errorsOfSignIn, type SignInForm } from './form.ts'
import { SignInPage } from './page.tsx'
import { errorOfStep, SecondStep } from './second-step.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

/** Only ways back into the dashboard are followed. */
const wayBack = (next: string | undefined) =>
  next && /^\/dashboard(\/|$|\?)/.test(next) ? next : links.home()

export function SignInRoute() {
  const messages = useMessages()
  const { next } = useAddressSearch()
  const [held, setHeld] = useState<StaffChallenge>()
  const action = useAction('staff.signIn')
  const passkey = usePasskeySignIn()
  const enter = useEnter(wayBack(next))
  const submit = ({ email, password }: SignInForm) => {
    passkey.reset()
    action.mutate(
      { email: email.trim(), password },
      { onSuccess: ({ secondFactor }) => (secondFactor ? setHeld(secondFactor) : enter()) },
    )
  }
  const showPasskey = () => {
    action.reset()
    passkey.mutate(undefined, { onSuccess: enter })
  }
  if (held) {
    return <SecondStep challenge={held} onIn={enter} onAgain={() => setHeld(undefined)} />
  }
  return (
    <SignInPage
      expired={next !== undefined && wayBack(next) !== links.home()}
      busy={action.isPending || passkey.isPending}
      errors={{
        ...(action.error ? errorsOfSignIn(action.error, messages) : {}),
        ...(passkey.error ? { form: errorOfStep(passkey.error, 'PASSKEY', messages) } : {}),
      }}
      onSubmit={submit}
      {...(knowsPasskeys() ? { onPasskey: showPasskey } : {})}
    />
  )
}

/** Goes on with a session that has begun; nothing stays of whoever was here before. */
function useEnter(address: string) {
  const { go } = useNavigation()
  const queries = useQueryClient()
  return () => {
    noteSignIn()
    queries.clear()
    go(address, { replace: true })
  }
}
