import type { TemplateCustomization } from '@vitrine/contract/checkout-templates'
import type { CartSource, NewCustomLine, NewLine } from '../cart/index.ts'
import type { ExternalReference } from '../checkout/index.ts'

/** Items behind a link. */
export interface CheckoutTemplate {
  readonly id: string
  /** From 1, one more with each change. */
  readonly revision: number
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly active: boolean
  readonly items: readonly Pick<NewLine, 'reference' | 'quantity' | 'overrides'>[]
  readonly customItems: readonly NewCustomLine[]
  /** Empty without one. */
  readonly couponCode: string
  readonly customization: TemplateCustomization
  readonly customContent: CartSource['customContent']
  readonly externalReference: ExternalReference | null
}

/** Fields of a template to save; absent ones stay unchanged. */
export type TemplateChanges = {
  readonly [Field in
    | 'active'
    | 'items'
    | 'customItems'
    | 'couponCode'
    | 'customization'
    | 'customContent'
    | 'externalReference']?: CheckoutTemplate[Field]
}
