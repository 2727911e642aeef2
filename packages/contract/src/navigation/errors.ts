import { defineError } from '../kit/index.ts'

/** `data.field` is the path of the link. */
export const NavigationLinkInvalid = defineError({
  code: 'NAVIGATION_LINK_INVALID',
  status: 400,
  description:
    'An entry leads to one collection, one page, or one http(s) address, path of the shop or mailto address with a label',
})
