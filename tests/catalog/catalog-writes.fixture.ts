import type { Merchant, TestServer } from '@vitrine/testkit'
import { inventoryWrites } from '../stock/inventory-writes.fixture.ts'
import { bulkWrites } from './bulk-writes.fixture.ts'
import type { CatalogFixture } from './catalog-fixture.fixture.ts'
import { categoryWrites } from './category-writes.fixture.ts'
import { customizationWrites } from './customization-writes.fixture.ts'
import { listedProductWrites } from './listed-product-writes.fixture.ts'

type Api = Merchant['api']

const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#${fill}"/></svg>`
const csv =
  'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price\nbowl,Bowl'

export async function createCatalogFixture({ people }: TestServer): Promise<CatalogFixture> {
  const { api } = people.merchant()
  const optioned = {
    manageVariants: true,
    productOptions: [
      {
        name: 'Size',
        choices: [
          { value: 'S', description: 'S' },
          { value: 'L', description: 'L' },
        ],
      },
      { name: 'Glaze', choices: [{ value: 'Night', description: 'Night' }] },
    ],
  }
  const create = async (product: object) =>
    (
      await api.catalogV1.createProduct({
        product: { name: 'Vase', priceData: { price: '20' }, ...product },
      })
    ).product.id
  const { media } = await api.media.uploadMedia({ fileName: 'a.svg' }, { body: drawing('8a5') })
  const { collection } = await api.catalogV1.createCollection({ collection: { name: 'New' } })
  const { file } = await api.digitalFiles.uploadDigitalFile(
    { fileName: 'Handbook.pdf' },
    { body: 'words' },
  )
  return {
    managed: await create(optioned),
    plain: await create({ brand: 'Atelier', ribbon: 'Sale' }),
    mediaId: media.id,
    collectionId: collection.id,
    fileId: file.id,
  }
}

const variantIds = async (api: Api, id: string) =>
  (await api.catalogV1.getProduct({ id })).product.variants.map((one) => one.id)

async function runImport(api: Api, body: string): Promise<void> {
  const { id } = (await api.imports.startImport({ fileName: 'products.csv' }, { body })).import
  await finish(api, id)
}

/** As in the dashboard: the columns are mapped before the import. */
async function runPreparedImport(api: Api, body: string): Promise<void> {
  const { id } = (await api.imports.prepareImport({ fileName: 'products.csv' }, { body })).import
  await api.imports.startPreparedImport({ id })
  await finish(api, id)
}

async function finish(api: Api, id: string): Promise<void> {
  for (;;) {
    const { state } = (await api.imports.getImport({ id })).import
    if (!['QUEUED', 'RUNNING'].includes(state)) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

const productsOf = (turn: number) =>
  turn % 2
    ? `${csv},,,${20 + turn},${30 + turn}\n`
    : `${csv},Size,S,${20 + turn},${30 + turn}\nbowl,,,L,9,\n`

/** A brand and a ribbon that the plain product carries. */
async function labelsOf(api: Api, { plain }: CatalogFixture, turn: number) {
  const [brand, ribbon] = [`Atelier ${turn}`, `Glaze ${turn}`]
  await api.catalogV1.updateProduct({ product: { id: plain, brand, ribbon } })
  await api.catalogV1.getProduct({ id: plain })
  return {
    brand: (await api.catalogV3.getOrCreateBrand({ brandName: brand })).brand,
    ribbon: (await api.catalogV3.getOrCreateRibbon({ ribbonName: ribbon })).ribbon,
  }
}

/** A movement of stock, as the ledger keeps it. */
async function movement(api: Api, { managed }: CatalogFixture, turn: number) {
  const [variantId = ''] = await variantIds(api, managed)
  const counted = { variantId, quantity: turn + 5 }
  await api.inventory.updateInventoryVariants({
    inventoryItem: { productId: managed, trackQuantity: true, variants: [counted] },
  })
  await api.inventory.decrementInventory({
    decrementData: [{ productId: managed, variantId, decrementBy: 2 }],
  })
  await api.catalogV1.getProduct({ id: managed })
  const { changes } = await api.inventory.listStockChanges({ productId: managed })
  if (!changes[0]) throw new Error('Nothing has moved')
  return changes[0]
}

/** A shared section that the plain product shows. */
async function sectionOf(api: Api, { plain }: CatalogFixture, turn: number) {
  const requestInput = {
    uniqueName: `care-${turn}`,
    title: 'Care',
    plainDescription: `<p>${turn}</p>`,
  }
  const { infoSection } = await api.catalogV3.getOrCreateInfoSection({ infoSection: requestInput })
  const { product } = await api.catalogV3.getProduct({ productId: plain })
  const infoSections = [{ id: infoSection.id }]
  await api.catalogV3.updateProduct({
    product: { id: plain, revision: product.revision, infoSections },
  })
  await api.catalogV1.getProduct({ id: plain })
  const { id, revision } = infoSection
  return { id, revision }
}

/** The change of a product's name and visibility, as the history has it. */
async function renamed(api: Api, { plain }: CatalogFixture, turn: number) {
  const product = { id: plain, name: `Renamed ${turn}`, visible: turn % 2 === 0 }
  await api.catalogV1.updateProduct({ product })
  await api.catalogV1.getProduct({ id: plain })
  const ofPlain = { entityType: 'product', entityId: plain, limit: 1 } as const
  const [entry] = (await api.history.listHistory(ofPlain)).entries
  if (!entry) throw new Error('Nothing has changed')
  return entry
}

type Step = (api: Api, fixture: CatalogFixture, turn: number) => Promise<unknown>

/** Every operation that changes the view of products, each as a step with a real change. */
export const catalogWrites: Readonly<Record<string, Step>> = {
  'catalogV1.createProduct': (api, _scene, turn) =>
    api.catalogV1.createProduct({
      product: { name: `Bowl ${turn}`, priceData: { price: String(turn) } },
    }),
  'catalogV1.updateProduct': (api, { managed }, turn) =>
    api.catalogV1.updateProduct({
      product: {
        id: managed,
        name: `Vase ${turn}`,
        visible: turn % 3 !== 0,
        discount: { type: 'PERCENT', value: String(turn % 50) },
      },
    }),
  'catalogV1.deleteProduct': async (api, _scene, turn) => {
    const product = { name: `Gone ${turn}`, priceData: { price: '1' } }
    const { id } = (await api.catalogV1.createProduct({ product })).product
    await api.catalogV1.getProduct({ id })
    await api.catalogV1.deleteProduct({ id })
  },
  'catalogV1.deleteProductOptions': (api, { plain }) =>
    api.catalogV1.deleteProductOptions({ id: plain }),
  'catalogV1.removeProductBrand': (api, { plain }) =>
    api.catalogV1.removeProductBrand({ id: plain }),
  'catalogV1.removeProductRibbon': (api, { plain }) =>
    api.catalogV1.removeProductRibbon({ id: plain }),
  'catalogV1.bulkUpdateProducts': (api, { managed, plain }, turn) =>
    api.catalogV1.bulkUpdateProducts({ ids: [managed, plain], set: { ribbon: `Ribbon ${turn}` } }),
  'catalogV1.bulkAdjustProductProperties': (api, { managed, plain }) =>
    api.catalogV1.bulkAdjustProductProperties({
      ids: [managed, plain],
      adjust: { price: { percentage: { rate: 7 } } },
    }),
  'catalogV1.addProductMedia': (api, { managed, plain, mediaId }, turn) =>
    api.catalogV1.addProductMedia({ id: turn % 2 ? managed : plain, media: [{ mediaId }] }),
  'catalogV1.addProductMediaToChoices': (api, { managed, mediaId }) =>
    api.catalogV1.addProductMediaToChoices({
      id: managed,
      media: [{ option: 'Size', choice: 'S', mediaIds: [mediaId] }],
    }),
  'catalogV1.removeProductMediaFromChoices': (api, { managed }) =>
    api.catalogV1.removeProductMediaFromChoices({
      id: managed,
      media: [{ option: 'Size', choice: 'S', mediaIds: [] }],
    }),
  'catalogV1.removeProductMedia': (api, { managed, plain }, turn) =>
    api.catalogV1.removeProductMedia({ id: turn % 2 ? managed : plain, mediaIds: [] }),
  'catalogV1.updateProductVariants': (api, { managed }, turn) =>
    api.catalogV1.updateProductVariants({
      id: managed,
      variants: [{ choices: { Size: 'L' }, price: String(30 + turn), visible: turn % 2 === 0 }],
    }),
  'catalogV1.resetAllProductVariantData': (api, { managed }) =>
    api.catalogV1.resetAllProductVariantData({ id: managed }),
  'catalogV1.createCollection': async (api, { plain }, turn) => {
    const { collection } = await api.catalogV1.createCollection({
      collection: { name: `Shelf ${turn}` },
    })
    await api.catalogV1.addProductsToCollection({ id: collection.id, productIds: [plain] })
  },
  'catalogV1.updateCollection': (api, { collectionId }, turn) =>
    api.catalogV1.updateCollection({ collection: { id: collectionId, name: `New ${turn}` } }),
  'catalogV1.addProductsToCollection': (api, { collectionId, managed, plain }) =>
    api.catalogV1.addProductsToCollection({ id: collectionId, productIds: [managed, plain] }),
  'catalogV1.removeProductsFromCollection': (api, { collectionId, managed }) =>
    api.catalogV1.removeProductsFromCollection({ id: collectionId, productIds: [managed] }),
  'catalogV1.deleteCollection': async (api, { managed }) => {
    const { collection } = await api.catalogV1.createCollection({ collection: { name: 'Brief' } })
    await api.catalogV1.addProductsToCollection({ id: collection.id, productIds: [managed] })
    await api.catalogV1.getProduct({ id: managed })
    await api.catalogV1.deleteCollection({ id: collection.id })
  },
  'products.saveProduct': async (api, { managed, collectionId }, turn) => {
    const { revision } = (await api.products.getProduct({ id: managed })).product
    const collectionIds = turn % 2 ? [collectionId] : []
    await api.products.saveProduct({
      product: { id: managed, revision, name: `Saved ${turn}`, collectionIds },
    })
  },
  'products.previewProductChanges': (api, _scene, turn) =>
    api.products.previewProductChanges({
      filter: {},
      changes: { price: { kind: 'PERCENT', value: String(turn) } },
    }),
  'products.duplicateProduct': (api, { managed }, turn) =>
    api.products.duplicateProduct({ id: managed, name: `Copy ${turn}` }),
  'products.deleteProduct': async (api, { managed }, turn) => {
    const { product } = await api.products.duplicateProduct({ id: managed, name: `Gone ${turn}` })
    await api.products.deleteProduct({ id: product.id })
  },
  'products.restoreProduct': async (api, { managed }, turn) => {
    const { product } = await api.products.duplicateProduct({ id: managed, name: `Back ${turn}` })
    await api.products.deleteProduct({ id: product.id })
    await api.products.restoreProduct({ id: product.id })
  },
  'inventory.updateInventoryVariants': async (api, { managed }, turn) => {
    const [first, ...others] = await variantIds(api, managed)
    const stock = (variantId: string, quantity: number) => ({ variantId, quantity })
    await api.inventory.updateInventoryVariants({
      inventoryItem: {
        productId: managed,
        trackQuantity: true,
        variants: [stock(first ?? '', turn % 2), ...others.map((id) => stock(id, turn + 1))],
      },
    })
  },
  'inventory.incrementInventory': async (api, { managed }) => {
    const [variantId = ''] = await variantIds(api, managed)
    await api.inventory.incrementInventory({
      incrementData: [{ productId: managed, variantId, incrementBy: 2 }],
    })
  },
  'inventory.decrementInventory': async (api, { managed }) => {
    const [variantId = ''] = await variantIds(api, managed)
    await api.inventory.decrementInventory({
      decrementData: [{ productId: managed, variantId, decrementBy: 1 }],
    })
  },
  'inventory.revertStockChange': async (api, fixture, turn) => {
    const { id } = await movement(api, fixture, turn)
    await api.inventory.revertStockChange({ id })
  },
  'inventory.revertStockBatch': async (api, fixture, turn) => {
    const { batchId } = await movement(api, fixture, turn)
    await api.inventory.revertStockBatch({ batchId })
  },
  'inventory.startReconciliation': async (api, fixture, turn) => {
    await movement(api, fixture, turn)
    await api.inventory.startReconciliation({ repair: 'COUNTERS' })
  },
  'catalogV3.updateBrand': async (api, fixture, turn) => {
    const { brand } = await labelsOf(api, fixture, turn)
    const { id, revision } = brand
    await api.catalogV3.updateBrand({ brand: { id, revision, name: `Maker ${turn}` } })
  },
  'catalogV3.bulkUpdateBrands': async (api, fixture, turn) => {
    const { brand } = await labelsOf(api, fixture, turn)
    const { id, revision } = brand
    await api.catalogV3.bulkUpdateBrands({
      brands: [{ brand: { id, revision, name: `Kiln ${turn}` } }],
    })
  },
  'catalogV3.updateRibbon': async (api, fixture, turn) => {
    const { ribbon } = await labelsOf(api, fixture, turn)
    const { id, revision } = ribbon
    await api.catalogV3.updateRibbon({ ribbon: { id, revision, name: `Rare ${turn}` } })
  },
  'catalogV3.bulkUpdateRibbons': async (api, fixture, turn) => {
    const { ribbon } = await labelsOf(api, fixture, turn)
    const { id, revision } = ribbon
    const ribbons = [{ ribbon: { id, revision, name: `Last ${turn}` } }]
    await api.catalogV3.bulkUpdateRibbons({ ribbons })
  },
  'catalogV3.deleteRibbon': async (api, fixture, turn) => {
    const { ribbon } = await labelsOf(api, fixture, turn)
    await api.catalogV3.deleteRibbon({ ribbonId: ribbon.id })
  },
  'catalogV3.bulkDeleteRibbons': async (api, fixture, turn) => {
    const { ribbon } = await labelsOf(api, fixture, turn)
    await api.catalogV3.bulkDeleteRibbons({ ribbonIds: [ribbon.id] })
  },
  ...categoryWrites,
  ...customizationWrites,
  ...bulkWrites,
  ...listedProductWrites,
  ...inventoryWrites,
  'catalogV3.updateInfoSection': async (api, fixture, turn) => {
    const section = await sectionOf(api, fixture, turn)
    await api.catalogV3.updateInfoSection({ infoSection: { ...section, title: `Title ${turn}` } })
  },
  'catalogV3.bulkUpdateInfoSections': async (api, fixture, turn) => {
    const infoSection = {
      ...(await sectionOf(api, fixture, turn)),
      plainDescription: `New ${turn}`,
    }
    await api.catalogV3.bulkUpdateInfoSections({ infoSections: [{ infoSection }] })
  },
  'catalogV3.deleteInfoSection': async (api, fixture, turn) => {
    const { id } = await sectionOf(api, fixture, turn)
    await api.catalogV3.deleteInfoSection({ infoSectionId: id })
  },
  'catalogV3.bulkDeleteInfoSections': async (api, fixture, turn) => {
    const { id } = await sectionOf(api, fixture, turn)
    await api.catalogV3.bulkDeleteInfoSections({ infoSectionIds: [id] })
  },
  'media.uploadMedia': async (api, { plain }, turn) => {
    const body = drawing(String(100 + (turn % 800)))
    const { media } = await api.media.uploadMedia({ fileName: `${turn}.svg` }, { body })
    await api.catalogV1.addProductMedia({ id: plain, media: [{ mediaId: media.id }] })
  },
  'media.updateMedia': (api, { mediaId }, turn) =>
    api.media.updateMedia({ id: mediaId, altText: `A leaf, ${turn}` }),
  'media.updateAltTexts': (api, { mediaId }, turn) =>
    api.media.updateAltTexts({ texts: [{ id: mediaId, altText: `A stem, ${turn}` }] }),
  'media.replaceMedia': async (api, { plain }, turn) => {
    const upload = { fileName: `${turn}.svg` }
    const { media } = await api.media.uploadMedia(upload, { body: drawing(String(200 + turn)) })
    await api.catalogV1.addProductMedia({ id: plain, media: [{ mediaId: media.id }] })
    const body = drawing(String(300 + turn))
    await api.media.replaceMedia({ id: media.id, fileName: 'new.svg' }, { body })
  },
  'media.deleteMedia': async (api, _scene, turn) => {
    const { media } = await api.media.uploadMedia(
      { fileName: `${turn}.svg` },
      { body: drawing('123') },
    )
    await api.media.deleteMedia({ id: media.id })
  },
  'imports.startImport': (api, _scene, turn) => runImport(api, productsOf(turn)),
  'imports.prepareImport': (api, _scene, turn) => runPreparedImport(api, productsOf(turn)),
  'digitalFiles.attachDigitalFile': (api, { plain, fileId }) =>
    api.digitalFiles.attachDigitalFile({ productId: plain, fileId }),
  'digitalFiles.removeDigitalFile': async (api, { plain, fileId }) => {
    await api.digitalFiles.attachDigitalFile({ productId: plain, fileId })
    await api.catalogV1.getProduct({ id: plain })
    await api.digitalFiles.removeDigitalFile({ productId: plain })
  },
  'digitalFiles.makePhysical': (api, { plain }) =>
    api.digitalFiles.makePhysical({ productId: plain }),
  'history.undoChange': async (api, fixture, turn) =>
    api.history.undoChange({ id: (await renamed(api, fixture, turn)).id }),
  'history.undoGroup': async (api, fixture, turn) =>
    api.history.undoGroup({ groupId: (await renamed(api, fixture, turn)).groupId }),
  'sites.updateSettings': (api, _scene, turn) =>
    api.sites.updateSettings({
      settings: { currency: ['EUR', 'JPY', 'KWD'][turn % 3] ?? 'EUR', locale: 'de-DE' },
    }),
}
