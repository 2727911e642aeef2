import { redirectTo } from './manual-web.ts'
import { firstSet } from './settings.ts'

// Avoids `import.meta`, which older bundlers of Expo cannot parse.
const [name, address] = firstSet({
  EXPO_PUBLIC_VITRINE_URL: () => process.env.EXPO_PUBLIC_VITRINE_URL,
  VITRINE_URL: () => process.env.VITRINE_URL,
})
// Built apps expose their settings only to their own files, not to packages.
if (!address) {
  throw new Error(
    `${name} is not seen here. In a file of the app, call redirectTo(process.env.EXPO_PUBLIC_VITRINE_URL) of @vitrine/redirect/manual`,
  )
}
redirectTo(address, { name })
