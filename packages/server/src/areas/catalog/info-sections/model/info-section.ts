import type { InfoSection, NewInfoSection } from '../../shared/model/info-section.ts'

export type * from '../../shared/model/info-section.ts'

/** A section independent of a product. */
export interface FullInfoSection extends Omit<InfoSection, 'isOwn'> {
  readonly revision: number
  /** The product that owns it; null when it is shared. */
  readonly ownedBy: string | null
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** Changed fields of a section, and the revision it had when it was read. */
export interface InfoSectionChange extends Partial<NewInfoSection> {
  readonly id: string
  readonly revision: number
}
