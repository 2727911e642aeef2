import { VitrineError } from '@vitrine/sdk'
import type { Merchant, TestServer } from '@vitrine/testkit'

export type Api = Merchant['api']
type Creation = Parameters<Api['catalogV3']['createProduct']>[0]
export type NewProduct = Creation['product']
export type Fields = NonNullable<Creation['fields']>

/** What a call was refused with; one that is not refused fails the test. */
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

/** A thing with one variant, as far as nothing else is said. */
export const thing = (more: Partial<NewProduct> = {}): NewProduct => ({
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

/** A thing in sizes, one variant for each, that cost more and more. */
export const sized = (sizes: readonly string[], more: Partial<NewProduct> = {}): NewProduct =>
  thing({
    options: [textOption('Size', ...sizes)],
    variantsInfo: {
      variants: sizes.map((size, at) =>
        priced(`${10 * (at + 1)}.00`, { choices: [chosen('Size', size)] }),
      ),
    },
    ...more,
  })

export const create = async (api: Api, product: NewProduct = thing(), fields: Fields = []) =>
  (await api.catalogV3.createProduct({ product, fields })).product

type Changes = Omit<Parameters<Api['catalogV3']['updateProduct']>[0]['product'], 'id' | 'revision'>
interface Known {
  readonly id: string
  readonly revision: string
}

export const change = async (
  api: Api,
  { id, revision }: Known,
  changes: Changes,
  fields: Fields = [],
) => (await api.catalogV3.updateProduct({ product: { id, revision, ...changes }, fields })).product

/** The facts told about a product, the oldest first. */
export const factsOf = (shop: TestServer, entityId: string) =>
  shop.server.platform.db
    .selectFrom('facts')
    .select(['name', 'before', 'after', 'changed_fields'])
    .where('site_id', '=', shop.site.id)
    .where('entity_id', '=', entityId)
    .orderBy('seq')
    .execute()
