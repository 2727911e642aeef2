import type { Product } from '@vitrine/contract/catalog-v3'
import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../../request/context.ts'
import { type Looks, viewSwatch } from '../../views/swatch.ts'
import type { DocumentView } from './product-view.ts'

/** Product data that only the newer catalog dialect has. */
export type ExtraDetails = Partial<
  Pick<Product, 'subtitle' | 'modifiers' | 'additionalRibbons' | 'subscriptionDetails'>
> & {
  /** Breadcrumbs to its main category, outermost first; empty when none is set. */
  readonly breadcrumbs: readonly {
    readonly id: string
    readonly name: string
    readonly slug: string
  }[]
  readonly looks: Looks
  readonly description?: DocumentView
  readonly sections: readonly (DocumentView | undefined)[]
}

const noExtraDetails: ExtraDetails = { sections: [], breadcrumbs: [], looks: new Map() }

/** Loads the additional data of a product; undefined on sites with the older catalog dialect. */
export async function findExtraDetails(
  { api, origin }: RequestContext,
  slug: string,
): Promise<ExtraDetails> {
  const query = { filter: { slug }, cursorPaging: { limit: 1 } }
  const fields = ['DESCRIPTION', 'INFO_SECTION_DESCRIPTION', 'BREADCRUMBS_INFO'] as const
  try {
    const { products } = await api.catalogV3.queryProducts({ query, fields: [...fields] })
    const [product] = products
    if (!product) return noExtraDetails
    const { description, infoSections, modifiers, additionalRibbons } = product
    const { breadcrumbsInfo, subscriptionDetails, subtitle } = product
    return {
      ...(subtitle && { subtitle }),
      ...(description && { description }),
      sections: infoSections.map((one) => one.description),
      modifiers,
      additionalRibbons,
      looks: looksOf(product, origin),
      breadcrumbs: (breadcrumbsInfo?.breadcrumbs ?? []).map((step) => ({
        id: step.categoryId,
        name: step.categoryName,
        slug: step.categorySlug,
      })),
      ...(subscriptionDetails && { subscriptionDetails }),
    }
  } catch (error) {
    if (error instanceof VitrineError && error.status === 428) return noExtraDetails
    throw error
  }
}

/** Options that create no variants are rendered as modifiers. */
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
