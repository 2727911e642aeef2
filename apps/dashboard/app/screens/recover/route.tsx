import { useEffect, useState } from 'react'
import { useAction } from '../../shared/use-operation.ts'
import { tokenOf } from '../welcome/form.ts'
import { RequestResetPage } from './request-reset-page.tsx'
import { SetPasswordPage } from './set-password-page.tsx'

/** The token that the address carries after `#`, also when the link is opened in this window. */
function useToken() {
  const [token, setToken] = useState(() => tokenOf(globalThis.location.hash))
  useEffect(() => {
    const read = () => setToken(tokenOf(globalThis.location.hash))
    globalThis.addEventListener('hashchange', read)
    return () => globalThis.removeEventListener('hashchange', read)
  }, [])
  return [token, setToken] as const
}

/** Sets a new password with the token of a mail; without one requests the mail. */
export function RecoverRoute() {
  const [token, setToken] = useToken()
  const [sentTo, setSentTo] = useState<string>()
  const ask = useAction('staff.startRecovery')
  const finish = useAction('staff.finishRecovery')
  if (token !== '') {
    return (
      <SetPasswordPage
        busy={finish.isPending}
        failure={finish.error}
        isDone={finish.isSuccess}
        onSet={(password) => finish.mutate({ token, password })}
        onAskAgain={() => setToken('')}
      />
    )
  }
  return (
    <RequestResetPage
      busy={ask.isPending}
      failure={ask.error}
      sentTo={sentTo}
      onAsk={(email) => ask.mutate({ email }, { onSuccess: () => setSentTo(email) })}
    />
  )
}
