import { VitrineError } from '@vitrine/sdk'
import type { Merchant, TestServer } from '@vitrine/testkit'

export type Api = Merchant['api']
type Creation = Parameters<Api['catalogV3']['createProduct']>[0]
export type NewProduct = Creation['product']
export type Fields = NonNullable<Creation['fields']>

/** The error of a refused call; throws if the call succeeds. */
export async function refusal(work: Promise<unknown>): Promise<VitrineError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof VitrineError) return error
  throw error ?? new Error('It was not refused')
}

/** The code of a refusal, or of its first broken rule. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await refusal(work)
  const [broken] = error.violations
  return `${error.status} ${broken ? (broken.ruleName ?? broken.violatedRule) : error.code}`
}

let count = 0
export const unique = (word: string): string => `${word} ${++count}`

export const money = (amount: string) => ({ amount })
type Variant = NewProduct['variantsInfo']['variants'][number]

export const priced = (actual: string, more: Partial<Variant> = {}): Variant => ({
  price: { actualPrice: money(actual) },
  physicalProperties: {},
  ...more,
})

/** A product with one variant; the options override its defaults. */
export const productInput = (more: Partial<NewProduct> = {}): NewProduct => ({
  name: unique('Mug'),
  productType: 'PHYSICAL',
  physicalProperties: {},
  variantsInfo: { variants: [priced('20.00')] },
  ...more,
})

export const textOption = (name: string, ...choices: string[]) => ({
  name,
  optionRenderType: 'TEXT_CHOICES' as const,
  choicesSettings: {
    choices: choices.map((choice) => ({ choiceType: 'CHOICE_TEXT' as const, name: choice })),
  },
})

export const chosen = (optionName: string, choiceName: string) => ({
  optionChoiceNames: { optionName, choiceName, renderType: 'TEXT_CHOICES' as const },
})

/** A product in sizes, one variant for each, with increasing prices. */
export const sized = (sizes: readonly string[], more: Partial<NewProduct> = {}): NewProduct =>
  productInput({
    options: [textOption('Size', ...sizes)],
    variantsInfo: {
      variants: sizes.map((size, at) =>
        priced(`${10 * (at + 1)}.00`, { choices: [chosen('Size', size)] }),
      ),
    },
    ...more,
  })

export const create = async (api: Api, product: NewProduct = productInput(), fields: Fields = []) =>
  (await api.catalogV3.createProduct({ product, fields })).product

type Changes = Omit<Parameters<Api['catalogV3']['updateProduct']>[0]['product'], 'id' | 'revision'>
interface ProductRevision {
  readonly id: string
  readonly revision: string
}

export const change = async (
  api: Api,
  { id, revision }: ProductRevision,
  changes: Changes,
  fields: Fields = [],
) => (await api.catalogV3.updateProduct({ product: { id, revision, ...changes }, fields })).product

/** The facts of a product, the oldest first. */
export const factsOf = (shop: TestServer, entityId: string) =>
  shop.server.platform.db
    .selectFrom('facts')
    .select(['name', 'before', 'after', 'changed_fields'])
    .where('site_id', '=', shop.site.id)
    .where('entity_id', '=', entityId)
    .orderBy('seq')
    .execute()
