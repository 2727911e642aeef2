import { type CatalogLine, type HeaderLine, LINES_VERSION } from '@vitrine/contract/exports'
import { mediaKinds } from '@vitrine/contract/media'
import type { Tx } from '../../../../platform/tx.ts'
import { type Customization, withAddress } from '../../../catalog/index.ts'
import { mediaUrl } from '../../media/index.ts'
import type { ExportPart, ExportScope } from '../model.ts'
import { inventoryLine, productLine } from '../rules/product-lines.ts'
import type { ExportServiceDeps } from './deps.ts'
import { productPages, type Work, withNames } from './pages.ts'

const FIRST = '00000000-0000-0000-0000-000000000000'
const header: HeaderLine = { type: 'header', format: 'vitrine', version: LINES_VERSION }

/**
 * The whole catalog, one entity per line, each after those it refers to. An export of some products omits settings, and
 * entities without any of these products.
 */
export async function* writeJsonLines(
  deps: ExportServiceDeps,
  work: Work,
  scope: ExportScope,
): AsyncGenerator<ExportPart> {
  const isWhole = scope.filter === null && scope.productIds === null
  yield partOf([header], 0)
  if (isWhole) {
    const settings = await work((tx) => deps.settingsOf(tx))
    yield partOf([{ type: 'site', settings: { ...settings } }])
    yield* sharedLines(deps, work)
  }
  for await (const products of productPages(deps, work, scope)) {
    const lines = await work(async (tx) => {
      const ids = products.map(({ id }) => id)
      const stock = await deps.stockOf(tx, ids)
      const places = await deps.stockByLocationOf(tx, ids)
      const whole = await withNames(deps, tx, products)
      return whole.flatMap((one) => [
        productLine(one),
        inventoryLine(one.product, stock.get(one.product.id), places.get(one.product.id)),
      ])
    })
    yield { ...partOf(lines), products: products.length }
  }
  if (isWhole) yield* memberLines(deps, work)
}

async function* sharedLines(deps: ExportServiceDeps, work: Work): AsyncGenerator<ExportPart> {
  const { catalog, publicUrl } = deps
  const urlOf = (id: string) => mediaUrl(publicUrl, id)
  for (const kind of ['brand', 'ribbon'] as const) {
    yield* pageThrough(
      work,
      (tx, after) => catalog.pageLabels(tx, kind, after || FIRST),
      ({ deletedDate, ...one }) => ({
        type: kind,
        ...one,
        ...(deletedDate && { deletedDate }),
      }),
    )
  }
  yield* pageThrough(
    work,
    (tx, after) => catalog.pageInfoSections(tx, after || FIRST),
    ({ ownedBy: _, ...one }) => ({ type: 'info-section', ...one }),
  )
  yield* mediaLines(deps, work)
  yield partOf(await work((tx) => customFieldLines(deps, tx)))
  yield* pageThrough(
    work,
    (tx, after) => catalog.pageCustomizations(tx, after || FIRST),
    ({ choices, ...one }) => ({
      type: 'customization',
      ...one,
      choices: choices.map((choice) => choiceOf(choice, urlOf)),
    }),
  )
  yield* collectionLines(deps, work)
  const locations = await work((tx) => deps.locationsOf(tx))
  yield partOf(
    locations.map(({ id, name, isDefault }) => ({
      type: 'location',
      id: isDefault ? null : id,
      name,
    })),
  )
  const routing = await work((tx) => deps.routingOf(tx))
  if (routing) yield partOf([{ type: 'stock-routing', ...routing }])
}

async function customFieldLines({ customFields }: ExportServiceDeps, tx: Tx) {
  const fields = await customFields.all(tx)
  return fields.map(({ type: fieldType, choices, ...one }) => ({
    type: 'custom-field' as const,
    ...one,
    fieldType,
    choices: [...choices],
  }))
}

/** Pictures before videos, because videos refer to posters. */
async function* mediaLines(
  { media, publicUrl }: ExportServiceDeps,
  work: Work,
): AsyncGenerator<ExportPart> {
  for (const kind of mediaKinds) {
    yield* pageThrough(
      work,
      async (tx, after) => {
        const files = await media.pageLibrary(tx, kind, after)
        const posters = await media.describe(
          tx,
          files.flatMap(({ posterId }) => posterId ?? []),
        )
        return files.map((file) => ({ ...file, poster: posters.get(file.posterId ?? '') }))
      },
      ({ id, sourceUrl, fileName, altText, focalPoint, poster }) => ({
        type: 'media',
        id,
        url: sourceUrl ?? mediaUrl(publicUrl, id),
        fileName,
        altText,
        ...(focalPoint && { focalPoint }),
        ...(poster && {
          poster: { id: poster.id, url: poster.sourceUrl ?? mediaUrl(publicUrl, poster.id) },
        }),
      }),
    )
  }
}

const choiceOf = (
  { colorCodes, primaryChoiceIds, ...choice }: Customization['choices'][number],
  urlOf: (mediaId: string) => string,
) => ({
  ...choice,
  image: withAddress(choice.image, urlOf),
  displayImage: withAddress(choice.displayImage, urlOf),
  colorCodes: [...colorCodes],
  primaryChoiceIds: [...primaryChoiceIds],
})

async function* collectionLines(
  { catalog, media, publicUrl }: ExportServiceDeps,
  work: Work,
): AsyncGenerator<ExportPart> {
  for (let after = FIRST; ; ) {
    const { collections, pictures } = await work(async (tx) => {
      const collections = await catalog.pageCollections(tx, after)
      const ids = collections.flatMap(({ mediaId }) => mediaId ?? [])
      return { collections, pictures: await media.describe(tx, ids) }
    })
    const last = collections.at(-1)
    if (!last) return
    after = last.id
    yield partOf(
      collections.map(({ mediaId, ...one }) => {
        const url = mediaId && (pictures.get(mediaId)?.sourceUrl ?? mediaUrl(publicUrl, mediaId))
        return {
          type: 'collection',
          ...one,
          ...(mediaId && url && { image: { id: mediaId, url } }),
        }
      }),
    )
  }
}

/** Pages of entities, each starting after the last id of the previous one. */
async function* pageThrough<Entity extends { readonly id: string }>(
  work: Work,
  page: (tx: Parameters<Parameters<Work>[0]>[0], after: string) => Promise<readonly Entity[]>,
  lineOf: (entity: Entity) => CatalogLine,
): AsyncGenerator<ExportPart> {
  for (let after = ''; ; ) {
    const entities = await work((tx) => page(tx, after))
    const last = entities.at(-1)
    if (!last) return
    after = last.id
    yield partOf(entities.map(lineOf))
  }
}

async function* memberLines(
  { catalog }: ExportServiceDeps,
  work: Work,
): AsyncGenerator<ExportPart> {
  for (let last = { collectionId: FIRST, position: 0, productId: FIRST }; ; ) {
    const members = await work((tx) => catalog.pageMembers(tx, last))
    const end = members.at(-1)
    if (!end) return
    last = end
    const collectionIds = [...new Set(members.map(({ collectionId }) => collectionId))]
    yield partOf(
      collectionIds.map((collectionId) => {
        const own = members.filter((one) => one.collectionId === collectionId)
        return {
          type: 'membership',
          collectionId,
          productIds: own.map(({ productId }) => productId),
          places: own.map(({ addedDate, arranged, isMain }) => ({ addedDate, arranged, isMain })),
        }
      }),
    )
  }
}

const partOf = (lines: readonly CatalogLine[], rows = lines.length): ExportPart => ({
  text: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  products: 0,
  rows,
})
