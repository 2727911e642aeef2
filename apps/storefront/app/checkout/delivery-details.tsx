import type { DeliveryDetails } from '@vitrine/pricing'

type DeliveryDetailsTextProps = { details: DeliveryDetails | undefined }

/** The delivery time; for a pickup its address. */
export function DeliveryDetailsText({ details }: DeliveryDetailsTextProps) {
  const { deliveryTime = '', pickup = null } = details ?? {}
  const place = pickup && [pickup.addressLine, pickup.city].filter(Boolean).join(', ')
  const texts = [place, deliveryTime].filter(Boolean)
  if (texts.length === 0) return null
  return (
    <span className="text-s v-mute checkout-option-more" dir="auto">
      {texts.join(' · ')}
    </span>
  )
}
