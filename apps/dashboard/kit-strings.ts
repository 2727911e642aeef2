import type { Plugin } from 'vite'

const spoken = /\/(de-DE|en-US|he-IL)\.mjs$/
const strings = /[\\/]react-aria(-components)?[\\/].*[\\/]intl[\\/].*\/[a-z]{2}-[A-Z]{2}\.mjs$/

/** Leaves the kit's own words in the languages of the dashboard; in others it speaks English. */
export const kitStrings = (): Plugin => ({
  name: 'kit-strings',
  enforce: 'pre',
  load: (id) => (strings.test(id) && !spoken.test(id) ? 'export default {}' : null),
})
