import { useQueryClient } from '@tanstack/react-query'
import { noteSignIn } from '../../api/signed-in-hint.ts'
import { links } from '../../links.ts'
import { useAddressSearch } from '../../scaffold/address.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { useNavigation } from '../../scaffold/navigation.tsx'
import { useAction } from '../../scaffold/use-operation.ts'
import { errorsOfSignIn, type SignInForm } from './form.ts'
import { SignInPage } from './page.tsx'

/** Only ways back into the dashboard are followed. */
const wayBack = (next: string | undefined) =>
  next && /^\/dashboard(\/|$|\?)/.test(next) ? next : links.home()

export function SignInRoute() {
  const messages = useMessages()
  const { next } = useAddressSearch()
  const { go } = useNavigation()
  const queries = useQueryClient()
  const action = useAction('staff.signIn')
  const submit = ({ email, password }: SignInForm) =>
    action.mutate(
      { email: email.trim(), password },
      {
        onSuccess: () => {
          noteSignIn()
          queries.clear()
          go(wayBack(next), { replace: true })
        },
      },
    )
  return (
    <SignInPage
      expired={next !== undefined && wayBack(next) !== links.home()}
      busy={action.isPending}
      errors={action.error ? errorsOfSignIn(action.error, messages) : {}}
      onSubmit={submit}
    />
  )
}
