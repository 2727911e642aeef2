import type { Decimal } from '@vitrine/money'

interface VersionedRecord {
  readonly id: string
  /** From 1, one more with each change. */
  readonly revision: number
  readonly createdDate: Date
  readonly updatedDate: Date
}

export interface RateCondition {
  readonly type: 'BY_TOTAL_WEIGHT' | 'BY_TOTAL_PRICE' | 'BY_TOTAL_QUANTITY'
  readonly operator: 'EQ' | 'GT' | 'GTE' | 'LT' | 'LTE'
  readonly value: Decimal
}

/** A delivery price with conditions, all of which must be met. */
export interface ConditionalRate {
  readonly amount: Decimal
  readonly conditions: RateCondition[]
  readonly multiplyByQuantity: boolean
}

export interface Destination {
  readonly countryCode: string
  /** Empty for the whole country. */
  readonly subdivisions: string[]
  /** Single codes, beginnings and ranges; empty for all of them. */
  readonly postalCodes: string[]
}

export interface DeliveryCarrier {
  readonly appId: string
  readonly backupRate: {
    readonly title: string
    readonly amount: Decimal
    readonly active: boolean
  } | null
  readonly additionalCharges: { readonly description: string; readonly amount: Decimal }[]
}

/** A region that goods of a profile are delivered to. */
export interface DeliveryRegion {
  readonly id: string
  readonly name: string
  readonly active: boolean
  /** None: the rest of the world. */
  readonly destinations: Destination[]
  readonly carriers: DeliveryCarrier[]
  /** ISO 8601, as stored in the profile. */
  readonly createdDate: string
}

/** Products that are delivered alike, and where to. */
export interface DeliveryProfile extends VersionedRecord {
  readonly name: string
  readonly isDefault: boolean
  readonly regions: DeliveryRegion[]
}

export interface ShippingOption extends VersionedRecord {
  readonly title: string
  readonly estimatedDeliveryTime: string
  readonly active: boolean
  readonly deliveryRegionIds: string[]
  readonly rates: ConditionalRate[]
  readonly freeFrom: Decimal | null
}

/** A time of a weekday, by the clock of the shop. */
export interface WeeklyTime {
  readonly day: 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN'
  readonly from: string
  readonly to: string
}

export interface PickupAddress {
  readonly country: string
  readonly subdivision: string
  readonly city: string
  readonly postalCode: string
  readonly streetName: string
  readonly streetNumber: string
  readonly addressLine: string
  readonly addressLine2: string
}

export interface PickupLocation extends VersionedRecord {
  readonly name: string
  readonly address: PickupAddress
  readonly deliveryTime: string
  readonly instructions: string
  readonly hours: WeeklyTime[]
  readonly active: boolean
  /** None: for everybody. */
  readonly deliveryRegionIds: string[]
  readonly rates: ConditionalRate[]
}

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** The area of local delivery; the fields of its kind apply. */
export interface LocalArea {
  readonly kind: 'POSTAL_CODES' | 'RADIUS' | 'POLYGON' | 'CITIES'
  readonly postalCodes: string[]
  readonly center: Point | null
  readonly centerAddress: string
  readonly radiusKilometres: number | null
  readonly corners: Point[]
  readonly cities: {
    readonly country: string
    readonly subdivision: string
    readonly name: string
  }[]
}

export interface LocalDeliveryOption extends VersionedRecord {
  readonly areaName: string
  readonly area: LocalArea
  readonly estimatedDeliveryTime: string
  readonly slots: WeeklyTime[]
  readonly active: boolean
  /** Empty: anywhere within the area. */
  readonly deliveryRegionIds: string[]
  readonly rates: ConditionalRate[]
  readonly freeFrom: Decimal | null
}

/** The destination of a delivery. */
export interface DeliveryPlace {
  readonly country: string
  readonly subdivision?: string | undefined
  readonly postalCode?: string | undefined
  readonly city?: string | undefined
  readonly point?: Point | undefined
}
