import { useSyncExternalStore } from 'react'
import { useHouse } from '../house.ts'
import type { LoginMachine, LoginView } from './login-machine.ts'

/** The login of this page: where it stands and its steps. All components below one provider share it. */
export function useLogin(): LoginView & Omit<LoginMachine, 'get' | 'subscribe'> {
  const { login } = useHouse()
  const { get, subscribe, ...steps } = login
  return { ...useSyncExternalStore(subscribe, get, get), ...steps }
}
