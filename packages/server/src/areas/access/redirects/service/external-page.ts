import { PageNotAvailable, type RedirectSessionRequest } from '@vitrine/contract/redirects'
import type { RedirectContext } from '../model.ts'
import { fillTemplate, flatten, staysWithin, type Values } from '../rules.ts'

/** The external page of an intent, from the address template of the site. */
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

/** All values for the page; those of the intent take precedence. */
function valuesOf({ request, intent, client, origin, isMember }: RedirectContext): Values {
  const { callbacks, preferences } = request
  return {
    ...preferences?.additionalQueryParameters,
    ...flatten({
      ...callbacks,
      ...preferences?.customMemberPaths,
      // Sent only where the site differs from the default.
      useGenericWixPages: preferences?.useGenericWixPages === false ? false : undefined,
      clientId: client?.id,
      origin,
      wixMemberLoggedIn: isMember,
    }),
    ...flatten(intent === 'bookingsCheckout' ? bookingOf(request) : request[intent]),
  }
}

/** A slot and its availability, flattened; a requested time zone replaces the slot's. */
function bookingOf({ bookingsCheckout }: RedirectSessionRequest) {
  const { slotAvailability, timezone } = bookingsCheckout ?? {}
  const { slot, ...availability } = slotAvailability ?? {}
  const own = timezone ? { timezone, slotTimezone: slot?.timezone } : {}
  return { ...availability, ...slot, ...own }
}
