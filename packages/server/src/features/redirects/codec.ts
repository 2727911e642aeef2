import type { RedirectSession } from '@vitrine/contract/redirects'
import type { Made } from './model.ts'
import { splitAddress } from './rules.ts'

export const encodeRedirectSession = (made: Made): RedirectSession => ({
  ...made,
  urlDetails: splitAddress(made.fullUrl),
})
