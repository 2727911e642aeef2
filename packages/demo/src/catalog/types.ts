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
  /** Absent if the variants have their own. */
  sku?: string
  /** Kilograms, decimal text; absent for digital products. */
  weight?: string
  pricePerUnit?: DemoPricePerUnit
  options: DemoOption[]
  /** One per combination of choices if the product manages its variants, otherwise empty. */
  variants: DemoVariant[]
  /** Stock of the product itself; managed variants have their own. */
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
  /** The quantity in the package, decimal text. */
  totalQuantity: string
  totalMeasurementUnit: DemoUnit
  /** The base quantity of the unit price, decimal text. */
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
  /** The colour code of a swatch; otherwise equals the description. */
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
  /** Dispatch date in days after the shop is filled; absent: unknown. */
  leavesInDays?: number
}

export interface DemoInfoSection {
  title: string
  /** HTML. */
  description: string
}

export interface DemoPicture {
  artwork: ArtworkSpec
  /** The choice that this picture represents, if choices look different. */
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
  /** A tagline for the public profile. */
  title?: string
}
