import {
  type InfoSection,
  type InfoSectionToCreate,
  type InfoSectionToEnsure,
  type InfoSectionToUpdate,
  infoSectionFields,
  readQuery,
} from '@vitrine/contract/catalog-v3'
import type { Static } from '@vitrine/contract/kit'
import type {
  FullInfoSection,
  InfoSectionChange,
  NewInfoSection,
  RequestedInfoSection,
} from '../../../areas/catalog/index.ts'
import { documentOf, readDescription } from '../../../areas/catalog/rich-content/index.ts'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { PagedQuery } from '../../../transport/query-pages.ts'
import { decodeName } from './label.ts'

export function encodeInfoSection(
  section: FullInfoSection,
  products?: number,
): Static<typeof InfoSection> {
  const { id, revision, createdDate, updatedDate, uniqueName, title } = section
  const { description: html, document } = section
  return {
    id,
    revision: String(revision),
    createdDate,
    updatedDate,
    uniqueName,
    title,
    description: documentOf({ html, document }, section),
    plainDescription: html,
    ...(products === undefined ? {} : { assignedProductsCount: products }),
  }
}

type InfoSectionInput =
  | Partial<Static<typeof InfoSectionToUpdate>>
  | Static<typeof InfoSectionToEnsure>
type RequestTime = Pick<Tx, 'now'>

/** The path of a section in a request. */
export const sectionPath = (at?: number): string =>
  at === undefined ? 'infoSection' : `infoSections[${at}]`

const decodeNames = ({ uniqueName, title }: InfoSectionInput, field: string) => ({
  ...(typeof uniqueName === 'string' && {
    uniqueName: decodeName(uniqueName, `${field}.uniqueName`),
  }),
  ...(typeof title === 'string' && { title: decodeName(title, `${field}.title`) }),
})

function decodeText(input: InfoSectionInput, field: string, { now }: RequestTime) {
  const text = readDescription(input, { field, now, mint: newId })
  return text && { description: text.html, document: text.document }
}

export const decodeNewSection = (
  input: Static<typeof InfoSectionToCreate>,
  field: string,
  when: RequestTime,
): NewInfoSection => ({
  uniqueName: decodeName(input.uniqueName, `${field}.uniqueName`),
  title: decodeName(input.title, `${field}.title`),
  ...(decodeText(input, field, when) ?? { description: '', document: null }),
})

export const decodeSectionChange = (
  input: Static<typeof InfoSectionToUpdate>,
  field: string,
  when: RequestTime,
): InfoSectionChange => ({
  id: input.id,
  revision: Number(input.revision),
  ...decodeNames(input, field),
  ...decodeText(input, field, when),
})

/** A section of a product, or an independent one, that may exist; null counts as absent. */
export const decodeRequestedSection = (
  input: Static<typeof InfoSectionToEnsure>,
  field: string,
  when: RequestTime,
): RequestedInfoSection => ({
  field,
  ...(typeof input.id === 'string' && { id: input.id }),
  ...decodeNames(input, field),
  ...decodeText(input, field, when),
})

/** Newest first by default (§11). */
export function decodeSectionQuery({ query, walk }: PagedQuery) {
  const { sort, ...rest } = readQuery(infoSectionFields, query)
  const latest = [{ field: 'createdDate', descending: true }]
  return { ...rest, sort: sort.length > 0 ? sort : latest, walk }
}
