import { defineError } from '../kit/index.ts'

export const UnknownCurrency = defineError({
  code: 'UNKNOWN_CURRENCY',
  status: 400,
  description: 'The currency is not an ISO 4217 code',
})
export const UnknownLocale = defineError({
  code: 'UNKNOWN_LOCALE',
  status: 400,
  description: 'The locale is not a language tag such as en-US',
})
export const SiteNotFound = defineError({
  code: 'SITE_NOT_FOUND',
  status: 404,
  description: 'There is no site with this id that you can access',
})
/** `data.state` and `data.deletion` are the current state of the site. */
export const SiteMoveNotAllowed = defineError({
  code: 'SITE_MOVE_NOT_ALLOWED',
  status: 409,
  description: 'This is not possible in the site’s current state',
})
/** `data.domain` answers for another site already. */
export const DomainTaken = defineError({
  code: 'DOMAIN_TAKEN',
  status: 409,
  description: 'Another site uses this domain',
})
/** The last site cannot be deleted: staff need one. */
export const LastSite = defineError({
  code: 'LAST_SITE',
  status: 409,
  description: 'This is the last site; create another one first',
})
