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
  description: 'A file may have 1 GiB',
})
/** The member was never given the product's files, or not anymore. Says nothing about the product. */
export const FileNotGranted = defineError({
  code: 'FILE_NOT_GRANTED',
  status: 403,
  description: 'You have not been given this file',
})
export const FileGrantExpired = defineError({
  code: 'FILE_GRANT_EXPIRED',
  status: 403,
  description: 'The time in which you could download this file is over',
})
export const DownloadsUsedUp = defineError({
  code: 'DOWNLOADS_USED_UP',
  status: 403,
  description: 'You have downloaded this product as often as you could',
})
export const FileGrantNotFound = defineError({
  code: 'FILE_GRANT_NOT_FOUND',
  status: 404,
  description: 'The member has not been given the files of this product',
})
/** The address was changed, or never came from this server. */
export const DownloadAddressInvalid = defineError({
  code: 'DOWNLOAD_ADDRESS_INVALID',
  status: 403,
  description: 'This is no download address of ours',
})
/** The address worked for ten minutes; ask for another one. */
export const DownloadAddressExpired = defineError({
  code: 'DOWNLOAD_ADDRESS_EXPIRED',
  status: 410,
  description: 'This download address has ended; ask for a new one',
})
