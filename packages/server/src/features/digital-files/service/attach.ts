import { VariantNotFound } from '@vitrine/contract/catalog'
import {
  DigitalFileAttached,
  DigitalFileNotFound,
  DigitalFileRemoved,
  FileGrantDeleted,
} from '@vitrine/contract/digital-files'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../platform/tx.ts'
import type { ProductFile } from '../model.ts'
import { findFile } from '../store/files.ts'
import { deleteGrants } from '../store/grants.ts'
import {
  deleteProductFile,
  deleteProductFiles,
  findAt,
  hasVariant,
  listProductFiles,
  putProductFile,
} from '../store/product-files.ts'
import type { FilesWorld } from './world.ts'

/** What is to deliver a file, as a caller names it. */
export interface Place {
  readonly productId: string
  readonly variantId?: string
}

/** The one variant of a product without managed variants is the product. */
const placeOf = ({ productId, variantId = DEFAULT_VARIANT_ID }: Place) => ({
  productId,
  variantId: variantId === DEFAULT_VARIANT_ID ? null : variantId,
})

export async function attach(
  world: FilesWorld,
  tx: Tx,
  fileId: string,
  asked: Place,
): Promise<ProductFile> {
  const { productId, variantId } = placeOf(asked)
  // Holds the product, and answers for one that does not exist.
  await world.catalog.changeDelivery(tx, productId, {})
  if (variantId && !(await hasVariant(tx, productId, variantId)))
    throw VariantNotFound({ variantId })
  const file = await findFile(tx, fileId)
  if (!file) throw DigitalFileNotFound({ fileId })
  const before = await findAt(tx, { productId, variantId })
  await putProductFile(tx, { productId, variantId }, fileId)
  const { id, fileName, fileType } = file
  await world.catalog.changeDelivery(tx, productId, {
    productType: 'digital',
    ...(variantId === null && { digitalFile: { id, fileName, fileType } }),
  })
  const after = { productId, variantId, file }
  await world.events.append(tx, {
    definition: DigitalFileAttached,
    entityId: fileId,
    ...(before && { before: told(before) }),
    after: told(after),
  })
  return after
}

/** Takes a file off; the product goes on being digital. */
export async function detach(world: FilesWorld, tx: Tx, asked: Place): Promise<void> {
  const place = placeOf(asked)
  await world.catalog.changeDelivery(tx, place.productId, {})
  const before = await findAt(tx, place)
  if (!before) throw DigitalFileNotFound({ ...place })
  await deleteProductFile(tx, place)
  if (place.variantId === null) {
    await world.catalog.changeDelivery(tx, place.productId, { digitalFile: null })
  }
  await world.events.append(tx, removed(before))
}

/** Makes the product a thing again: files and grants go. */
export async function makePhysical(world: FilesWorld, tx: Tx, productId: string): Promise<void> {
  await world.catalog.changeDelivery(tx, productId, { productType: 'physical', digitalFile: null })
  const files = await listProductFiles(tx, productId)
  await deleteProductFiles(tx, productId)
  const grants = await deleteGrants(tx, productId)
  await world.events.append(
    tx,
    ...files.map(removed),
    ...grants.map((before) => ({ definition: FileGrantDeleted, entityId: productId, before })),
  )
}

const removed = (before: ProductFile) => ({
  definition: DigitalFileRemoved,
  entityId: before.file.id,
  before: told(before),
})

/** The ledger does not say where bytes lie. */
const told = ({ productId, variantId, file: { storageKey: _, ...file } }: ProductFile) => ({
  productId,
  variantId,
  ...file,
})
