import type { RichContent } from '@vitrine/contract/rich-content'

/** A section of text in addition to a product's description, such as care instructions. */
export interface InfoSection {
  readonly id: string
  /** Unique in the site, case-insensitive; visible to merchants only. */
  readonly uniqueName: string
  readonly title: string
  /** HTML. */
  readonly description: string
  /** The document as sent; null: derived from the HTML. */
  readonly document: RichContent | null
  /** Whether the section belongs to this product only rather than being shared. */
  readonly isOwn: boolean
}

export type InfoSectionText = Pick<InfoSection, 'title' | 'description' | 'document'>

/** A shared section to add. */
export interface NewInfoSection extends InfoSectionText {
  readonly uniqueName: string
}

/**
 * A section requested for a product: an existing one by id or name; a shared one to create, by name with
 * title and text; or, without a name, one of the product's own.
 */
export interface RequestedInfoSection extends Partial<NewInfoSection> {
  readonly id?: string
  /** Its path in the request, for errors. */
  readonly field?: string
}
