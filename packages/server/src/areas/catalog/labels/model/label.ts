/** Brands and ribbons: named labels that products share. */
export type LabelKind = 'brand' | 'ribbon'

export interface FullLabel {
  readonly id: string
  readonly revision: number
  readonly name: string
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** Changed fields of a label, and the revision it had when it was read. */
export interface LabelChange {
  readonly id: string
  readonly revision: number
  readonly name?: string
}
