import type { Api } from './api.ts'
import { drawArtwork } from './artwork/index.ts'
import type { DemoChoice, DemoOption, DemoProduct } from './catalog/index.ts'

type Product = Awaited<ReturnType<Api['catalogV3']['getProduct']>>['product']
type Changes = Parameters<Api['catalogV3']['updateProduct']>[0]['product']
type Option = NonNullable<Changes['options']>[number]

/**
 * Creates customizations with two-colour or picture swatches for options that need them, shared by
 * all products.
 */
export async function setSwatches(api: Api, { options }: DemoProduct, id: string): Promise<void> {
  const shown = options.filter(({ choices }) => choices.some(isMoreThanOneColour))
  if (shown.length === 0) return
  const { product } = await api.catalogV3.getProduct({
    productId: id,
    fields: ['VARIANT_OPTION_CHOICE_NAMES', 'PRODUCT_CHOICES_MEDIA_REFERENCES'],
  })
  const demoOptions = new Map(shown.map((option) => [option.name, option]))
  const updates: Option[] = []
  for (const option of product.options) updates.push(await toOptionUpdate(api, option, demoOptions))
  await api.catalogV3.updateProduct({
    product: {
      id,
      revision: product.revision,
      options: updates,
      variantsInfo: variantsByChoiceName(product),
    },
  })
}

const isMoreThanOneColour = ({ second, pattern }: DemoChoice) => Boolean(second ?? pattern)

async function toOptionUpdate(
  api: Api,
  { id, name, choicesSettings }: Product['options'][number],
  demoOptions: ReadonlyMap<string, DemoOption>,
): Promise<Option> {
  const shown = demoOptions.get(name)
  if (!shown) {
    const choices = choicesSettings.choices.map(({ choiceId }) => ({ choiceId }))
    return { id, choicesSettings: { choices } }
  }
  const choices: NonNullable<Option['choicesSettings']>['choices'] = []
  for (const choice of choicesSettings.choices) {
    const look = shown.choices.find(({ description }) => description === choice.name)
    const media = choice.media ?? { items: [] }
    choices.push({ name: choice.name, media, ...(look && (await swatchOf(api, look))) })
  }
  return { name, optionRenderType: 'SWATCH_CHOICES', choicesSettings: { choices } }
}

async function swatchOf(api: Api, { value, second, pattern, description }: DemoChoice) {
  if (pattern) {
    const { svg, alt } = drawArtwork(pattern)
    const fileName = `swatch-${description.toLowerCase()}.svg`
    const { media } = await api.media.uploadMedia({ fileName, altText: alt }, { body: svg })
    const { id, url, width, height } = media
    return { choiceType: 'IMAGE' as const, image: { id, url, width, height } }
  }
  if (!second) return { choiceType: 'ONE_COLOR' as const, colorCode: value }
  const colorCodes = { colorCodes: [value, second] }
  return { choiceType: 'MULTIPLE_COLORS' as const, colorCodes }
}

/** Variants with their choices by name, as new options get new ids. */
const variantsByChoiceName = ({ variantsInfo }: Product): Changes['variantsInfo'] => ({
  variants: (variantsInfo?.variants ?? []).map(({ id, choices }) => ({
    id,
    choices: choices.flatMap(({ optionChoiceNames }) =>
      optionChoiceNames ? [{ optionChoiceNames }] : [],
    ),
  })),
})
