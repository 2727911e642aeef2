import { PageNotAvailable, type RedirectSessionRequest } from '@vitrine/contract/redirects'
import type { RedirectContext } from '../model.ts'
import { fillTemplate, flatten, staysWithin, type Values } from '../rules.ts'

/** The page of another system that does what is intended, by the address template of the site. */
export function externalPageUrl(context: RedirectContext): string {
  const template = context.templates[context.intent] ?? ''
  const setting = `redirectTemplates.${context.intent}`
  if (template === '') {
    throw PageNotAvailable(
      { setting },
      `The site has no page for this; its setting ${setting} is empty`,
    )
  }
  const address = fillTemplate(template, valuesOf(context))
  if (staysWithin(template, address)) return address
  throw PageNotAvailable({ setting }, `The site's setting ${setting} is not a web address`)
}

/** Everything the page may need to know, the intent's own values last: they win. */
function valuesOf({ request, intent, client, origin, isMember }: RedirectContext): Values {
  const { callbacks, preferences } = request
  return {
    ...preferences?.additionalQueryParameters,
    ...flatten({
      ...callbacks,
      ...preferences?.customMemberPaths,
      // Only a site that differs from the usual way says so.
      useGenericWixPages: preferences?.useGenericWixPages === false ? false : undefined,
      clientId: client?.id,
      origin,
      wixMemberLoggedIn: isMember,
    }),
    ...flatten(intent === 'bookingsCheckout' ? bookingOf(request) : request[intent]),
  }
}

/** A slot and its availability side by side; the timezone asked for stands in place of the slot's own. */
function bookingOf({ bookingsCheckout }: RedirectSessionRequest) {
  const { slotAvailability, timezone } = bookingsCheckout ?? {}
  const { slot, ...availability } = slotAvailability ?? {}
  const own = timezone ? { timezone, slotTimezone: slot?.timezone } : {}
  return { ...availability, ...slot, ...own }
}
