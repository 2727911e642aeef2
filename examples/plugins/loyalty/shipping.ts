import type { Ports } from '@vitrine/plugin'

const KILOGRAMS_FREE = 2
const CENTS_PER_KILOGRAM = 150
const BASE_CENTS = 390

/** A parcel whose price grows with its weight; goods without one count as light. */
export const shippingRates: NonNullable<Ports['shippingRates']> = async ({ request }) => {
  if (request.destination.country !== 'DE' || request.currency !== 'EUR') return []
  const kilograms = request.lines.reduce(
    (sum, { weight, quantity }) => sum + Number(weight ?? 0) * quantity,
    0,
  )
  const beyond = Math.max(0, Math.ceil(kilograms - KILOGRAMS_FREE))
  const cents = BASE_CENTS + beyond * CENTS_PER_KILOGRAM
  return [
    {
      code: 'by-weight',
      title: 'Green parcel',
      price: (cents / 100).toFixed(2),
      deliveryTime: '2–4 days',
    },
  ]
}
