import type { ArtworkSpec } from '../artwork/index.ts'

/** One product of the demo shop. */
export interface DemoProduct {
  /** Unique, lower case; the requested slug of the product. */
  slug: string
  name: string
  /** HTML. */
  description: string
  /** Decimal text, in the site's currency. */
  price: string
  discount?: DemoDiscount
  productType: 'physical' | 'digital'
  visible: boolean
  brand: string
  ribbon?: string
  /** Absent where variants carry their own. */
  sku?: string
  /** Kilograms, decimal text; absent for digital products. */
  weight?: string
  pricePerUnit?: DemoPricePerUnit
  options: DemoOption[]
  /** One for each combination of choices when the product manages its variants, else empty. */
  variants: DemoVariant[]
  /** Stock of the product itself; where variants are managed each has its own. */
  stock?: DemoStock
  preorder?: DemoPreorder
  infoSections: DemoInfoSection[]
  pictures: DemoPicture[]
  /** Slugs of collections. */
  collections: DemoCollectionSlug[]
}

export interface DemoDiscount {
  type: 'AMOUNT' | 'PERCENT'
  /** Decimal text. */
  value: string
}

export interface DemoPricePerUnit {
  /** What the price buys, decimal text. */
  totalQuantity: string
  totalMeasurementUnit: DemoUnit
  /** What the price per unit is quoted for, decimal text. */
  baseQuantity: string
  baseMeasurementUnit: DemoUnit
}

export type DemoUnit = 'ML' | 'CL' | 'L' | 'G' | 'KG' | 'CM' | 'M' | 'SQM'

export interface DemoOption {
  name: string
  type: 'drop_down' | 'color'
  choices: DemoChoice[]
}

export interface DemoChoice {
  /** The colour code of a swatch, else the same words as the description. */
  value: string
  /** Displayed name, and the key in variants. */
  description: string
  /** Colour set of the pictures for this choice. */
  palette?: string
  /** The second colour of a two-colour swatch. */
  second?: string
  /** Picture shown in the swatch instead of a colour. */
  pattern?: ArtworkSpec
}

export interface DemoVariant {
  /** Option name to choice description. */
  choices: Record<string, string>
  price: string
  sku: string
  weight?: string
  visible: boolean
  stock: DemoStock
}

export type DemoStock =
  | { isTracked: true; quantity: number }
  | { isTracked: false; isInStock: boolean }

export interface DemoPreorder {
  /** Shown to the buyer, 1–250 characters. */
  message: string
  limit: number
  /** How many days after the shop is filled it leaves; absent: nobody knows yet. */
  leavesInDays?: number
}

export interface DemoInfoSection {
  title: string
  /** HTML. */
  description: string
}

export interface DemoPicture {
  artwork: ArtworkSpec
  /** The choice this picture shows, where a choice changes the look. */
  choice?: { option: string; choice: string }
}

export const collectionSlugs = [
  'vessels',
  'tableware',
  'prints',
  'textiles',
  'paper-and-light',
  'enamel',
  'studio',
  'last-pieces',
] as const
export type DemoCollectionSlug = (typeof collectionSlugs)[number]

export interface DemoCollection {
  slug: DemoCollectionSlug
  name: string
  description: string
  visible: boolean
  picture: ArtworkSpec
}

export interface DemoMember {
  /** Unique, always at example.com. */
  email: string
  firstName: string
  lastName: string
  nickname: string
  state: 'approved' | 'pending' | 'blocked' | 'muted' | 'offline'
  privacy: 'PUBLIC' | 'PRIVATE'
  /** A line for the public profile. */
  title?: string
}
