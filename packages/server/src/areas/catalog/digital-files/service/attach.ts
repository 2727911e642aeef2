import { VariantNotFound } from '@vitrine/contract/catalog'
import {
  DigitalFileAttached,
  DigitalFileNotFound,
  DigitalFileRemoved,
  FileGrantDeleted,
} from '@vitrine/contract/digital-files'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
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
import type { DigitalFilesServiceDeps } from './deps.ts'

/** The product or variant that is to deliver a file. */
export interface DeliveryTarget {
  readonly productId: string
  readonly variantId?: string
}

/** The default variant of a product without managed variants means the product itself. */
const keyOf = ({ productId, variantId = DEFAULT_VARIANT_ID }: DeliveryTarget) => ({
  productId,
  variantId: variantId === DEFAULT_VARIANT_ID ? null : variantId,
})

export async function attach(
  deps: DigitalFilesServiceDeps,
  tx: Tx,
  fileId: string,
  target: DeliveryTarget,
): Promise<ProductFile> {
  const { productId, variantId } = keyOf(target)
  // Locks the product; throws when it does not exist.
  await deps.catalog.changeDelivery(tx, productId, {})
  if (variantId && !(await hasVariant(tx, productId, variantId)))
    throw VariantNotFound({ variantId })
  const file = await findFile(tx, fileId)
  if (!file) throw DigitalFileNotFound({ fileId })
  const before = await findAt(tx, { productId, variantId })
  await putProductFile(tx, { productId, variantId }, fileId)
  const { id, fileName, fileType } = file
  await deps.catalog.changeDelivery(tx, productId, {
    productType: 'digital',
    ...(variantId === null && { digitalFile: { id, fileName, fileType } }),
  })
  const after = { productId, variantId, file }
  await deps.events.append(tx, {
    definition: DigitalFileAttached,
    entityId: fileId,
    ...(before && { before: ledgerFields(before) }),
    after: ledgerFields(after),
  })
  return after
}

/** Detaches a file; the product stays digital. */
export async function detach(
  deps: DigitalFilesServiceDeps,
  tx: Tx,
  target: DeliveryTarget,
): Promise<void> {
  const key = keyOf(target)
  await deps.catalog.changeDelivery(tx, key.productId, {})
  const before = await findAt(tx, key)
  if (!before) throw DigitalFileNotFound({ ...key })
  await deleteProductFile(tx, key)
  if (key.variantId === null) {
    await deps.catalog.changeDelivery(tx, key.productId, { digitalFile: null })
  }
  await deps.events.append(tx, removed(before))
}

/** Makes the product physical: its files and grants are deleted. */
export async function makePhysical(
  deps: DigitalFilesServiceDeps,
  tx: Tx,
  productId: string,
): Promise<void> {
  await deps.catalog.changeDelivery(tx, productId, { productType: 'physical', digitalFile: null })
  const files = await listProductFiles(tx, productId)
  await deleteProductFiles(tx, productId)
  const grants = await deleteGrants(tx, productId)
  await deps.events.append(
    tx,
    ...files.map(removed),
    ...grants.map((before) => ({ definition: FileGrantDeleted, entityId: productId, before })),
  )
}

const removed = (before: ProductFile) => ({
  definition: DigitalFileRemoved,
  entityId: before.file.id,
  before: ledgerFields(before),
})

/** The fields of a fact; storage paths are left out. */
const ledgerFields = ({ productId, variantId, file: { storageKey: _, ...file } }: ProductFile) => ({
  productId,
  variantId,
  ...file,
})
