import type { SiteSettings } from '@vitrine/contract/sites'
import { isSafeWebAddress } from './addresses.ts'

type Templates = SiteSettings['redirectTemplates']

/** The placeholders of each page; all other values are added to the query. */
export const placeholders: Readonly<Record<keyof Templates, readonly string[]>> = {
  ecomCheckout: ['checkoutId'],
  ecomOrderPaymentRequest: ['paymentRequestId'],
  bookingsCheckout: ['serviceId'],
  bookingsBook: ['resourceId'],
  eventsCheckout: ['eventSlug', 'reservationId'],
  paidPlansCheckout: ['planId'],
}

/** The problem of an address template; undefined without one. */
export function problemOfTemplate(page: keyof Templates, template: string): string | undefined {
  if (template === '') return undefined
  const knownPlaceholders = placeholders[page]
  const unknownPlaceholder = [...template.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !knownPlaceholders.includes(name))
  const listed = knownPlaceholders.map((name) => `{${name}}`).join(' and ')
  if (unknownPlaceholder !== undefined) return `has {${unknownPlaceholder}}; it takes ${listed}`
  const filledWith = (value: string) => template.replace(/\{[^{}]*\}/g, value)
  if (/[{}]/.test(filledWith(''))) return `has a brace that is not part of ${listed}`
  const sampleUrl = filledWith('a')
  if (!isSafeWebAddress(sampleUrl)) return 'must be an https address; http is for localhost only'
  const isFixed = new URL(sampleUrl).origin === new URL(filledWith('b')).origin
  return isFixed ? undefined : 'may have placeholders only behind the host'
}
