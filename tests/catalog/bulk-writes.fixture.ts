import type { Merchant } from '@vitrine/testkit'
import type { CatalogFixture } from './catalog-fixture.fixture.ts'

type Api = Merchant['api']
type Step = (api: Api, fixture: CatalogFixture, turn: number) => Promise<unknown>

/** Waits for a job, as long as it takes. */
async function done(api: Api, { jobId: id }: { readonly jobId: string }): Promise<void> {
  for (;;) {
    const { state } = (await api.jobs.getJob({ id })).job
    if (!['QUEUED', 'RUNNING'].includes(state)) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

const section = async (api: Api, turn: number) => {
  const uniqueName = `bulk ${turn % 10}`
  const infoSection = { uniqueName, title: `Care ${turn % 10}`, plainDescription: '<p>Wash.</p>' }
  return (await api.catalogV3.getOrCreateInfoSection({ infoSection })).infoSection.id
}
const revised = async (api: Api, productId: string) => {
  const { product } = await api.catalogV3.getProduct({ productId })
  return { productId, revision: product.revision }
}
const all = { filter: {} }
const tags = (turn: number) => ({ publicTags: { tagIds: [`tag ${turn % 10}`] } })

/** Changes of many products at once and by filter, each as something that really changes them. */
export const bulkWrites: Readonly<Record<string, Step>> = {
  'catalogV3.bulkUpdateProductTags': (api, { managed, plain }, turn) =>
    api.catalogV3.bulkUpdateProductTags({ productIds: [managed, plain], assignTags: tags(turn) }),
  'catalogV3.bulkAddInfoSectionsToProducts': async (api, { plain }, turn) =>
    api.catalogV3.bulkAddInfoSectionsToProducts({
      products: [await revised(api, plain)],
      infoSectionIds: [await section(api, turn)],
    }),
  'catalogV3.bulkRemoveInfoSectionsFromProducts': async (api, { plain }, turn) => {
    const infoSectionIds = [await section(api, turn)]
    await api.catalogV3.bulkAddInfoSectionsToProducts({
      products: [await revised(api, plain)],
      infoSectionIds,
    })
    await api.catalogV1.getProduct({ id: plain })
    await api.catalogV3.bulkRemoveInfoSectionsFromProducts({
      products: [await revised(api, plain)],
      infoSectionIds,
    })
  },
  'catalogV3.bulkUpdateProductsByFilter': async (api, _scene, turn) =>
    done(
      api,
      await api.catalogV3.bulkUpdateProductsByFilter({
        ...all,
        product: { plainDescription: `<p>${turn}</p>` },
      }),
    ),
  'catalogV3.bulkUpdateProductVariantsByFilter': async (api, _scene, turn) =>
    done(
      api,
      await api.catalogV3.bulkUpdateProductVariantsByFilter({
        ...all,
        variant: { price: { actualPrice: { amount: String(20 + turn) }, compareAtPrice: null } },
      }),
    ),
  'catalogV3.bulkAdjustProductVariantsByFilter': async (api, _scene, turn) =>
    done(
      api,
      await api.catalogV3.bulkAdjustProductVariantsByFilter({
        ...all,
        compareAtPriceDiscount: { percentage: String(10 + (turn % 80)) },
      }),
    ),
  'catalogV3.bulkAddInfoSectionsToProductsByFilter': async (api, _scene, turn) =>
    done(
      api,
      await api.catalogV3.bulkAddInfoSectionsToProductsByFilter({
        ...all,
        infoSectionIds: [await section(api, turn)],
      }),
    ),
  'catalogV3.bulkAddProductsToCategoriesByFilter': async (api, { collectionId }) =>
    done(
      api,
      await api.catalogV3.bulkAddProductsToCategoriesByFilter({
        ...all,
        categoryIds: [collectionId],
      }),
    ),
  'catalogV3.bulkRemoveProductsFromCategoriesByFilter': async (api, { collectionId }) =>
    done(
      api,
      await api.catalogV3.bulkRemoveProductsFromCategoriesByFilter({
        ...all,
        categoryIds: [collectionId],
      }),
    ),
  'catalogV3.bulkDeleteProductsByFilter': async (api, _scene, turn) => {
    const product = { name: `Passing ${turn}`, priceData: { price: '1' } }
    const { id } = (await api.catalogV1.createProduct({ product })).product
    await api.catalogV1.getProduct({ id })
    await done(api, await api.catalogV3.bulkDeleteProductsByFilter({ filter: { id } }))
  },
}
