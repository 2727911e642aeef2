import { VitrineError } from '@vitrine/sdk'
import type { TestServer } from '@vitrine/testkit'

/** How a call was refused: its code, and the first field that is broken. */
export async function refusal(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof VitrineError)) throw new Error('It was not refused')
  const [broken] = error.violations
  return {
    status: error.status,
    code: error.code,
    data: error.data as Record<string, unknown> | undefined,
    broken: broken && [broken.ruleName ?? broken.violatedRule, broken.field],
  }
}

export async function refusalOf(work: Promise<unknown>) {
  const { status, code, broken } = await refusal(work)
  return [status, ...(broken ?? [code])]
}

type Api = ReturnType<TestServer['people']['merchant']>['api']['catalogV3']
export type CustomizationInput = Parameters<Api['createCustomization']>[0]['customization']
export type ChoiceInput = NonNullable<
  NonNullable<CustomizationInput['choicesSettings']>['choices']
>[number]
export type Customization = Awaited<ReturnType<Api['createCustomization']>>['customization']

let count = 0
export const name = (word = 'Size') => `${word} ${++count}`
export const texts = (...names: string[]): ChoiceInput[] =>
  names.map((one) => ({ name: one, choiceType: 'CHOICE_TEXT' }))
export const engraving = { title: 'Your words', minCharCount: 1, maxCharCount: 30 }

/** Adds options and modifiers to a shop. */
export function customizationHelpers(shop: () => TestServer) {
  const merchant = () => shop().people.merchant().api.catalogV3
  const add = async (input: Partial<CustomizationInput> = {}): Promise<Customization> => {
    const blank = {
      name: name(),
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      ...(input.freeTextInput ? {} : { choicesSettings: { choices: texts('S', 'M') } }),
    } as const
    const { customization } = await merchant().createCustomization({
      customization: { ...blank, ...input },
    })
    return customization
  }
  return {
    merchant,
    visitor: () => shop().people.visitor().api.catalogV3,
    add,
    addSwatch: (choices: ChoiceInput[]) =>
      add({ customizationRenderType: 'SWATCH_CHOICES', choicesSettings: { choices } }),
    addText: () =>
      add({
        customizationType: 'MODIFIER',
        customizationRenderType: 'FREE_TEXT',
        freeTextInput: engraving,
      }),
  }
}

export const choicesOf = ({ choicesSettings }: Customization) => choicesSettings?.choices ?? []
export const namesOf = (one: Customization) => choicesOf(one).map((choice) => choice.name)
export const idsOf = (one: Customization) => choicesOf(one).map(({ id }) => id)
