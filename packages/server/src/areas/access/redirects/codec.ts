import type { RedirectSession } from '@vitrine/contract/redirects'
import type { CreatedRedirect } from './model.ts'
import { splitAddress } from './rules.ts'

export const encodeRedirectSession = (redirect: CreatedRedirect): RedirectSession => ({
  ...redirect,
  urlDetails: splitAddress(redirect.fullUrl),
})
