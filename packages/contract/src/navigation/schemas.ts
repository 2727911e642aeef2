import { Guid, Nullable, type Static, Text, Type } from '../kit/index.ts'

/** What a menu or the footer leads to: exactly one of a collection, a page and a link. */
const target = {
  /** Made by whoever adds it. */
  id: Guid(),
  /** Empty: the name of the collection, or the title of the page. Links need one. */
  label: Type.String({ maxLength: 60 }),
  collectionId: Type.Optional(Guid()),
  pageId: Type.Optional(Guid()),
  /** An http or https address, a path of the shop, or `mailto:`. */
  link: Type.Optional(Text(1, 500)),
}

export const NavigationLink = Type.Object(target)
export type NavigationLink = Static<typeof NavigationLink>

/** An entry of the menu with those below it. */
export const NavigationItem = Type.Object({
  ...target,
  items: Type.Optional(Type.Array(NavigationLink, { maxItems: 20 })),
})
export type NavigationItem = Static<typeof NavigationItem>

export const NavigationFooter = Type.Object({
  columns: Type.Array(
    Type.Object({
      id: Guid(),
      title: Text(1, 60),
      links: Type.Array(NavigationLink, { maxItems: 12 }),
    }),
    { maxItems: 3 },
  ),
  /** Below the name of the shop, in place of its tagline. */
  text: Type.String({ maxLength: 500 }),
  /** On a line of their own at the end, such as the imprint. */
  legal: Type.Array(NavigationLink, { maxItems: 10 }),
})
export type NavigationFooter = Static<typeof NavigationFooter>

/** The menu in the header and the footer of a storefront. */
export const Navigation = Type.Object({
  /** In this order; what is not listed is not in the menu. Null: the collections, as every new shop has them. */
  menu: Nullable(Type.Array(NavigationItem, { maxItems: 20 })),
  /** Null: as every new shop has it. */
  footer: Nullable(NavigationFooter),
})
export type Navigation = Static<typeof Navigation>
