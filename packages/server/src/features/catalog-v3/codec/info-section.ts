import {
  type InfoSection,
  type InfoSectionToCreate,
  type InfoSectionToEnsure,
  type InfoSectionToUpdate,
  infoSectionFields,
  readQuery,
} from '@vitrine/contract/catalog-v3'
import type { Static } from '@vitrine/contract/kit'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { OpenQuery } from '../../../transport/query-pages.ts'
import type {
  FullInfoSection,
  InfoSectionChange,
  NewInfoSection,
  WantedInfoSection,
} from '../../catalog/index.ts'
import { documentOf, readDescription } from '../../rich-content/index.ts'
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

type Sent = Partial<Static<typeof InfoSectionToUpdate>> | Static<typeof InfoSectionToEnsure>
type When = Pick<Tx, 'now'>

/** Where a section stands in a request. */
export const sectionPath = (at?: number): string =>
  at === undefined ? 'infoSection' : `infoSections[${at}]`

const decodeNames = ({ uniqueName, title }: Sent, field: string) => ({
  ...(typeof uniqueName === 'string' && {
    uniqueName: decodeName(uniqueName, `${field}.uniqueName`),
  }),
  ...(typeof title === 'string' && { title: decodeName(title, `${field}.title`) }),
})

function decodeText(sent: Sent, field: string, { now }: When) {
  const text = readDescription(sent, { field, now, mint: newId })
  return text && { description: text.html, document: text.document }
}

export const decodeNewSection = (
  sent: Static<typeof InfoSectionToCreate>,
  field: string,
  when: When,
): NewInfoSection => ({
  uniqueName: decodeName(sent.uniqueName, `${field}.uniqueName`),
  title: decodeName(sent.title, `${field}.title`),
  ...(decodeText(sent, field, when) ?? { description: '', document: null }),
})

export const decodeSectionChange = (
  sent: Static<typeof InfoSectionToUpdate>,
  field: string,
  when: When,
): InfoSectionChange => ({
  id: sent.id,
  revision: Number(sent.revision),
  ...decodeNames(sent, field),
  ...decodeText(sent, field, when),
})

/** A section of a product, or one by itself, that may be there; null counts as absent. */
export const decodeWantedSection = (
  sent: Static<typeof InfoSectionToEnsure>,
  field: string,
  when: When,
): WantedInfoSection => ({
  field,
  ...(typeof sent.id === 'string' && { id: sent.id }),
  ...decodeNames(sent, field),
  ...decodeText(sent, field, when),
})

/** The latest first unless said otherwise (§11). */
export function decodeSectionQuery({ query, walk }: OpenQuery) {
  const { sort, ...rest } = readQuery(infoSectionFields, query)
  const latest = [{ field: 'createdDate', descending: true }]
  return { ...rest, sort: sort.length > 0 ? sort : latest, walk }
}
