import type { InfoSectionToSave, SharedInfoSection } from '@vitrine/contract/info-sections'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'

export type InfoSection = SharedInfoSection

export interface InfoSectionForm {
  readonly title: string
  readonly uniqueName: string
  readonly description: string
}

export const emptySection: InfoSectionForm = { title: '', uniqueName: '', description: '' }

export const formOf = ({ title, uniqueName, description }: InfoSection): InfoSectionForm => ({
  title,
  uniqueName,
  description,
})

export const checkSection = ({ title }: InfoSectionForm, { field }: Messages): Errors =>
  title.trim() === '' ? { title: field.required } : {}

/** The unique name, by default the title. */
const nameOf = ({ title, uniqueName }: InfoSectionForm) => uniqueName.trim() || title.trim()

export const creationOf = (form: InfoSectionForm): InfoSectionToSave => ({
  title: form.title.trim(),
  uniqueName: nameOf(form),
  description: form.description,
})

/** Changed fields only, so that unchanged rich text and changes of colleagues are preserved. */
export const changeOf = (stored: InfoSection, form: InfoSectionForm): InfoSectionToSave => ({
  id: stored.id,
  revision: stored.revision,
  ...(form.title.trim() !== stored.title && { title: form.title.trim() }),
  ...(nameOf(form) !== stored.uniqueName && { uniqueName: nameOf(form) }),
  ...(form.description !== stored.description && { description: form.description }),
})
