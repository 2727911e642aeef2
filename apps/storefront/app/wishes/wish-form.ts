/** Fields of the forms of the wish list. */
export const wishFields = {
  /** Not `action`, which a form has itself. */
  action: 'change',
  product: 'product',
  variant: 'variant',
  item: 'item',
  email: 'email',
} as const

/** The actions of the forms. */
export const wishActions = [
  'add',
  'remove',
  'restore',
  'toCart',
  'share',
  'unshare',
  'follow',
  'unfollow',
] as const
export type WishAction = (typeof wishActions)[number]

export const isWishAction = (text: string | undefined): text is WishAction =>
  wishActions.some((one) => one === text)
