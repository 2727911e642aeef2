import { type CatalogLine, type HeaderLine, LINES_VERSION } from '@vitrine/contract/exports'
import { mediaKinds } from '@vitrine/contract/media'
import { type Customization, withAddress } from '../../catalog/index.ts'
import { mediaUrl } from '../../media/index.ts'
import type { Part, Scope } from '../model.ts'
import { inventoryLine, productLine } from '../rules/product-lines.ts'
import { named, productPages, type Work } from './pages.ts'
import type { ExportWorld } from './world.ts'

const FIRST = '00000000-0000-0000-0000-000000000000'
const header: HeaderLine = { type: 'header', format: 'vitrine', version: LINES_VERSION }

/**
 * Everything the catalog holds, one entity a line, each behind what it refers to. An export of some
 * products leaves out what is not theirs: settings, and lists of entities that may have none of them.
 */
export async function* writeJsonLines(
  world: ExportWorld,
  work: Work,
  scope: Scope,
): AsyncGenerator<Part> {
  const isWhole = scope.filter === null && scope.productIds === null
  yield partOf([header], 0)
  if (isWhole) {
    const settings = await work((tx) => world.settingsOf(tx))
    yield partOf([{ type: 'site', settings: { ...settings } }])
    yield* sharedLines(world, work)
  }
  for await (const products of productPages(world, work, scope)) {
    const lines = await work(async (tx) => {
      const ids = products.map(({ id }) => id)
      const stock = await world.stockOf(tx, ids)
      const places = await world.placesOf(tx, ids)
      const whole = await named(world, tx, products)
      return whole.flatMap((one) => [
        productLine(one),
        inventoryLine(one.product, stock.get(one.product.id), places.get(one.product.id)),
      ])
    })
    yield { ...partOf(lines), products: products.length }
  }
  if (isWhole) yield* memberLines(world, work)
}

async function* sharedLines(world: ExportWorld, work: Work): AsyncGenerator<Part> {
  const { catalog, publicUrl } = world
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
  yield* mediaLines(world, work)
  yield* pageThrough(
    work,
    (tx, after) => catalog.pageCustomizations(tx, after || FIRST),
    ({ choices, ...one }) => ({
      type: 'customization',
      ...one,
      choices: choices.map((choice) => choiceOf(choice, urlOf)),
    }),
  )
  yield* collectionLines(world, work)
  const locations = await work((tx) => world.locationsOf(tx))
  yield partOf(
    locations.map(({ id, name, isDefault }) => ({
      type: 'location',
      id: isDefault ? null : id,
      name,
    })),
  )
}

/** Pictures before videos: what stands for a video is there when it comes. */
async function* mediaLines({ media, publicUrl }: ExportWorld, work: Work): AsyncGenerator<Part> {
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
      ({ id, sourceUrl, fileName, altText, poster }) => ({
        type: 'media',
        id,
        url: sourceUrl ?? mediaUrl(publicUrl, id),
        fileName,
        altText,
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
  { catalog, media, publicUrl }: ExportWorld,
  work: Work,
): AsyncGenerator<Part> {
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

/** Page after page behind the id of the last one. */
async function* pageThrough<Entity extends { readonly id: string }>(
  work: Work,
  page: (tx: Parameters<Parameters<Work>[0]>[0], after: string) => Promise<readonly Entity[]>,
  lineOf: (entity: Entity) => CatalogLine,
): AsyncGenerator<Part> {
  for (let after = ''; ; ) {
    const entities = await work((tx) => page(tx, after))
    const last = entities.at(-1)
    if (!last) return
    after = last.id
    yield partOf(entities.map(lineOf))
  }
}

async function* memberLines({ catalog }: ExportWorld, work: Work): AsyncGenerator<Part> {
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

const partOf = (lines: readonly CatalogLine[], rows = lines.length): Part => ({
  text: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  products: 0,
  rows,
})
