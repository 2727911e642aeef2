import { createContext, useContext } from 'react'
import type { AnyClient } from './client.ts'
import type { LoginMachine } from './login/login-machine.ts'
import type { ServedSteps } from './login/served-page.ts'
import type { Known } from './member/known.ts'
import type { Role, SignOut } from './session/session-store.ts'
import type { DrawnStore } from './store.ts'

/** What the components below one provider share, whoever keeps the session. */
export interface House {
  readonly session: DrawnStore<Role> & { readonly signOut: SignOut }
  readonly member: DrawnStore<Known> & { readonly read: () => Promise<void> }
  /** What drives it by a server comes with the pages that use it. */
  readonly login: LoginMachine | ServedSteps
  /** Where the browser itself asks the shop. */
  readonly client?: AnyClient
}

// Apart from the providers, so that a page whose server keeps the session brings no client along.
export const HouseContext = createContext<House | undefined>(undefined)

export function useHouse(): House {
  const house = useContext(HouseContext)
  if (house) return house
  throw new Error(
    'The hooks and forms of @vitrine/react need a <VitrineProvider> or a <ServedProvider> above them',
  )
}
