import type {
  FileGrant,
  DigitalFile as WireFile,
  OwnFile as WireOwnFile,
  ProductFile as WireProductFile,
} from '@vitrine/contract/digital-files'
import type { DigitalFile, Grant, MemberFile, ProductFile } from './model.ts'

export const encodeFile = ({ storageKey: _, ...file }: DigitalFile): WireFile => file

export const encodeProductFile = ({
  productId,
  variantId,
  file,
}: ProductFile): WireProductFile => ({
  productId,
  ...(variantId && { variantId }),
  file: encodeFile(file),
})

export const encodeGrant = ({ expiresDate, downloadLimit, ...grant }: Grant): FileGrant => ({
  ...grant,
  ...(expiresDate && { expiresDate }),
  ...(downloadLimit !== null && { downloadLimit }),
})

export const encodeOwnFile = (own: MemberFile): WireOwnFile => ({
  ...encodeProductFile(own),
  productName: own.productName,
  productSlug: own.productSlug,
  ...(own.variantName && { variantName: own.variantName }),
  ...(own.expiresDate && { expiresDate: own.expiresDate }),
  ...(own.downloadLimit !== null && {
    downloadsLeft: Math.max(0, own.downloadLimit - own.downloads),
  }),
})
