import type { Messages } from '../../messages/index.ts'
import { isHttps } from './sign-in-spec.ts'
import { text } from './spec.ts'

/** Redirect targets on other sites, with the values passed to each. */
export const redirectValues = {
  ecomCheckout: ['checkoutId'],
  bookingsCheckout: ['slot.serviceId', 'slot.startDate', 'slot.endDate', 'timezone'],
  bookingsBook: ['resourceId'],
  eventsCheckout: ['reservationId', 'eventSlug'],
  paidPlansCheckout: ['planId', 'checkoutData'],
} as const
/** Available for every page. */
export const commonValues = ['postFlowUrl', 'thankYouPageUrl', 'clientId'] as const

export type RedirectName = keyof typeof redirectValues
export const redirectNames = Object.keys(redirectValues) as readonly RedirectName[]

const placeholder = /\{([\w.]+)\}/g

function checkTemplate(typed: string, { redirectSettings }: Messages): string | undefined {
  if (typed === '') return undefined
  const filled = typed.replace(placeholder, 'x')
  if (/[{}]/.test(filled)) return redirectSettings.badBraces
  return isHttps(filled) ? undefined : redirectSettings.bad
}

const template = (name: RedirectName) => text(`redirectTemplates.${name}`, checkTemplate)

export const redirectsSpec = {
  ecomCheckout: template('ecomCheckout'),
  bookingsCheckout: template('bookingsCheckout'),
  bookingsBook: template('bookingsBook'),
  eventsCheckout: template('eventsCheckout'),
  paidPlansCheckout: template('paidPlansCheckout'),
}

const samples: Readonly<Record<string, string>> = {
  checkoutId: '5d0e3c1a',
  timezone: 'Europe/Berlin',
  eventSlug: 'summer-fair',
  'slot.startDate': '2026-06-01T09:00',
}

/** The target of a template for one visitor; undefined if it is missing or incomplete. */
export function exampleOf(template: string): string | undefined {
  const filled = template.replace(placeholder, (_, name: string) =>
    encodeURIComponent(samples[name] ?? '5d0e3c1a'),
  )
  return isHttps(filled) && !/[{}]/.test(filled) ? filled : undefined
}
