import type { Product } from '@vitrine/contract/catalog-v3'
import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../../../server/context.ts'
import { type Looks, viewSwatch } from '../../views/swatch.ts'
import type { DocumentView } from './product-view.ts'

/** What only the newer dialect tells of a product. */
export type More = Partial<
  Pick<Product, 'modifiers' | 'additionalRibbons' | 'subscriptionDetails'>
> & {
  /** The way to its main category, from the top; empty where its merchant named none. */
  readonly way: readonly { readonly id: string; readonly name: string; readonly slug: string }[]
  readonly looks: Looks
  readonly description?: DocumentView
  readonly sections: readonly (DocumentView | undefined)[]
}

const nothing: More = { sections: [], way: [], looks: new Map() }

/** More of the product at an address; a site whose catalog speaks the older dialect alone has none. */
export async function findMore({ api, origin }: RequestContext, slug: string): Promise<More> {
  const query = { filter: { slug }, cursorPaging: { limit: 1 } }
  const fields = ['DESCRIPTION', 'INFO_SECTION_DESCRIPTION', 'BREADCRUMBS_INFO'] as const
  try {
    const { products } = await api.catalogV3.queryProducts({ query, fields: [...fields] })
    const [product] = products
    if (!product) return nothing
    const { description, infoSections, modifiers, additionalRibbons } = product
    const { breadcrumbsInfo, subscriptionDetails } = product
    return {
      ...(description && { description }),
      sections: infoSections.map((one) => one.description),
      ...{ modifiers, additionalRibbons },
      looks: looksOf(product, origin),
      way: (breadcrumbsInfo?.breadcrumbs ?? []).map((step) => ({
        id: step.categoryId,
        name: step.categoryName,
        slug: step.categorySlug,
      })),
      ...(subscriptionDetails && { subscriptionDetails }),
    }
  } catch (error) {
    if (error instanceof VitrineError && error.status === 428) return nothing
    throw error
  }
}

/** Options that make no variants are told as modifiers. */
const looksOf = ({ options, modifiers }: Product, origin: string): Looks =>
  new Map(
    [...options, ...modifiers].map(({ name, choicesSettings }) => [
      name,
      new Map(
        (choicesSettings?.choices ?? [])
          .filter(({ colorCodes, image }) => colorCodes ?? image)
          .map((choice) => [choice.name, viewSwatch(choice, origin)]),
      ),
    ]),
  )
