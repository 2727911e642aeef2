import type { Plugin } from 'vite'

const spoken = /\/(de-DE|en-US|es-ES|fr-FR|he-IL)\.mjs$/
const strings = /[\\/]react-aria(-components)?[\\/].*[\\/]intl[\\/].*\/[a-z]{2}-[A-Z]{2}\.mjs$/

/** Whether a file contains texts of the kit in a language that the dashboard does not support. */
export const isUnused = (id: string): boolean => strings.test(id) && !spoken.test(id)

/** Leaves the kit's own words in the languages of the dashboard. A screen that lacks them fails. */
export const kitStrings = (): Plugin => ({
  name: 'kit-strings',
  enforce: 'pre',
  load: (id) => (isUnused(id) ? 'export default {}' : null),
})
