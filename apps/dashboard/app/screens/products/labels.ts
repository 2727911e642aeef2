import type { ChangesOfProducts } from '@vitrine/contract/products'

/** The changes of many products; empty fields stay unchanged. */
export interface LabelsForm {
  readonly brand: string
  readonly ribbon: string
  readonly addTags: readonly string[]
  readonly removeTags: readonly string[]
}

export const noLabels: LabelsForm = { brand: '', ribbon: '', addTags: [], removeTags: [] }

export const MAX_BRAND = 50
export const MAX_RIBBON = 30
export const MAX_TAG = 100
export const MAX_TAGS = 100

/** The change of a form; undefined where nothing is filled in. */
export function labelChanges(form: LabelsForm): ChangesOfProducts | undefined {
  const [brand, ribbon] = [form.brand.trim(), form.ribbon.trim()]
  const changes: ChangesOfProducts = {
    ...(brand !== '' && { brand: { name: brand } }),
    ...(ribbon !== '' && { ribbon: { name: ribbon } }),
    ...(form.addTags.length > 0 && { addTags: [...form.addTags] }),
    ...(form.removeTags.length > 0 && { removeTags: [...form.removeTags] }),
  }
  return Object.keys(changes).length > 0 ? changes : undefined
}
