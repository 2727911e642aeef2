import { redirectTo } from './manual-web.ts'
import { firstSet } from './settings.ts'

interface WithEnv {
  readonly env: Readonly<Record<string, string | undefined>>
}

// Each name is spelled out because bundlers replace it with its value.
const [name, address] = firstSet({
  VITRINE_URL: () => process.env.VITRINE_URL,
  NEXT_PUBLIC_VITRINE_URL: () => process.env.NEXT_PUBLIC_VITRINE_URL,
  VITE_VITRINE_URL: () => (import.meta as unknown as WithEnv).env.VITE_VITRINE_URL,
  PUBLIC_VITRINE_URL: () => (import.meta as unknown as WithEnv).env.PUBLIC_VITRINE_URL,
})
redirectTo(address, { name })
