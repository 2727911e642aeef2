import type { InfoSectionToSave } from '@vitrine/contract/info-sections'
import { cleanHtml } from '../../../../platform/clean-html.ts'
import type { FullInfoSection, InfoSectionChange } from '../../../catalog/index.ts'
import { requireWords } from '../../editing/index.ts'

/** The stored form of a description; it replaces an earlier document. */
export const descriptionOf = (html: string | null | undefined) => ({
  description: cleanHtml(html ?? ''),
  document: null,
})

/** The fields that differ from the current ones. */
export function changesOf(
  { uniqueName, title, description }: InfoSectionToSave,
  before: FullInfoSection,
): Omit<InfoSectionChange, 'id' | 'revision'> {
  if (uniqueName !== undefined) requireWords(uniqueName, 'infoSection.uniqueName')
  if (title !== undefined) requireWords(title, 'infoSection.title')
  const text = description === undefined ? undefined : descriptionOf(description)
  return {
    ...(uniqueName !== undefined && uniqueName !== before.uniqueName && { uniqueName }),
    ...(title !== undefined && title !== before.title && { title }),
    ...(text && text.description !== before.description && text),
  }
}
