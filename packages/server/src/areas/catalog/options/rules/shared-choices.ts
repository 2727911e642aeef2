import {
  ChoiceNotFound,
  ChoicesLimitExceeded,
  DoesntSupportChoices,
} from '@vitrine/contract/catalog'
import { brokenRule } from '@vitrine/contract/kit'
import { claimKey, takenKeys } from '../../shared/rules/keys.ts'
import type {
  ChoiceChange,
  ChoiceFields,
  Customization,
  SharedChoice,
} from '../model/customization.ts'
import { checkLook, choiceTypeFor } from './choice-looks.ts'
import { checkPrimaries } from './primary-choices.ts'

/** Maximum choices of a customization. */
export const MAX_CHOICES = 100

type Mint = () => string
type FieldPathOf = (at: number) => string

/** Appends choices; `place` gives the path of each in the request. */
export function addChoices(
  before: Customization,
  added: readonly ChoiceFields[],
  pathOf: FieldPathOf,
  mint: Mint,
): Customization {
  requireChoices(before, before.choices.length + added.length)
  refuseIds(added, pathOf)
  const taken = takenKeys(before.choices.map(({ key }) => key))
  const created = added.map((fields, at) => makeChoice(before, fields, pathOf(at), taken, mint))
  const choices = [...before.choices, ...created]
  checkChoices(choices, (at) => pathOf(at - before.choices.length))
  return { ...before, choices }
}

/**
 * Replaces the whole list: existing choices are matched by id, or else by name and type, and keep their keys.
 */
export function setChoices(
  before: Customization,
  list: readonly ChoiceFields[],
  pathOf: FieldPathOf,
  mint: Mint,
): Customization {
  requireChoices(before, list.length)
  const existing = list.map((fields) => survivor(before, fields))
  const taken = takenKeys(existing.flatMap((one) => one?.key ?? []))
  const choices = list.map((fields, at) => {
    const old = existing[at]
    if (old) return changeChoice(old, fields, pathOf(at))
    if (fields.id !== undefined) throw ChoiceNotFound({ choiceId: fields.id })
    return makeChoice(before, fields, pathOf(at), taken, mint)
  })
  checkChoices(choices, pathOf)
  return { ...before, choices }
}

function survivor({ choices }: Customization, { id, name, choiceType }: ChoiceFields) {
  if (id !== undefined) return choices.find((one) => one.id === id.toLowerCase())
  if (name === undefined) return undefined
  return choices.find(
    (one) => folded(one) === folded({ name }) && (choiceType ?? one.choiceType) === one.choiceType,
  )
}

export function updateChoices(
  before: Customization,
  changes: readonly ChoiceChange[],
  pathOf: FieldPathOf,
): Customization {
  requireChoices(before, before.choices.length)
  const byId = new Map(before.choices.map((one) => [one.id, one]))
  const changed = changes.map((change, at) => {
    const old = byId.get(change.id.toLowerCase())
    if (!old) throw ChoiceNotFound({ choiceId: change.id })
    if (change.key !== undefined) refuseOther('key', old.key, change.key, pathOf(at))
    const after = changeChoice(old, change, pathOf(at))
    byId.set(old.id, after)
    return after
  })
  const ids = new Set(changed.map(({ id }) => id))
  const others = before.choices.filter(({ id }) => !ids.has(id))
  // Last, so that a duplicate name is reported at the new choice.
  checkChoices([...others, ...[...ids].map((id) => byId.get(id) as SharedChoice)], (at) =>
    pathOf(Math.max(0, at - others.length)),
  )
  return { ...before, choices: before.choices.map(({ id }) => byId.get(id) as SharedChoice) }
}

function makeChoice(
  { renderType }: Customization,
  fields: ChoiceFields,
  field: string,
  taken: Set<string>,
  mint: Mint,
): SharedChoice {
  const name = requireName(fields.name, `${field}.name`)
  const blank: SharedChoice = {
    id: mint(),
    choiceType: choiceTypeFor(renderType, fields.choiceType, field),
    name,
    key: claimKey(name, taken),
    colorCode: null,
    colorCodes: [],
    image: null,
    defaultAddedPrice: null,
    displayImage: null,
    primaryChoiceIds: [],
  }
  return withFields(blank, fields, field)
}

/** The type of a choice cannot change, because products show it. */
function changeChoice(old: SharedChoice, fields: ChoiceFields, field: string): SharedChoice {
  if (fields.name !== undefined) requireName(fields.name, `${field}.name`)
  if (fields.choiceType) refuseOther('choiceType', old.choiceType, fields.choiceType, field)
  return withFields(old, fields, field)
}

function withFields(old: SharedChoice, fields: ChoiceFields, field: string): SharedChoice {
  const { name = old.name, primaryChoiceIds: primaries = old.primaryChoiceIds } = fields
  const { colorCode = old.colorCode, displayImage = old.displayImage, image = old.image } = fields
  const { defaultAddedPrice = old.defaultAddedPrice } = fields
  const colorCodes = fields.colorCodes === undefined ? old.colorCodes : (fields.colorCodes ?? [])
  const { choiceType } = old
  checkLook({ choiceType, colorCode, colorCodes, image, displayImage }, field)
  const primaryChoiceIds = [...new Set(primaries.map((id) => id.toLowerCase()))]
  const look = { colorCode, colorCodes, image, displayImage }
  return { ...old, name, ...look, defaultAddedPrice, primaryChoiceIds }
}

function requireName(name: string | undefined, field: string): string {
  if (name === undefined) throw brokenRule(field, 'REQUIRED_FIELD', 'is required')
  if (name.trim() !== '') return name
  throw brokenRule(field, 'ONLY_SPACES_STRING_ERROR', 'must not be only blanks')
}

function refuseIds(choices: readonly ChoiceFields[], pathOf: FieldPathOf): void {
  const at = choices.findIndex(({ id }) => id !== undefined)
  if (at < 0) return
  const sentence = 'is given by the server: leave it out'
  throw brokenRule(`${pathOf(at)}.id`, 'ID_NOT_ALLOWED_IN_REQUEST', sentence)
}

function refuseOther(name: 'key' | 'choiceType', was: string, is: string, field: string): void {
  if (is === was) return
  const sentence = `cannot be changed; it is ${was}`
  throw brokenRule(`${field}.${name}`, 'UNSUPPORTED_CHOICE_FIELD', sentence)
}

/** Free text has no choices, and no list exceeds the limit. */
export function requireChoices({ id, renderType }: Customization, count = 0): void {
  if (renderType === 'FREE_TEXT') throw DoesntSupportChoices({ customizationId: id })
  if (count > MAX_CHOICES) throw ChoicesLimitExceeded({ customizationIds: [id] })
}

/** Checks the invariants of a list of choices. */
function checkChoices(choices: readonly SharedChoice[], pathOf: FieldPathOf): void {
  checkNames(choices, pathOf)
  checkPrimaries(choices, pathOf)
}

const folded = ({ name }: { readonly name: string }) => name.trim().toLowerCase()

function checkNames(choices: readonly SharedChoice[], pathOf: FieldPathOf): void {
  const names = choices.map(folded)
  const at = names.findLastIndex((name, index) => names.indexOf(name) !== index)
  if (at < 0) return
  const sentence = `there is another choice named “${choices[at]?.name}”`
  throw brokenRule(`${pathOf(at)}.name`, 'DUPLICATE_CHOICE_NAME', sentence)
}
