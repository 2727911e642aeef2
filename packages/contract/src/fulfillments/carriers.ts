/** Carriers with tracking pages, named as in published clients. */
export const carriers = ['fedex', 'ups', 'usps', 'dhl', 'canadaPost'] as const
export type Carrier = (typeof carriers)[number]

export const carrierNames: Readonly<Record<Carrier, string>> = {
  fedex: 'FedEx',
  ups: 'UPS',
  usps: 'USPS',
  dhl: 'DHL',
  canadaPost: 'Canada Post',
}

/** The tracking page of each carrier, without the parcel's number. */
const pages: Readonly<Record<Carrier, string>> = {
  fedex: 'https://www.fedex.com/apps/fedextrack/?action=track&trackingnumber=',
  ups: 'https://www.ups.com/track?loc=en_US&tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  canadaPost: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/',
}

/** The known carrier of this name, whatever its case; undefined for any other. */
export const carrierOf = (name: string | null | undefined): Carrier | undefined =>
  carriers.find((carrier) =>
    [carrier, carrierNames[carrier]].some(
      (known) => known.toLowerCase() === name?.trim().toLowerCase(),
    ),
  )

/** The name of a carrier as people read it. */
export const carrierName = (name: string): string => {
  const carrier = carrierOf(name)
  return carrier ? carrierNames[carrier] : name
}

/** The tracking link of a parcel; null if the carrier is unknown or there is no number. */
export function trackingLinkOf(
  name: string | null | undefined,
  trackingNumber: string | null | undefined,
): string | null {
  const carrier = carrierOf(name)
  if (!carrier || !trackingNumber) return null
  return pages[carrier] + encodeURIComponent(trackingNumber.trim())
}
