import type { Messages } from '../../messages/index.ts'
import { type FieldGroup, fieldValue } from './edited-fields.ts'
import type { ProductForm } from './form.ts'
import type { OpenConflict } from './use-save.ts'

/** A conflict for display: both sides as text. */
export interface ConflictRow {
  readonly id: string
  readonly label: string
  readonly theirs: string
  readonly mine: string
}

export function conflictRows(
  { groups, variants, mine, theirs }: Pick<OpenConflict, 'groups' | 'variants' | 'mine' | 'theirs'>,
  messages: Messages,
  collectionName: (id: string) => string,
): ConflictRow[] {
  const words = (form: ProductForm, group: FieldGroup) =>
    wordsOf(form, group, messages, collectionName)
  return [
    ...groups.map((group) => ({
      id: group.id,
      label: group.label(messages),
      theirs: words(theirs.form, group),
      mine: words(mine, group),
    })),
    ...variants.map(({ id, field, variantName, ...sides }) => ({
      id,
      label: messages.product.variantField({
        field: labelOfVariantField(field, messages),
        variant: variantName,
      }),
      theirs: textOf(sides.theirs, messages),
      mine: textOf(sides.mine, messages),
    })),
  ]
}

const labelOfVariantField = (
  field: OpenConflict['variants'][number]['field'],
  { product, variantMore }: Messages,
): string => {
  if (field.startsWith('customFields.')) return field.slice('customFields.'.length)
  return field in product ? product[field as 'price'] : variantMore[field as 'barcode']
}

function wordsOf(
  form: ProductForm,
  { id, fields }: FieldGroup,
  messages: Messages,
  collectionName: (id: string) => string,
): string {
  const { product } = messages
  if (id === 'discountKind') {
    const kind = product.discountKinds[form.discountKind]
    return form.discountKind === 'NONE' ? kind : `${kind} ${form.discountValue}`
  }
  if (id === 'quantity') return form.track ? form.quantity : stockWord(form, messages)
  if (id === 'collectionIds') return form.collectionIds.map(collectionName).join(', ')
  if (id === 'extras.mainCategoryId') {
    return form.extras.mainCategoryId && collectionName(form.extras.mainCategoryId)
  }
  const shown = id === 'options' ? (['options'] as const) : fields
  return shown
    .map((field) => textOf(fieldValue(form, field), messages))
    .filter((text) => text !== '')
    .join(' · ')
}

const stockWord = ({ inStock }: ProductForm, { product, history }: Messages) =>
  `${product.inStock}: ${inStock ? history.yes : history.no}`

/** Technical identifiers, which are not shown to people. */
const hidden = new Set([
  'key',
  'id',
  'storedName',
  'isShared',
  'mediaId',
  'url',
  'stored',
  'look',
  'kind',
])

function textOf(value: unknown, messages: Messages): string {
  const { history } = messages
  if (typeof value === 'boolean') return value ? history.yes : history.no
  if (typeof value === 'string') return plain(value)
  if (Array.isArray(value)) {
    return value
      .map((one) => textOf(one, messages))
      .filter((text) => text !== '')
      .join(', ')
  }
  if (typeof value !== 'object' || value === null) return value === null ? '' : String(value ?? '')
  const { name, title, altText, url, ...others } = value as Readonly<Record<string, unknown>>
  const named = [name, title, altText].find((text) => typeof text === 'string' && text !== '')
  const choices = 'choices' in others ? textOf(others.choices, messages) : ''
  if (named !== undefined) return choices ? `${named} (${choices})` : plain(String(named))
  if (typeof url === 'string') return url.slice(url.lastIndexOf('/') + 1)
  return Object.entries(others)
    .filter(([part, one]) => !hidden.has(part) && typeof one !== 'boolean')
    .map(([, one]) => textOf(one, messages))
    .filter((text) => text !== '')
    .join(' ')
}

/** The text of HTML, truncated. */
function plain(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS)}…` : text
}
const MAX_WORDS = 400
