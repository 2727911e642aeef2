import { defineError } from '../kit/index.ts'

/** No such file, or the product has none (anymore). */
export const DigitalFileNotFound = defineError({
  code: 'DIGITAL_FILE_NOT_FOUND',
  status: 404,
  description: 'There is no such file',
})
/** More than 1 GiB. */
export const DigitalFileTooLarge = defineError({
  code: 'DIGITAL_FILE_TOO_LARGE',
  status: 413,
  description: 'A file can be at most 1 GiB',
})
/**
 * The member has no access to the product's files, or not anymore. Does not reveal whether the product
 * exists.
 */
export const FileNotGranted = defineError({
  code: 'FILE_NOT_GRANTED',
  status: 403,
  description: 'You do not have access to this file',
})
export const FileGrantExpired = defineError({
  code: 'FILE_GRANT_EXPIRED',
  status: 403,
  description: 'Your access to this file has expired',
})
export const DownloadsUsedUp = defineError({
  code: 'DOWNLOADS_USED_UP',
  status: 403,
  description: 'You have reached the download limit of this product',
})
export const FileGrantNotFound = defineError({
  code: 'FILE_GRANT_NOT_FOUND',
  status: 404,
  description: 'The member has no access to the files of this product',
})
/** The address was modified, or is not from this server. */
export const DownloadAddressInvalid = defineError({
  code: 'DOWNLOAD_ADDRESS_INVALID',
  status: 403,
  description: 'The download address is not valid',
})
/** The address was valid for ten minutes; request another one. */
export const DownloadAddressExpired = defineError({
  code: 'DOWNLOAD_ADDRESS_EXPIRED',
  status: 410,
  description: 'The download address has expired; request a new one',
})
