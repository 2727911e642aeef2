/** Brands and ribbons: names of their own, which products share. */
export type LabelKind = 'brand' | 'ribbon'

export interface FullLabel {
  readonly id: string
  readonly revision: number
  readonly name: string
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** What changes of a label, and the revision it had when it was read. */
export interface LabelChange {
  readonly id: string
  readonly revision: number
  readonly name?: string
}
