import {
  ChoiceIdsMismatch,
  ChoiceNotFound,
  DoesntSupportChoices,
  DoesntSupportFreeText,
  InvalidCustomizationRenderType,
  InvalidFreeTextSettings,
} from '@vitrine/contract/catalog'
import { brokenRule } from '@vitrine/contract/kit'
import type {
  Customization,
  CustomizationChange,
  FreeTextFields,
  FreeTextInput,
  NewCustomization,
} from '../model/customization.ts'
import { stillPrimary } from './primary-choices.ts'
import { addChoices, requireChoices } from './shared-choices.ts'

interface Identity {
  readonly id: string
  readonly key: string
  readonly now: Date
}

export function makeCustomization(
  requested: NewCustomization,
  { id, key, now }: Identity,
  mint: () => string,
): Customization {
  const { kind, renderType, name, choiceOrder = 'DEFAULT', field } = requested
  const { choicesField = `${field}.choicesSettings.choices` } = requested
  const isText = renderType === 'FREE_TEXT'
  requireName(name, field)
  if (isText && kind === 'PRODUCT_OPTION') throw InvalidCustomizationRenderType({ renderType })
  if (isText && requested.choices !== undefined) throw DoesntSupportChoices()
  if (!isText && requested.freeText) throw DoesntSupportFreeText()
  const blank: Customization = {
    id,
    revision: 1,
    kind,
    renderType,
    name,
    key,
    freeText: isText ? mergeFreeText(null, requested.freeText) : null,
    choices: [],
    choiceOrder,
    createdDate: now,
    updatedDate: now,
  }
  if (isText) return blank
  const place = (at: number) => `${choicesField}[${at}]`
  if (requested.choices?.length) return addChoices(blank, requested.choices, place, mint)
  const sentence = `is required: ${renderType} needs at least one choice`
  throw brokenRule(choicesField, 'REQUIRED_FIELD', sentence)
}

export function changeCustomization(
  before: Customization,
  { name, freeText, choiceOrder, field }: CustomizationChange,
): Customization {
  if (name !== undefined) requireName(name, field)
  if (freeText && before.renderType !== 'FREE_TEXT') throw DoesntSupportFreeText({ id: before.id })
  if (choiceOrder) requireChoices(before)
  return {
    ...before,
    name: name ?? before.name,
    freeText: freeText ? mergeFreeText(before.freeText, freeText) : before.freeText,
    choiceOrder: choiceOrder ?? before.choiceOrder,
  }
}

/** Maximum characters of a buyer's text. */
const MAX_CHARACTERS = 500

function mergeFreeText(old: FreeTextInput | null, fields: FreeTextFields = {}): FreeTextInput {
  const { title = old?.title ?? '' } = fields
  const { minCharCount = old?.minCharCount ?? 0 } = fields
  const { maxCharCount = old?.maxCharCount ?? MAX_CHARACTERS } = fields
  const { defaultAddedPrice = old?.defaultAddedPrice ?? null } = fields
  if (title.trim() === '') throw InvalidFreeTextSettings({ field: 'freeTextInput.title' })
  if (minCharCount > maxCharCount) {
    throw InvalidFreeTextSettings({
      field: 'freeTextInput.minCharCount',
      minCharCount,
      maxCharCount,
    })
  }
  return { title, key: old?.key ?? title.trim(), minCharCount, maxCharCount, defaultAddedPrice }
}

/** Removes choices. Whether products use them is not checked here. */
export function removeChoices(before: Customization, ids: readonly string[]): Customization {
  requireChoices(before)
  const leaving = new Set(ids.map((id) => id.toLowerCase()))
  const existing = new Set(before.choices.map(({ id }) => id))
  const choiceId = [...leaving].find((id) => !existing.has(id))
  if (choiceId !== undefined) throw ChoiceNotFound({ choiceId })
  const choices = before.choices.filter(({ id }) => !leaving.has(id))
  if (choices.length === 0) {
    const sentence = 'must leave at least one choice'
    throw brokenRule('choiceIds', 'NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES', sentence)
  }
  const primary = stillPrimary(choices, leaving)
  if (primary !== undefined) {
    const sentence = `other choices are shown under ${primary}`
    throw brokenRule('choiceIds', 'PRIMARY_CHOICE_DELETE_REFERENCED', sentence, {
      primaryChoiceId: primary,
    })
  }
  return { ...before, choices }
}

/** Saves this order of the choices. */
export function reorderChoices(before: Customization, ids: readonly string[]): Customization {
  requireChoices(before)
  const rest = new Map(before.choices.map((one) => [one.id, one]))
  const extraIds: string[] = []
  const choices = ids.flatMap((id) => {
    const choice = rest.get(id.toLowerCase())
    if (!choice) extraIds.push(id)
    rest.delete(id.toLowerCase())
    return choice ?? []
  })
  const missingIds = [...rest.keys()]
  if (missingIds.length > 0 || extraIds.length > 0)
    throw ChoiceIdsMismatch({ missingIds, extraIds })
  return { ...before, choices, choiceOrder: 'MANUAL' }
}

function requireName(name: string, field: string): void {
  if (name.trim() !== '') return
  throw brokenRule(`${field}.name`, 'ONLY_SPACES_STRING_ERROR', 'must not be only blanks')
}
