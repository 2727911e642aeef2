import { MAX_SAVED_VARIANTS } from '@vitrine/contract/products'
import { isLess } from '@vitrine/money'
import type { Messages } from '../../messages/index.ts'
import { parseAmount } from '../../shared/amount.ts'
import type { Errors } from '../../shared/use-form.ts'
import { checkExtras } from './extras/check.ts'
import { countCombinations, type OptionForm, type ProductForm } from './form.ts'
import { parseQuantity } from './quantity.ts'
import { isBlank, SIZE_DECIMALS, type SizeForm, sides } from './size-form.ts'

/** Errors by field: `price`, `options.0.name`, `sections.1.title`. */
export type ProductErrors = Readonly<Record<string, string>>

export const MAX_LENGTHS = { name: 80, description: 8000, sku: 40, brand: 50, ribbon: 30 } as const

const MAX_ALT_LENGTH = 1000

/** Variants that one product's options may make while none of them is shared. */
export const MAX_VARIANTS = 300

/** Checks the form by the rules of the server. */
export function checkProduct(form: ProductForm, messages: Messages, digits: number): ProductErrors {
  const { field } = messages
  const errors: Record<string, string> = { ...checkAmounts(form, messages, digits) }
  for (const [name, max] of Object.entries(MAX_LENGTHS)) {
    if (form[name as keyof typeof MAX_LENGTHS].length > max) errors[name] = field.tooLong({ max })
  }
  if (form.name.trim() === '') errors.name = field.required
  const counted = !form.manageVariants && form.track
  if (counted && parseQuantity(form.quantity) === undefined) errors.quantity = field.whole
  form.sections.forEach(({ title }, at) => {
    if (title.trim() === '') errors[`sections.${at}.title`] = field.required
    else if (title.length > 50) errors[`sections.${at}.title`] = field.tooLong({ max: 50 })
  })
  form.media.forEach(({ altText }, at) => {
    if (altText.length > MAX_ALT_LENGTH)
      errors[`media.${at}.altText`] = field.tooLong({ max: MAX_ALT_LENGTH })
  })
  return {
    ...errors,
    ...checkOptions(form.options, messages),
    ...checkShared(form, messages),
    ...checkSeo(form, messages),
    ...checkSize('size', form.size, messages),
    ...checkSize('parcel', form.parcel, messages),
    ...withPrefix('extras.', checkExtras(form.extras, messages, digits)),
  }
}

const withPrefix = (prefix: string, errors: Errors): ProductErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => (text ? [[`${prefix}${path}`, text]] : [])),
  )

function checkShared({ options }: ProductForm, { sharedOptions }: Messages): ProductErrors {
  const count = countCombinations(options)
  const isShared = options.some((one) => one.isShared)
  return isShared && count > MAX_SAVED_VARIANTS
    ? { options: sharedOptions.tooMany({ n: String(count), most: String(MAX_SAVED_VARIANTS) }) }
    : {}
}

/** Characters that addresses of the shop cannot contain. */
const invalidSlugCharacters = /[\s/?#%&]/

function checkSeo({ seo, slug }: ProductForm, { field, listing }: Messages): ProductErrors {
  const tooLong = (text: string, max: number) =>
    [...text.trim()].length > max ? field.tooLong({ max }) : undefined
  const tags = seo.tags.map(({ isFixed, name }, at) => [
    `seo.tags.${at}`,
    isFixed || name.trim() !== '' ? undefined : field.required,
  ])
  return defined({
    slug: invalidSlugCharacters.test(slug.trim()) ? listing.badSlug : tooLong(slug, 100),
    'seo.title': tooLong(seo.title, 200),
    'seo.text': tooLong(seo.text, 500),
    ...Object.fromEntries(tags),
  })
}

function checkSize(path: string, size: SizeForm, { amount, measures }: Messages): ProductErrors {
  if (isBlank(size)) return {}
  const problems = sides.map((side) => {
    const { problem } = parseAmount(size[side], SIZE_DECIMALS)
    const labels = problem === 'empty' ? measures.all : problem && amount[problem]
    return [`${path}.${side}`, labels]
  })
  return defined(Object.fromEntries(problems))
}

function checkAmounts(form: ProductForm, { amount }: Messages, digits: number): ProductErrors {
  const problemOf = (text: string, required: boolean, places = digits) => {
    const { problem } = parseAmount(text, places)
    return problem === undefined || (problem === 'empty' && !required) ? undefined : amount[problem]
  }
  const { discountKind } = form
  const errors = {
    price: problemOf(form.price, true),
    cost: problemOf(form.cost, false),
    weight: form.manageVariants ? undefined : problemOf(form.weight, false),
    discountValue: discountKind === 'NONE' ? undefined : problemOf(form.discountValue, true, 2),
  }
  const percent = discountKind === 'PERCENT' ? parseAmount(form.discountValue).value : undefined
  if (percent && isLess('100', percent)) errors.discountValue = amount.percent
  return defined(errors)
}

function checkOptions(options: readonly OptionForm[], { field }: Messages): ProductErrors {
  const errors: Record<string, string> = {}
  const names = options.map(({ name }) => keyOf(name))
  options.forEach(({ name, kind, choices }, at) => {
    const path = `options.${at}`
    const wrong = nameProblem(name, names, field)
    if (wrong) errors[`${path}.name`] = wrong
    if (choices.length === 0) errors[`${path}.choices`] = field.needChoice
    const choiceNames = choices.map((choice) => keyOf(choice.name))
    choices.forEach((choice, index) => {
      const problem = nameProblem(choice.name, choiceNames, field)
      if (problem) errors[`${path}.choices.${index}`] = problem
      // A picture swatch has its name in place of a colour.
      else if (kind === 'color' && !isColour(choice.value) && choice.value !== choice.name) {
        errors[`${path}.choices.${index}`] = field.colour
      }
    })
  })
  return errors
}

const keyOf = (name: string) => name.trim().toLowerCase()
export const isColour = (value: string) => /^#[0-9a-f]{6}$/i.test(value)

function nameProblem(name: string, all: readonly string[], field: Messages['field']) {
  if (name.trim() === '') return field.required
  if (name.length > 50) return field.tooLong({ max: 50 })
  return all.filter((one) => one === keyOf(name)).length > 1 ? field.duplicate : undefined
}

const defined = (errors: Readonly<Record<string, string | undefined>>): ProductErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])),
  )
