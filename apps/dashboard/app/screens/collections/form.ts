import type { CollectionToSave } from '@vitrine/contract/collections'
import type { Messages } from '../../messages/index.ts'
import { type CustomValuesForm, customValuesToSave } from '../../shared/custom-values.ts'
import type { Errors } from '../../shared/use-form.ts'
import type { Category } from './search.ts'

/** A picture of the media library. */
export interface Picture {
  readonly id: string
  readonly url: string
}

export interface CollectionForm {
  readonly name: string
  readonly slug: string
  readonly subtitle: string
  readonly description: string
  readonly image: Picture | null
  readonly inMenu: boolean
  readonly customFields: CustomValuesForm
}

export const emptyCollection: CollectionForm = {
  name: '',
  slug: '',
  subtitle: '',
  description: '',
  image: null,
  inMenu: true,
  customFields: {},
}

export const formOf = ({
  name,
  slug,
  subtitle,
  description,
  image,
  hiddenFromMenu,
  customFields,
}: Category): CollectionForm => ({
  name,
  slug,
  subtitle: subtitle ?? '',
  description,
  image: image ? { id: image.id, url: image.url } : null,
  inMenu: !hiddenFromMenu,
  customFields,
})

export const checkCollection = ({ name }: CollectionForm, { field }: Messages): Errors =>
  name.trim() === '' ? { name: field.required } : {}

const emptyToNull = (text: string): string | null => text.trim() || null

export const creationOf = (
  form: CollectionForm,
  parentId: string | undefined,
): CollectionToSave => ({
  name: form.name.trim(),
  ...(form.slug.trim() !== '' && { slug: form.slug.trim() }),
  ...(form.subtitle.trim() !== '' && { subtitle: form.subtitle.trim() }),
  description: emptyToNull(form.description),
  image: form.image && { id: form.image.id },
  hiddenFromMenu: !form.inMenu,
  ...valuesToSave(form, emptyCollection),
  ...(parentId ? { parentId } : {}),
})

/** The changed fields of a collection; the slug stays unless a new one is entered. */
export function changeOf(stored: Category, form: CollectionForm): CollectionToSave {
  const { id, revision } = stored
  const base = formOf(stored)
  const slug = form.slug.trim()
  return {
    id,
    revision,
    ...(form.name.trim() !== base.name && { name: form.name.trim() }),
    ...(slug !== '' && slug !== base.slug && { slug }),
    ...(form.subtitle.trim() !== base.subtitle && { subtitle: emptyToNull(form.subtitle) }),
    ...(form.description.trim() !== base.description && {
      description: emptyToNull(form.description),
    }),
    ...(form.image?.id !== base.image?.id && { image: form.image && { id: form.image.id } }),
    ...(form.inMenu !== base.inMenu && { hiddenFromMenu: !form.inMenu }),
    ...valuesToSave(form, base),
  }
}

/** Values that changed, if any. */
function valuesToSave(form: CollectionForm, base: CollectionForm) {
  const customFields = customValuesToSave(form.customFields, base.customFields)
  return Object.keys(customFields).length > 0 ? { customFields } : {}
}
