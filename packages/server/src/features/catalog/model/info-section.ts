import type { RichContent } from '@vitrine/contract/rich-content'

/** A section of text beside a product's description, such as how to care for it. */
export interface InfoSection {
  readonly id: string
  /** Unique in the site without regard to case; nobody but merchants reads it. */
  readonly uniqueName: string
  readonly title: string
  /** HTML. */
  readonly description: string
  /** As it was sent; null: what follows from the HTML. */
  readonly document: RichContent | null
  /** Whether it is the product's own rather than one that products share. */
  readonly isOwn: boolean
}

/** A section by itself. */
export interface FullInfoSection extends Omit<InfoSection, 'isOwn'> {
  readonly revision: number
  /** The product that alone shows it; null when it is shared. */
  readonly ownedBy: string | null
  readonly createdDate: Date
  readonly updatedDate: Date
}

export type InfoSectionText = Pick<InfoSection, 'title' | 'description' | 'document'>

/** A shared section to add. */
export interface NewInfoSection extends InfoSectionText {
  readonly uniqueName: string
}

/** What changes of a section, and the revision it had when it was read. */
export interface InfoSectionChange extends Partial<NewInfoSection> {
  readonly id: string
  readonly revision: number
}

/**
 * A section of a product: one that is there, by its id or its name; a shared one to add, by its name with
 * a title and a text; or, without a name, one of the product's own.
 */
export interface WantedInfoSection extends Partial<NewInfoSection> {
  readonly id?: string
  /** Where it stands in the request, for what is said of it. */
  readonly field?: string
}
