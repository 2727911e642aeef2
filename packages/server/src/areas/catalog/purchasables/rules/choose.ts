import { key } from '../../options/index.ts'
import type { Modifier, ModifierChoice } from '../../shared/model/product.ts'
import type {
  PurchasableReference,
  ReferenceProblem,
  SoldOption,
  SoldProduct,
} from '../model/purchasable.ts'

/** The selection of a reference within its product. */
export interface Selection {
  /** Chosen choices by the ids of options. */
  readonly options: ReadonlyMap<string, SoldOption['choices'][number]>
  readonly modifiers: readonly { readonly modifier: Modifier; readonly choice: ModifierChoice }[]
  readonly texts: readonly { readonly modifier: Modifier; readonly text: string }[]
  readonly problems: readonly ReferenceProblem[]
}

const isNamed = (name: string, ...names: readonly string[]) =>
  names.some((one) => key(one) === key(name))

/** Reads the choices and texts of a reference; each that cannot be taken is a problem. */
export function readReference(product: SoldProduct, reference: PurchasableReference): Selection {
  const problems: ReferenceProblem[] = []
  const options = new Map<string, SoldOption['choices'][number]>()
  const modifiers: { modifier: Modifier; choice: ModifierChoice }[] = []
  for (const [name, chosen] of Object.entries(reference.choices)) {
    const option = product.options.find((one) => isNamed(name, one.key, one.name))
    const modifier = product.modifiers.find(
      (one) => one.freeText === null && isNamed(name, one.key, one.name),
    )
    const owner = option ?? modifier
    if (!owner) {
      problems.push(unknownOption(product, name))
    } else if (option) {
      const choice = option.choices.find((one) => isNamed(chosen, one.key, one.description))
      if (choice) options.set(option.id, choice)
      else
        problems.push(
          unknownChoice(
            option.name,
            chosen,
            option.choices.map((one) => one.description),
          ),
        )
    } else if (modifier) {
      const choice = modifier.choices.find((one) => isNamed(chosen, one.key, one.name))
      if (choice) modifiers.push({ modifier, choice })
      else
        problems.push(
          unknownChoice(
            modifier.name,
            chosen,
            modifier.choices.map((one) => one.name),
          ),
        )
    }
  }
  const texts = readTexts(product, reference.texts, problems)
  for (const one of product.modifiers) {
    const isGiven = [...modifiers, ...texts].some(({ modifier }) => modifier.id === one.id)
    if (one.mandatory && !isGiven) problems.push(missing(one))
  }
  const inOrder = <T extends { modifier: Modifier }>(entries: T[]) =>
    entries.sort(
      (a, b) => product.modifiers.indexOf(a.modifier) - product.modifiers.indexOf(b.modifier),
    )
  return { options, modifiers: inOrder(modifiers), texts: inOrder(texts), problems }
}

function readTexts(
  product: SoldProduct,
  given: PurchasableReference['texts'],
  problems: ReferenceProblem[],
) {
  const fields = product.modifiers.flatMap((modifier) =>
    modifier.freeText ? [{ modifier, freeText: modifier.freeText }] : [],
  )
  return Object.entries(given).flatMap(([name, text]) => {
    const field = fields.find(({ modifier, freeText }) =>
      isNamed(name, freeText.key, freeText.title, modifier.key, modifier.name),
    )
    if (!field) {
      const known = fields.map(({ freeText }) => freeText.title)
      problems.push({
        rule: 'UNKNOWN_TEXT',
        description: `there is no text field "${name}"${known.length > 0 ? `; there are: ${known.join(', ')}` : ''}`,
        data: { field: name, accepted: known },
      })
      return []
    }
    if (text.trim() === '') return []
    const { freeText, modifier } = field
    const length = [...text].length
    const data = {
      field: freeText.title,
      minimum: freeText.minCharCount,
      maximum: freeText.maxCharCount,
    }
    if (length > freeText.maxCharCount) {
      const description = `"${freeText.title}" takes at most ${freeText.maxCharCount} characters`
      problems.push({ rule: 'TEXT_TOO_LONG', description, data })
    } else if (length < freeText.minCharCount) {
      const description = `"${freeText.title}" takes at least ${freeText.minCharCount} characters`
      problems.push({ rule: 'TEXT_TOO_SHORT', description, data })
    }
    return [{ modifier, text }]
  })
}

function missing({ name, freeText, choices }: Modifier): ReferenceProblem {
  if (freeText) {
    return {
      rule: 'MISSING_TEXT',
      description: `needs a text for "${freeText.title}"`,
      data: { field: freeText.title },
    }
  }
  const accepted = choices.map((one) => one.name)
  return {
    rule: 'MISSING_CHOICE',
    description: `needs a choice for "${name}": ${accepted.join(', ')}`,
    data: { option: name, accepted },
  }
}

function unknownOption({ options, modifiers }: SoldProduct, option: string): ReferenceProblem {
  const accepted = [...options, ...modifiers.filter((one) => !one.freeText)].map((one) => one.name)
  const known = accepted.length > 0 ? `; there are: ${accepted.join(', ')}` : ''
  return {
    rule: 'UNKNOWN_OPTION',
    description: `there is no option "${option}"${known}`,
    data: { option, accepted },
  }
}

const unknownChoice = (
  option: string,
  choice: string,
  accepted: readonly string[],
): ReferenceProblem => ({
  rule: 'UNKNOWN_CHOICE',
  description: `"${option}" has no "${choice}"; there are: ${accepted.join(', ')}`,
  data: { option, choice, accepted },
})

/** The choices that make a variant, in the order of the options; those not chosen yet are problems. */
export function choiceIdsOf(
  { options }: SoldProduct,
  selection: Selection,
): { readonly choiceIds: readonly string[]; readonly problems: readonly ReferenceProblem[] } {
  const missingOptions = options.filter(({ id }) => !selection.options.has(id))
  return {
    choiceIds: options.flatMap(({ id }) => selection.options.get(id)?.id ?? []),
    problems: missingOptions.map(({ name, choices }) => {
      const accepted = choices.map((one) => one.description)
      return {
        rule: 'MISSING_CHOICE',
        description: `needs a choice for "${name}": ${accepted.join(', ')}`,
        data: { option: name, accepted },
      }
    }),
  }
}
