import type { ExhibitSpec } from '../exhibits/index.ts'

/** How much of something there is. A number is tracked; the words are not. */
export type DemoStock = number | 'always' | 'none'

export interface DemoOption {
  readonly name: string
  /** Names of the choices; a palette makes the choice a colour with its own picture. */
  readonly choices: readonly { readonly name: string; readonly palette?: string }[]
}

/** Something the demo shop sells, in the words and pictures of a small studio. */
export interface DemoProduct {
  readonly name: string
  /** Two or three sentences. */
  readonly text: string
  /** Exact decimal, in the shop's currency. */
  readonly price: string
  readonly collections: readonly string[]
  readonly picture: ExhibitSpec
  readonly maker: string
  readonly details: string
  readonly options?: readonly DemoOption[]
  /** Stock of each variant in turn, repeated; of the product where variants are not managed. */
  readonly stock?: readonly DemoStock[]
  /** Added to the price for each further choice of the last option. */
  readonly step?: string
  readonly discount?: { readonly type: 'AMOUNT' | 'PERCENT'; readonly value: string }
  readonly ribbon?: string
  readonly weight?: string
  readonly perUnit?: {
    readonly total: string
    readonly unit: 'L' | 'KG' | 'M' | 'G' | 'ML'
    readonly base: string
    readonly baseUnit: 'L' | 'KG' | 'M'
  }
  readonly preorder?: { readonly message: string; readonly limit: number }
  readonly hidden?: boolean
  /** A file instead of a thing. */
  readonly digital?: boolean
}

export interface DemoCollection {
  readonly slug: string
  readonly name: string
  readonly text: string
}

/** Wanted state of a demo member. */
export type DemoMemberState = 'approved' | 'pending' | 'blocked' | 'muted' | 'offline'

export interface DemoMember {
  readonly nickname: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly state: DemoMemberState
  readonly isPublic: boolean
}
