import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
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
  readonly description: string
  readonly image: Picture | null
  readonly inMenu: boolean
}

export const emptyCollection: CollectionForm = {
  name: '',
  slug: '',
  description: '',
  image: null,
  inMenu: true,
}

export const formOf = ({
  name,
  slug,
  description,
  image,
  hiddenFromMenu,
}: Category): CollectionForm => ({
  name,
  slug,
  description: description ?? '',
  image: image ? { id: image.id, url: image.url } : null,
  inMenu: !hiddenFromMenu,
})

export const checkCollection = ({ name }: CollectionForm, { field }: Messages): Errors =>
  name.trim() === '' ? { name: field.required } : {}

const emptyToNull = (text: string): string | null => text.trim() || null

export const creationOf = (
  form: CollectionForm,
  parentId: string | undefined,
): InputOf<'categories.createCategory'> => ({
  category: {
    name: form.name.trim(),
    slug: emptyToNull(form.slug),
    description: emptyToNull(form.description),
    image: form.image && { id: form.image.id },
    hiddenFromMenu: !form.inMenu,
    ...(parentId ? { parentCategory: { id: parentId } } : {}),
  },
})

/** Changes of a category; the slug is kept unless a new one is entered. */
export const changeOf = (
  { id, revision, slug }: Category,
  form: CollectionForm,
): InputOf<'categories.updateCategory'> => ({
  category: {
    id,
    revision,
    name: form.name.trim(),
    slug: emptyToNull(form.slug) ?? slug,
    description: emptyToNull(form.description),
    image: form.image && { id: form.image.id },
    hiddenFromMenu: !form.inMenu,
  },
})
