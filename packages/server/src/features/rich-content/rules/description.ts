import { brokenRule } from '@vitrine/contract/kit'
import { type RichContent, richContentLimits } from '@vitrine/contract/rich-content'
import { cleanHtml } from '../../../platform/clean-html.ts'
import { checkHtml } from './check-html.ts'
import { documentToHtml } from './document-to-html.ts'
import { cleanHtmlToDocument } from './html-to-document.ts'
import { type Given, readDocument } from './read-document.ts'

/** A text as it is kept: clean HTML, and the document it was sent as where it was one. */
export interface Description {
  readonly html: string
  readonly document: RichContent | null
}

interface Sent {
  readonly description?: unknown
  readonly plainDescription?: string | null | undefined
}

/**
 * What was sent of a text, which may be a document or HTML; the document counts. Undefined when neither
 * was, an empty text when it was null. `field` is the entity, such as `product`.
 */
export function readDescription(
  { description, plainDescription }: Sent,
  { field, ...rest }: Given,
): Description | undefined {
  if (description !== undefined && description !== null) {
    const place = `${field}.description`
    const document = readDocument(description, { field: place, ...rest })
    return { html: boundedHtml(document, place), document }
  }
  if (typeof plainDescription === 'string') {
    checkHtml(plainDescription, `${field}.plainDescription`)
    return { html: cleanHtml(plainDescription), document: null }
  }
  const isCleared = description === null || plainDescription === null
  return isCleared ? { html: '', document: null } : undefined
}

function boundedHtml(document: RichContent, field: string): string {
  const html = documentToHtml(document)
  const { characters } = richContentLimits
  if (html.length <= characters) return html
  const sentence = `must have at most ${characters} characters as HTML`
  throw brokenRule(field, 'DESCRIPTION_SIZE_TOO_BIG', sentence, { threshold: characters })
}

interface Owner {
  readonly id: string
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** The document of a text: as it was sent, or made from the HTML, which is always the same one. */
export const documentOf = ({ html, document }: Description, owner: Owner): RichContent =>
  document ?? {
    ...cleanHtmlToDocument(html),
    metadata: {
      version: 1,
      createdTimestamp: owner.createdDate.toISOString(),
      updatedTimestamp: owner.updatedDate.toISOString(),
      id: owner.id,
    },
  }
