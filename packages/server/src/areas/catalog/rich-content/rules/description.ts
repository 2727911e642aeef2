import { brokenRule } from '@vitrine/contract/kit'
import { type RichContent, richContentLimits } from '@vitrine/contract/rich-content'
import { cleanHtml } from '../../../../platform/clean-html.ts'
import { checkHtml } from './check-html.ts'
import { documentToHtml } from './document-to-html.ts'
import { cleanHtmlToDocument } from './html-to-document.ts'
import { type ReadContext, readDocument } from './read-document.ts'

/** A description as stored: sanitised HTML, and the document when one was sent. */
export interface Description {
  readonly html: string
  readonly document: RichContent | null
}

interface DescriptionInput {
  readonly description?: unknown
  readonly plainDescription?: string | null | undefined
}

/**
 * Reads a description sent as a document or as HTML; the document takes precedence. Undefined when neither
 * was sent, empty when it was null. `field` is the entity, such as `product`.
 */
export function readDescription(
  { description, plainDescription }: DescriptionInput,
  { field, ...rest }: ReadContext,
): Description | undefined {
  if (description !== undefined && description !== null) {
    const path = `${field}.description`
    const document = readDocument(description, { field: path, ...rest })
    return { html: boundedHtml(document, path), document }
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

/** The document of a description: as sent, or converted from the HTML, which is deterministic. */
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
