import { defineError } from '../kit/index.ts'

/**
 * `data.field` is the field to change, `data.pair` the text and its background, `data.ratio` the actual
 * contrast (1–21), `data.least` the required one, and `data.suggestion` a sufficient colour (`#rrggbb`) for
 * the field.
 */
export const ThemeContrastTooLow = defineError({
  code: 'THEME_CONTRAST_TOO_LOW',
  status: 400,
  description:
    'Text in these colours cannot be read: it needs a contrast of 4.5:1 in light and in dark',
})
/** `data.field` is the path, `data.value` the sent value. */
export const ThemeColourInvalid = defineError({
  code: 'THEME_COLOUR_INVALID',
  status: 400,
  description: 'A colour is written like "#b4412a" or "oklch(0.58 0.19 35)", without transparency',
})
/** `data.field` is the path. `data.missing` lists required placeholders, `data.unknown` unknown ones. */
export const ThemeTextInvalid = defineError({
  code: 'THEME_TEXT_INVALID',
  status: 400,
  description:
    'A text of the shop is one of the declared ones, no longer than they may be, and has the placeholders of ours',
})
/** There is no draft to publish or discard. */
export const ThemeDraftMissing = defineError({
  code: 'THEME_DRAFT_MISSING',
  status: 409,
  description: 'There is no draft: visitors see what was saved last',
})
/** The token of a preview is not of this site, or has expired. */
export const ThemePreviewExpired = defineError({
  code: 'THEME_PREVIEW_EXPIRED',
  status: 404,
  description: 'This preview has expired',
})
