import { createContext, useContext } from 'react'
import type { AnyClient } from './client.ts'
import type { LoginMachine } from './login/login-machine.ts'
import type { ServedSteps } from './login/served-page.ts'
import type { MemberState } from './member/member-state.ts'
import type { Role, SignOut } from './session/session-store.ts'
import type { HydratedStore } from './store.ts'

/** Context of one provider, the same for sessions in the browser and on the server. */
export interface VitrineContextValue {
  readonly session: HydratedStore<Role> & { readonly signOut: SignOut }
  readonly member: HydratedStore<MemberState> & { readonly read: () => Promise<void> }
  /** The server driver is imported only by pages that use it. */
  readonly login: LoginMachine | ServedSteps
  /** The browser's client, if it has one. */
  readonly client?: AnyClient
}

// Separate from the providers, so that pages with a session on the server do not bundle the client.
export const VitrineContext = createContext<VitrineContextValue | undefined>(undefined)

export function useVitrineContext(): VitrineContextValue {
  const value = useContext(VitrineContext)
  if (value) return value
  throw new Error(
    'The hooks and forms of @vitrine/react need a <VitrineProvider> or a <ServedProvider> above them',
  )
}
