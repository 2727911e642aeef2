import type { StaffChallenge } from '@vitrine/contract/staff'
import { useState } from 'react'
import { noteSignIn } from '../../api/signed-in-hint.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { useNavigation } from '../../scaffold/navigation.tsx'
import { useAction } from '../../scaffold/use-operation.ts'
import { SecondStep } from '../sign-in/second-step.tsx'
import { errorsOfWelcome, tokenOf, type WelcomeForm } from './form.ts'
import { WelcomePage } from './page.tsx'

export function WelcomeRoute() {
  const messages = useMessages()
  const { go } = useNavigation()
  const action = useAction('staff.acceptInvitation')
  const token = tokenOf(globalThis.location.hash)
  const [held, setHeld] = useState<StaffChallenge>()
  const enter = () => {
    noteSignIn()
    go(links.home(), { replace: true })
  }
  const submit = (form: WelcomeForm) =>
    action.mutate(
      { token, ...form, name: form.name.trim(), email: form.email.trim() },
      { onSuccess: ({ secondFactor }) => (secondFactor ? setHeld(secondFactor) : enter()) },
    )
  if (held) {
    const toSignIn = () => go(links.signIn(), { replace: true })
    return <SecondStep challenge={held} onIn={enter} onAgain={toSignIn} />
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
