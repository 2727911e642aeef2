import type { Collection } from '@vitrine/contract/catalog-v1'
import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/en.ts'
import type { Errors } from '../../scaffold/use-form.ts'

export interface CollectionForm {
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly visible: boolean
}

export const emptyCollection: CollectionForm = {
  name: '',
  slug: '',
  description: '',
  visible: true,
}

export const formOf = ({ name, slug, description, visible }: Collection): CollectionForm => ({
  name,
  slug,
  description,
  visible,
})

export const checkCollection = ({ name }: CollectionForm, { field }: Messages): Errors =>
  name.trim() === '' ? { name: field.required } : {}

const partsOf = ({ name, slug, description, visible }: CollectionForm) => ({
  name: name.trim(),
  slug: slug.trim(),
  description: description.trim(),
  visible,
})

export const creationOf = (form: CollectionForm): InputOf<'catalogV1.createCollection'> => ({
  collection: partsOf(form),
})

export const changeOf = (
  id: string,
  form: CollectionForm,
): InputOf<'catalogV1.updateCollection'> => ({ collection: { id, ...partsOf(form) } })
