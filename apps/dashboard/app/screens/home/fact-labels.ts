import type { Messages } from '../../messages/index.ts'

/** A fact's name such as `product.changed` in words; unknown ones are spelt out. */
export const factLabel = (name: string, { facts }: Messages): string =>
  facts[name] ?? name.replace(/[._]/g, ' ')

export const actorLabel = (actor: string, { home }: Messages): string =>
  home.by[actor.toLowerCase()] ?? actor.toLowerCase().replace(/_/g, ' ')
