import type { TypePairName } from './look.ts'

export interface TypePair {
  /** Values of `font-family`, each with a fallback of the same metrics. */
  readonly display: string
  readonly text: string
  /** Weight of product names and titles. */
  readonly displayWeight: number
}

const sans = 'ui-sans-serif,system-ui,sans-serif'
const serif = 'ui-serif,Georgia,serif'
const geist = `"Geist Variable","Geist Fallback",${sans}`

/** The fonts of each pair; every page loads the faces of `fraunces-instrument`. */
export const typePairs: Readonly<Record<TypePairName, TypePair>> = {
  'fraunces-instrument': {
    display: `"Fraunces Variable","Fraunces Fallback",${serif}`,
    text: `"Instrument Sans Variable","Instrument Sans Fallback",${sans}`,
    displayWeight: 380,
  },
  'garamond-figtree': {
    display: `"EB Garamond Variable","EB Garamond Fallback",${serif}`,
    text: `"Figtree Variable","Figtree Fallback",${sans}`,
    displayWeight: 440,
  },
  'bricolage-geist': {
    display: `"Bricolage Grotesque Variable","Bricolage Grotesque Fallback",${sans}`,
    text: geist,
    displayWeight: 600,
  },
  geist: { display: geist, text: geist, displayWeight: 500 },
}
