import { useMemo, useSyncExternalStore } from 'react'
import { useVitrineContext } from '../vitrine-context.ts'
import type { LoginMachine, LoginView } from './login-machine.ts'
import { createServedLogin } from './served-login.ts'

/** The login of this page: state and steps. All components below one provider share it. */
export function useLogin(): LoginView & Omit<LoginMachine, 'get' | 'subscribe'> {
  const { login } = useVitrineContext()
  const machine = useMemo(() => ('page' in login ? createServedLogin(login) : login), [login])
  const { get, subscribe, ...steps } = machine
  return { ...useSyncExternalStore(subscribe, get, get), ...steps }
}
