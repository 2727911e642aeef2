import type { Merchant } from '@vitrine/testkit'
import type { CatalogFixture } from './catalog-fixture.fixture.ts'

type Api = Merchant['api']
type Step = (api: Api, fixture: CatalogFixture, turn: number) => Promise<unknown>

/** A collection with the plain product in it. */
async function collectionOf(api: Api, { plain }: CatalogFixture, turn: number) {
  const { collection } = await api.collections.saveCollection({
    collection: { name: `Tea ${turn}`, addedProductIds: [plain] },
  })
  await api.catalogV1.getProduct({ id: plain })
  return collection
}

/** A ribbon that the plain product has. */
async function ribbonOf(api: Api, { plain }: CatalogFixture, name: string) {
  const { ribbon } = await api.ribbons.saveRibbon({ ribbon: { name } })
  await api.catalogV1.updateProduct({ product: { id: plain, ribbon: name } })
  await api.catalogV1.getProduct({ id: plain })
  return ribbon
}

/** A brand that the plain product has. */
async function brandOf(api: Api, { plain }: CatalogFixture, name: string) {
  const { brand } = await api.brands.saveBrand({ brand: { name } })
  await api.catalogV1.updateProduct({ product: { id: plain, brand: name } })
  await api.catalogV1.getProduct({ id: plain })
  return brand
}

/** A shared option of a new product. */
async function optionOf(api: Api, name: string) {
  const { option } = await api.options.saveOption({
    option: { name, renderType: 'TEXT_CHOICES', choices: [{ name: 'Oak' }, { name: 'Ash' }] },
  })
  const { product } = await api.products.saveProduct({
    product: {
      name: `Tray of ${name}`,
      price: '30.00',
      options: [{ id: option.id, name, choices: [{ name: 'Oak' }, { name: 'Ash' }] }],
    },
  })
  await api.catalogV1.getProduct({ id: product.id })
  return option
}

/** A section that a new product shows. */
async function sectionOf(api: Api, uniqueName: string) {
  const { infoSection } = await api.infoSections.saveInfoSection({
    infoSection: { uniqueName, title: 'Care', description: '<p>Wash by hand.</p>' },
  })
  const { product } = await api.products.saveProduct({
    product: {
      name: `Plate with ${uniqueName}`,
      price: '9.00',
      infoSections: [{ id: infoSection.id }],
    },
  })
  await api.catalogV1.getProduct({ id: product.id })
  return infoSection
}

/** The platform's native saves that change the view of products, each as a step with a real change. */
export const nativeWrites: Readonly<Record<string, Step>> = {
  'products.saveProducts': async (api, { managed, plain }, turn) => {
    const found = await Promise.all([managed, plain].map((id) => api.products.getProduct({ id })))
    await api.products.saveProducts({
      products: found.map(({ product: { id, revision } }) => ({
        id,
        revision,
        name: `Saved together ${turn}`,
        ribbon: turn % 2 ? { name: 'Together' } : null,
      })),
    })
  },
  'collections.saveCollection': async (api, fixture, turn) => {
    const { id, revision } = await collectionOf(api, fixture, turn)
    const collection = {
      id,
      revision,
      name: `Tea hour ${turn}`,
      removedProductIds: [fixture.plain],
    }
    await api.collections.saveCollection({ collection })
  },
  'collections.deleteCollection': async (api, fixture, turn) =>
    api.collections.deleteCollection(idOf(await collectionOf(api, fixture, turn))),
  'collections.restoreCollection': async (api, fixture, turn) => {
    const { id } = await collectionOf(api, fixture, turn)
    await api.collections.deleteCollection({ id })
    await api.catalogV1.getProduct({ id: fixture.plain })
    await api.collections.restoreCollection({ id })
  },
  'stock.saveStock': async (api, { managed }, turn) => {
    const { product } = await api.catalogV1.getProduct({ id: managed })
    const items = product.variants.map(({ id = '' }) => ({
      productId: managed,
      variantId: id,
      quantity: turn % 2,
    }))
    await api.stock.saveStock({ items })
  },
  'brands.saveBrand': async (api, fixture, turn) => {
    const { id, revision } = await brandOf(api, fixture, `West Clay ${turn}`)
    await api.brands.saveBrand({ brand: { id, revision, name: `West Clay Works ${turn}` } })
  },
  'brands.restoreBrand': async (api, fixture, turn) => {
    const { id } = await brandOf(api, fixture, `Old Forge ${turn}`)
    await api.brands.deleteBrand({ id })
    await api.catalogV1.getProduct({ id: fixture.plain })
    await api.brands.restoreBrand({ id })
  },
  'ribbons.saveRibbon': async (api, fixture, turn) => {
    const { id, revision } = await ribbonOf(api, fixture, `Seconds ${turn}`)
    await api.ribbons.saveRibbon({ ribbon: { id, revision, name: `Flawed ${turn}` } })
  },
  'ribbons.deleteRibbon': async (api, fixture, turn) => {
    const { id } = await ribbonOf(api, fixture, `Outgoing ${turn}`)
    await api.ribbons.deleteRibbon({ id })
  },
  'ribbons.restoreRibbon': async (api, fixture, turn) => {
    const { id } = await ribbonOf(api, fixture, `Returning ${turn}`)
    await api.ribbons.deleteRibbon({ id })
    await api.catalogV1.getProduct({ id: fixture.plain })
    await api.ribbons.restoreRibbon({ id })
  },
  'options.saveOption': async (api, _fixture, turn) => {
    const { id, revision, choices } = await optionOf(api, `Wood ${turn}`)
    const changed = choices.map(({ id, name }) => ({ id, name: `Smoked ${name}` }))
    await api.options.saveOption({
      option: { id, revision, name: `Timber ${turn}`, choices: changed },
    })
  },
  'options.restoreOption': async (api, _fixture, turn) => {
    const { option } = await api.options.saveOption({
      option: { name: `Frame ${turn}`, renderType: 'TEXT_CHOICES', choices: [{ name: 'Thin' }] },
    })
    await api.options.deleteOption({ id: option.id })
    await api.options.restoreOption({ id: option.id })
  },
  'infoSections.saveInfoSection': async (api, _fixture, turn) => {
    const { id, revision } = await sectionOf(api, `wood-${turn}`)
    await api.infoSections.saveInfoSection({
      infoSection: { id, revision, title: 'Wood', description: '<p>Oil it once a year.</p>' },
    })
  },
  'infoSections.deleteInfoSection': async (api, _fixture, turn) =>
    api.infoSections.deleteInfoSection(idOf(await sectionOf(api, `silver-${turn}`))),
  'infoSections.restoreInfoSection': async (api, _fixture, turn) => {
    const { id } = await sectionOf(api, `brass-${turn}`)
    await api.infoSections.deleteInfoSection({ id })
    await api.infoSections.restoreInfoSection({ id })
  },
}

const idOf = ({ id }: { readonly id: string }) => ({ id })
