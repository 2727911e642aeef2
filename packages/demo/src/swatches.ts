import type { Api } from './api.ts'
import type { DemoChoice, DemoOption, DemoProduct } from './catalog/index.ts'
import { drawExhibit } from './exhibits/index.ts'

type Product = Awaited<ReturnType<Api['catalogV3']['getProduct']>>['product']
type Changes = Parameters<Api['catalogV3']['updateProduct']>[0]['product']
type Option = NonNullable<Changes['options']>[number]

/** Gives options whose choices are shown by two colours or a pattern those looks, for all products to share. */
export async function showSwatches(api: Api, { options }: DemoProduct, id: string): Promise<void> {
  const shown = options.filter(({ choices }) => choices.some(isMoreThanOneColour))
  if (shown.length === 0) return
  const { product } = await api.catalogV3.getProduct({
    productId: id,
    fields: ['VARIANT_OPTION_CHOICE_NAMES', 'PRODUCT_CHOICES_MEDIA_REFERENCES'],
  })
  const known = new Map(shown.map((option) => [option.name, option]))
  const wanted: Option[] = []
  for (const option of product.options) wanted.push(await toWant(api, option, known))
  await api.catalogV3.updateProduct({
    product: { id, revision: product.revision, options: wanted, variantsInfo: named(product) },
  })
}

const isMoreThanOneColour = ({ second, pattern }: DemoChoice) => Boolean(second ?? pattern)

async function toWant(
  api: Api,
  { id, name, choicesSettings }: Product['options'][number],
  known: ReadonlyMap<string, DemoOption>,
): Promise<Option> {
  const shown = known.get(name)
  if (!shown) {
    const choices = choicesSettings.choices.map(({ choiceId }) => ({ choiceId }))
    return { id, choicesSettings: { choices } }
  }
  const choices: NonNullable<Option['choicesSettings']>['choices'] = []
  for (const choice of choicesSettings.choices) {
    const look = shown.choices.find(({ description }) => description === choice.name)
    const media = choice.media ?? { items: [] }
    choices.push({ name: choice.name, media, ...(look && (await lookOf(api, look))) })
  }
  return { name, optionRenderType: 'SWATCH_CHOICES', choicesSettings: { choices } }
}

async function lookOf(api: Api, { value, second, pattern, description }: DemoChoice) {
  if (pattern) {
    const { svg, alt } = drawExhibit(pattern)
    const fileName = `swatch-${description.toLowerCase()}.svg`
    const { media } = await api.media.uploadMedia({ fileName, altText: alt }, { body: svg })
    const { id, url, width, height } = media
    return { choiceType: 'IMAGE' as const, image: { id, url, width, height } }
  }
  if (!second) return { choiceType: 'ONE_COLOR' as const, colorCode: value }
  const colorCodes = { colorCodes: [value, second] }
  return { choiceType: 'MULTIPLE_COLORS' as const, colorCodes }
}

/** The variants as they are, their choices by name: those of new options have other ids. */
const named = ({ variantsInfo }: Product): Changes['variantsInfo'] => ({
  variants: (variantsInfo?.variants ?? []).map(({ id, choices }) => ({
    id,
    choices: choices.flatMap(({ optionChoiceNames }) =>
      optionChoiceNames ? [{ optionChoiceNames }] : [],
    ),
  })),
})
