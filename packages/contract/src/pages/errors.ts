import { defineError } from '../kit/index.ts'

export const PageNotFound = defineError({
  code: 'PAGE_NOT_FOUND',
  status: 404,
  description: 'The site has no such page',
})
/** `data.slug` is in use by another page. */
export const PageSlugTaken = defineError({
  code: 'PAGE_SLUG_TAKEN',
  status: 409,
  description: 'Another page or article has this address',
})
/** `data.slug` is the word. */
export const PageSlugReserved = defineError({
  code: 'PAGE_SLUG_RESERVED',
  status: 400,
  description: 'This word is no address of a page of yours',
})
/** `data.field` is the path of the link, `data.link` its value. */
export const PageLinkInvalid = defineError({
  code: 'PAGE_LINK_INVALID',
  status: 400,
  description: 'Links lead to http(s) addresses, paths of the shop, or mailto addresses',
})
/** `data.field` is its path. */
export const PagePictureUnknown = defineError({
  code: 'PAGE_PICTURE_UNKNOWN',
  status: 400,
  description: 'The media library has no such picture or video',
})
/** `data.field` is its path. */
export const PageAltTextMissing = defineError({
  code: 'PAGE_ALT_TEXT_MISSING',
  status: 400,
  description: 'A picture that is not decorative needs a text for those who cannot see it',
})
/** `data.field` is its path. */
export const PageSectionInvalid = defineError({
  code: 'PAGE_SECTION_INVALID',
  status: 400,
  description: 'A section has an id of its own, exactly one type, and what this type needs',
})
export const TooManyPages = defineError({
  code: 'TOO_MANY_PAGES',
  status: 409,
  description: 'A site has at most 200 pages, and 1,000 articles in its journal',
})
/** `data.placeholders` lists them, at most 50: `field` is the path, `text` the text in brackets. */
export const PagePlaceholdersOpen = defineError({
  code: 'PAGE_PLACEHOLDERS_OPEN',
  status: 409,
  description: 'A legal page is published when nothing in square brackets is left to be filled in',
})
/** The token of a preview is not of this site, or has expired. */
export const PagePreviewExpired = defineError({
  code: 'PAGE_PREVIEW_EXPIRED',
  status: 404,
  description: 'This preview has expired',
})
