import type { StaffChallenge } from '@vitrine/contract/staff'
import { useState } from 'react'
import { setSignedInHint } from '../../api/signed-in-hint.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { SecondStep } from '../sign-in/second-step.tsx'
import { errorsOfWelcome, tokenOf, type WelcomeForm } from './form.ts'
import { WelcomePage } from './page.tsx'

export function WelcomeRoute() {
  const messages = useMessages()
  const { go } = useNavigation()
  const action = useAction('staff.acceptInvitation')
  const token = tokenOf(globalThis.location.hash)
  const [challenge, setChallenge] = useState<StaffChallenge>()
  const enter = () => {
    setSignedInHint()
    go(links.home(), { replace: true })
  }
  const submit = (form: WelcomeForm) =>
    action.mutate(
      { token, ...form, name: form.name.trim(), email: form.email.trim() },
      { onSuccess: ({ secondFactor }) => (secondFactor ? setChallenge(secondFactor) : enter()) },
    )
  if (challenge) {
    const toSignIn = () => go(links.signIn(), { replace: true })
    return <SecondStep challenge={challenge} onSignedIn={enter} onRestart={toSignIn} />
  }
  return (
    <WelcomePage
      hasToken={token !== ''}
      busy={action.isPending}
      errors={action.error ? errorsOfWelcome(action.error, messages) : {}}
      onSubmit={submit}
    />
  )
}
