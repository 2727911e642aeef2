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

export async function refused(work: Promise<unknown>) {
  const { status, code, broken } = await refusal(work)
  return [status, ...(broken ?? [code])]
}

type Api = ReturnType<TestServer['people']['merchant']>['api']['catalogV3']
export type Wanted = Parameters<Api['createCustomization']>[0]['customization']
export type WantedChoice = NonNullable<NonNullable<Wanted['choicesSettings']>['choices']>[number]
export type Customization = Awaited<ReturnType<Api['createCustomization']>>['customization']

let count = 0
export const name = (word = 'Size') => `${word} ${++count}`
export const texts = (...names: string[]): WantedChoice[] =>
  names.map((one) => ({ name: one, choiceType: 'CHOICE_TEXT' }))
export const engraving = { title: 'Your words', minCharCount: 1, maxCharCount: 30 }

/** Whoever adds options and modifiers to a shop. */
export function workshop(shop: () => TestServer) {
  const merchant = () => shop().people.merchant().api.catalogV3
  const add = async (wanted: Partial<Wanted> = {}): Promise<Customization> => {
    const blank = {
      name: name(),
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      ...(wanted.freeTextInput ? {} : { choicesSettings: { choices: texts('S', 'M') } }),
    } as const
    const { customization } = await merchant().createCustomization({
      customization: { ...blank, ...wanted },
    })
    return customization
  }
  return {
    merchant,
    visitor: () => shop().people.visitor().api.catalogV3,
    add,
    addSwatch: (choices: WantedChoice[]) =>
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
