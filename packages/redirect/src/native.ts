import { redirectTo } from './manual-web.ts'
import { firstSet } from './settings.ts'

// Without `import.meta`, which older bundlers of Expo cannot read.
const [name, address] = firstSet({
  EXPO_PUBLIC_VITRINE_URL: () => process.env.EXPO_PUBLIC_VITRINE_URL,
  VITRINE_URL: () => process.env.VITRINE_URL,
})
redirectTo(address, { name })
